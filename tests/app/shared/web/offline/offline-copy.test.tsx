// @vitest-environment jsdom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { useCartCopy } from "../../../../../app/shared/web/offline/offline-copy";
import { reactRoot } from "../../../../support/app/react-root";

const root = reactRoot();

it("the copy of a cart has the words of a sold-out dish in place of its sum, which the total leaves out", async () => {
  const postMessage = vi.fn();
  const registration = { active: { postMessage } };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal("navigator", { serviceWorker });
  const soup = { name: "Soup", note: "380 g", count: 1, total: "429 ₽" };
  const roll = { name: "Roll", note: "", count: 1, total: "589 ₽", lost: { sum: "not in the total", similar: "" } };
  const cart = { lines: [soup, roll], total: "429 ₽" };
  function Page() {
    useCartCopy(cart);
    return null;
  }
  act(() => root.render(<Page />));
  const lines = [soup, { name: "Roll", note: "", count: 1, total: "not in the total" }];
  await expect.poll(() => postMessage.mock.calls).toEqual([[{ keep: "cart", cart: { lines, total: "429 ₽" } }]]);
});
