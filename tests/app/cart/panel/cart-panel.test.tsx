// @vitest-environment jsdom
import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CartView } from "../../../../app/shared/basket/cart.view";
import { CartPanel } from "../../../../app/cart/panel/CartPanel";
import { CartProvider, useCart, useCartView } from "../../../../app/cart/store/CartProvider";
import type { CartStore } from "../../../../app/cart/store/cart-store";
import { loadLazyParts } from "../../../../app/shared/web/hydration/lazy-part";
import { serverHtml } from "../../../support/app/server-html";

const content = vi.hoisted(() => ({ arrival: undefined as Promise<void> | undefined }));

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock("../../../../app/shared/ui/hooks/use-city-alias", () => ({ useCityAlias: () => "spb" }));
vi.mock("../../../../app/shared/web/modal/use-modal-link", () => ({ useOpenModal: () => vi.fn() }));
vi.mock("../../../../app/shared/web/errors/ServerError", () => ({ useServerError: () => vi.fn() }));
vi.mock("../../../../app/cart/panel/FilledCart", () => ({
  default: function Content() {
    const { total } = useCartView();
    if (content.arrival) throw content.arrival;
    return <p>{total}</p>;
  },
}));

const line = { line_key: "roll", product_key: "roll", name: "Roll", note: "", count: 1, sale_multiplicity: 1 };
const view: CartView = {
  state: "ok",
  version: 1,
  whose: "anna",
  count: 1,
  lines: [{ ...line, can_add: true, price: "100 ₽", total: "100 ₽" }],
  packages: [],
  gifts: [],
  messages: [],
  receipt: [],
  total: "100 ₽",
};

let store: CartStore | undefined;
function Store() {
  store = useCart();
  return null;
}

let root: Root | undefined;
beforeEach(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await loadLazyParts();
});
afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
});

it("keeps the server's HTML when the cart changes before its content is hydrated, and then shows the change", async () => {
  const page = (
    <CartProvider view={view}>
      <CartPanel />
      <Store />
    </CartProvider>
  );
  document.body.innerHTML = `<div>${serverHtml(page)}</div>`;
  const paragraph = document.querySelector("p");
  expect(paragraph?.textContent).toBe("100 ₽");
  let arrive: () => void = () => undefined;
  content.arrival = new Promise((resolve) => (arrive = resolve));
  const errors: unknown[] = [];
  startTransition(() => {
    root = hydrateRoot(document.body.firstElementChild as Element, page, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  store = undefined;
  await vi.waitFor(() => expect(store).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 50));
  (store as CartStore | undefined)?.accept({ ...view, version: 2, total: "90 ₽" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([errors, paragraph?.isConnected, paragraph?.textContent]).toEqual([[], true, "100 ₽"]);
  content.arrival = undefined;
  arrive();
  await vi.waitFor(() => expect(paragraph?.textContent).toBe("90 ₽"));
  expect([errors, paragraph?.isConnected]).toEqual([[], true]);
});
