import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CartAnswer, CartRequest } from "../../../app/cart/cart-requests";
import { createCartStore, PAUSE } from "../../../app/cart/cart-store";
import type { CartLineView, CartView } from "../../../app/cart/cart.view";

const MENU: Record<string, string> = { roll: "Roll", soup: "Soup", tea: "Tea" };

function cartOf(version: number, counts: Record<string, number>, whose = "anna"): CartView {
  const lines: CartLineView[] = Object.entries(counts).map(([key, count]) => {
    const product_key = key.split("~")[0] ?? key;
    return {
      key,
      product_key,
      name: MENU[product_key] ?? key,
      note: "",
      count,
      sale_multiplicity: 1,
      can_add: true,
      price: "",
      total: "",
    };
  });
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return { state: "ok", version, whose, count, lines, packages: [], messages: [], receipt: [], total: "" };
}

/** A server whose answers a test gives when it likes, in the order it likes. */
function shop(first: CartView) {
  const asked: { request: CartRequest; answer: (answer: CartAnswer) => Promise<void> }[] = [];
  const send = vi.fn((request: CartRequest) => {
    return new Promise<CartAnswer>((resolve) => {
      const answer = async (given: CartAnswer) => {
        resolve(given);
        await vi.advanceTimersByTimeAsync(0);
      };
      asked.push({ request, answer });
    });
  });
  const store = createCartStore(first, send);
  const nth = (index: number) => {
    const found = asked[index];
    if (!found) throw new Error(`only ${asked.length} requests were sent`);
    return found;
  };
  return { store, send, requests: () => asked.map(({ request }) => request), nth };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("counts", () => {
  it("shows a click at once and sends it after a pause of 450 ms, as one absolute count", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    for (const count of [2, 3, 4]) store.change("roll", count);
    expect(store.countOf("roll")).toBe(4);
    expect(store.count()).toBe(4);
    expect(store.pending("roll")).toBe(true);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(requests()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toEqual([{ counts: { roll: 4 } }]);
  });

  it("waits anew after each click, and sends several products in one batch", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1, soup: 2 }));
    store.change("roll", 2);
    await vi.advanceTimersByTimeAsync(400);
    store.change("soup", 1);
    await vi.advanceTimersByTimeAsync(400);
    expect(requests()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(requests()).toEqual([{ counts: { roll: 2, soup: 1 } }]);
  });

  it("sends nothing when the clicks cancel out", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    store.change("roll", 2);
    store.change("roll", 1);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(requests()).toEqual([]);
    expect(store.pending("roll")).toBe(false);
  });

  it("brings a line that was going back at once", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    store.change("roll", 0);
    await vi.advanceTimersByTimeAsync(PAUSE);
    store.change("roll", 1);
    await nth(0).answer({ cart: cartOf(1, { roll: 1 }) });
    expect(requests()).toEqual([{ counts: { roll: 0 } }, { counts: { roll: 1 } }]);
  });

  it("stays between 0 and 100", () => {
    const { store } = shop(cartOf(1, { roll: 99 }));
    store.change("roll", 500);
    expect(store.countOf("roll")).toBe(100);
    store.change("roll", -5);
    expect(store.countOf("roll")).toBe(0);
  });

  it("keeps what was clicked while an answer was on its way", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    store.change("roll", 2);
    await vi.advanceTimersByTimeAsync(PAUSE);
    store.change("roll", 5);
    await nth(0).answer({ cart: cartOf(2, { roll: 2 }) });
    expect(store.countOf("roll")).toBe(5);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(requests()).toEqual([{ counts: { roll: 2 } }, { counts: { roll: 5 } }]);
    await nth(1).answer({ cart: cartOf(3, { roll: 5 }) });
    expect(store.view().lines[0]?.count).toBe(5);
    expect(store.pending("roll")).toBe(false);
    expect(store.news()).toEqual({ name: "Roll", count: 5 });
  });

  it("goes back to what was confirmed when it fails, says so, and tries again on demand", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    store.change("roll", 3);
    await vi.advanceTimersByTimeAsync(PAUSE);
    await nth(0).answer({ error: "The kitchen is down" });
    expect(store.shown("line roll")).toMatchObject({
      count: 1,
      pending: false,
      failed: true,
      said: "The kitchen is down",
    });
    expect(store.shown("product roll").failed).toBe(true);
    expect(store.news()).toEqual({ name: "Roll", count: 3, failed: true });
    store.retry("roll");
    expect(store.shown("line roll")).toMatchObject({ count: 3, failed: false });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(requests()).toHaveLength(2);
  });

  it("sends what waits when the page goes", () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    store.change("roll", 2);
    store.hurry();
    expect(requests()).toEqual([{ counts: { roll: 2 } }]);
  });

  it("tells when everything is answered", async () => {
    const { store, nth } = shop(cartOf(1, { roll: 1 }));
    store.change("roll", 2);
    const settled = vi.fn();
    void store.settle().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    expect(store.waiting()).toBe(true);
    await nth(0).answer({ cart: cartOf(2, { roll: 2 }) });
    expect(settled).toHaveBeenCalled();
    expect(store.waiting()).toBe(false);
  });
});

describe("adding", () => {
  it("goes at once, is shown at once and takes the line's key from the answer", async () => {
    const { store, requests, nth } = shop(cartOf(1, {}));
    const done = store.add("roll");
    expect(requests()).toEqual([{ add: { product_key: "roll" } }]);
    expect(store.shown("product roll")).toMatchObject({ count: 1, pending: true, lines: [] });
    expect(store.products()).toEqual(["roll"]);
    expect(store.count()).toBe(1);
    await nth(0).answer({ cart: cartOf(2, { "roll~rice:1": 1 }), line: "roll~rice:1" });
    expect(await done).toBe(true);
    expect(store.shown("product roll")).toMatchObject({ count: 1, pending: false, lines: ["roll~rice:1"] });
    expect(store.count()).toBe(1);
  });

  it("does not add twice for two clicks", async () => {
    const { store, requests, nth } = shop(cartOf(1, {}));
    void store.add("roll");
    void store.add("roll");
    await nth(0).answer({ cart: cartOf(2, { roll: 1 }), line: "roll" });
    expect(await store.add("roll")).toBe(true);
    expect(requests()).toHaveLength(1);
    expect(store.count()).toBe(1);
  });

  it("counts further while the first is on its way", async () => {
    const { store, requests, nth } = shop(cartOf(1, {}));
    void store.add("roll");
    store.changeProduct("roll", 2);
    store.changeProduct("roll", 3);
    expect(store.shown("product roll").count).toBe(3);
    await nth(0).answer({ cart: cartOf(2, { roll: 1 }), line: "roll" });
    expect(store.shown("product roll").count).toBe(3);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(requests()[1]).toEqual({ counts: { roll: 3 } });
  });

  it("asks one after the other, so that the first can make the session", async () => {
    const { store, requests, nth } = shop(cartOf(0, {}, ""));
    void store.add("roll");
    void store.add("soup");
    expect(requests()).toHaveLength(1);
    await nth(0).answer({ cart: cartOf(1, { roll: 1 }), line: "roll" });
    expect(requests()).toHaveLength(2);
    expect(store.count()).toBe(2);
  });

  it("disappears again when it fails", async () => {
    const { store, nth } = shop(cartOf(1, {}));
    const done = store.add("roll", { count: 2, modifiers: { rice: 1 } });
    await nth(0).answer({ error: "Sold out", concerns: "product" });
    expect(await done).toBe(false);
    expect(store.shown("product roll")).toMatchObject({ count: 0, failed: true, said: "Sold out" });
    expect(store.products()).toEqual(["roll"]);
    store.retry("roll");
    expect(store.shown("product roll")).toMatchObject({ count: 2, failed: false });
  });

  it("sets the count of a variant that is there already, and waits for the answer", async () => {
    const { store, requests, nth } = shop(cartOf(1, { "roll~rice:1": 1 }));
    const done = store.add("roll", { count: 4, modifiers: { rice: 1 } });
    expect(requests()).toEqual([{ counts: { "roll~rice:1": 4 } }]);
    await nth(0).answer({ cart: cartOf(2, { "roll~rice:1": 4 }) });
    expect(await done).toBe(true);
  });

  it("gives the difference to the newest of several variants", () => {
    const { store } = shop(cartOf(1, { "roll~rice:1": 2, "roll~cheese:1": 1 }));
    store.changeProduct("roll", 5);
    expect(store.countOf("roll~rice:1")).toBe(2);
    expect(store.countOf("roll~cheese:1")).toBe(3);
  });
});

describe("which cart is the newer", () => {
  it("ignores an answer that is older than what is confirmed", () => {
    const { store } = shop(cartOf(5, { roll: 5 }));
    store.adopt(cartOf(4, { roll: 4 }));
    expect(store.view().version).toBe(5);
    store.adopt(cartOf(5, { roll: 5, tea: 1 }));
    expect(store.view().lines).toHaveLength(2);
  });

  it("takes another visitor's cart whatever its version", () => {
    const { store } = shop(cartOf(5, { roll: 5 }));
    store.adopt(cartOf(0, {}, ""));
    expect(store.view().lines).toEqual([]);
  });

  it("does not take an outage for an empty cart", () => {
    const { store } = shop(cartOf(5, { roll: 5 }));
    store.adopt({ ...cartOf(0, {}, ""), state: "unknown" });
    expect(store.count()).toBe(5);
  });

  it("forgets what was wanted of a line that is gone", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    store.change("roll", 2);
    store.adopt(cartOf(2, {}));
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(requests()).toEqual([]);
    expect(store.count()).toBe(0);
  });
});

it("keeps what is shown of a product the same object until it changes", () => {
  const { store } = shop(cartOf(1, { roll: 1, soup: 1 }));
  const before = store.shown("product soup");
  store.change("roll", 2);
  expect(store.shown("product soup")).toBe(before);
  expect(store.shown("product roll").count).toBe(2);
});

it("refuses bags and shows the new cart", async () => {
  const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
  const done = store.refuseBags(true);
  expect(requests()).toEqual([{ without_bag: true }]);
  await nth(0).answer({ cart: cartOf(2, { roll: 1 }) });
  expect(await done).toBe(true);
  expect(store.view().version).toBe(2);
});

it("asks for the cart anew where something else may have changed it", async () => {
  const store = createCartStore(cartOf(1, { roll: 1 }), vi.fn(), () => Promise.resolve(cartOf(2, {})));
  const heard = vi.fn();
  store.subscribe(heard);
  await store.refresh();
  expect(store.count()).toBe(0);
  expect(heard).toHaveBeenCalledOnce();
});
