// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { BottomBar } from "../../../../app/shell/frame/BottomBar";
import { CartProvider } from "../../../../app/cart/store/CartProvider";
import { emptyCart, InBrowser, inEnglish } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

const root = reactRoot();

const current = () => document.querySelector('[aria-current="page"]')?.textContent?.trim();

it("marks the item that was pressed at once, before its page has come", async () => {
  const frame = { city: { alias: "spb" }, cart: { count: 0 }, is_auth_enabled: true };
  let arrive: (value: null) => void = () => undefined;
  const id = "shell/frame/city.route";
  const element = (
    <CartProvider view={emptyCart}>
      <BottomBar />
    </CartProvider>
  );
  const promotions = {
    path: "promotions",
    element: null,
    loader: () => new Promise<null>((resolve) => (arrive = resolve)),
  };
  const router = createMemoryRouter(
    [{ id, path: "/:city", loader: () => frame, element, children: [{ index: true, element: null }, promotions] }],
    { initialEntries: ["/spb/"], hydrationData: { loaderData: { [id]: frame } } },
  );
  await act(async () => root.render(inEnglish(<InBrowser router={router} />)));
  expect(current()).toBe("Menu");
  await act(async () => document.querySelector<HTMLElement>('[href="/spb/promotions"]')?.click());
  expect([router.state.location.pathname, current()]).toEqual(["/spb/", "Offers"]);
  await act(async () => arrive(null));
  expect([router.state.location.pathname, current()]).toEqual(["/spb/promotions", "Offers"]);
});
