// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { followPage } from "../../../../app/cart/store/cart-page-life";
import { CartStore } from "../../../../app/cart/store/cart-store";
import type { CartView } from "../../../../app/shared/basket/cart.view";

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const nothing = { lines: [], packages: [], gifts: [], messages: [], receipt: [], total: "" };
const cartOf = (version: number, whose = "anna"): CartView => ({
  ...nothing,
  state: "ok",
  version,
  whose,
  count: version,
});
const none = { keep: () => undefined, take: () => [] };

/** A page that was rendered with `view`, and that loads the cart as it is now. */
function page(view: CartView) {
  const load = vi.fn(() => Promise.resolve(cartOf(2)));
  const store = new CartStore(view, { send: () => Promise.resolve({ cart: cartOf(1) }), load });
  return { store, load, end: followPage(store, none) };
}

const openedAt = (time: number) => vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(time);

it("a change that was answered after the next page was asked for is shown by that page", async () => {
  const before = page(cartOf(0, ""));
  await before.store.add("roll");
  window.dispatchEvent(new Event("pagehide"));
  before.end();

  openedAt(Date.now() - 50);
  const { store, load, end } = page(cartOf(0, ""));
  await vi.waitFor(() => expect(store.totalCount()).toBe(2));
  expect(load).toHaveBeenCalledOnce();
  end();
});

it("a page that was asked for after the last change loads no cart, and neither does one of another visit", async () => {
  const before = page(cartOf(0, ""));
  await before.store.add("roll");
  window.dispatchEvent(new Event("pagehide"));
  before.end();

  openedAt(Date.now() + 50);
  for (const { load, end } of [page(cartOf(1)), page(cartOf(1))]) {
    expect(load).not.toHaveBeenCalled();
    end();
  }
});
