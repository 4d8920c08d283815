// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CartAnswer, CartRequest, CartServer } from "../../../../app/cart/store/cart-requests";
import { CartPageLife } from "../../../../app/cart/store/cart-page-life";
import { CartStore, DEBOUNCE_MS } from "../../../../app/cart/store/cart-store";
import { knownCart } from "../../../../app/cart/store/shown-cart";
import { savedAdditions } from "../../../../app/cart/store/saved-additions";
import type { CartLineView, CartSums, CartView } from "../../../../app/shared/basket/cart.view";

const MENU: Record<string, string> = { roll: "Roll", soup: "Soup", tea: "Tea" };

function cartOf(version: number, counts: Record<string, number>, whose = "anna"): CartView {
  const lines: CartLineView[] = Object.entries(counts).map(([key, count]) => {
    const product_key = key.split("~")[0] ?? key;
    return {
      line_key: key,
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
  return { state: "ok", version, whose, count, lines, packages: [], gifts: [], messages: [], receipt: [], total: "" };
}

const kept = savedAdditions(() => "spb");

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
  const breakOff = () => asked.forEach(({ answer }) => void answer({ error: "" }));
  const store = new CartStore(first, { send, breakOff });
  const life = new CartPageLife(store, kept);
  const nth = (index: number) => {
    const found = asked[index];
    if (!found) throw new Error(`only ${asked.length} requests were sent`);
    return found;
  };
  return { store, life, send, requests: () => asked.map(({ request }) => request), nth };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe("counts", () => {
  it("shows a click at once and sends it after a pause of 450 ms, as one absolute count", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    for (const count of [2, 3, 4]) store.setLineCount("roll", count);
    expect(store.countOf("roll")).toBe(4);
    expect(store.totalCount()).toBe(4);
    expect(store.shownLine("roll").pending).toBe(true);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
    expect(requests()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toEqual([{ counts: { roll: 4 } }]);
  });

  it("waits anew after each click, and sends several products in one batch", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1, soup: 2 }));
    store.setLineCount("roll", 2);
    await vi.advanceTimersByTimeAsync(400);
    store.setLineCount("soup", 1);
    await vi.advanceTimersByTimeAsync(400);
    expect(requests()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(requests()).toEqual([{ counts: { roll: 2, soup: 1 } }]);
  });

  it("sends nothing when the clicks cancel out", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 2);
    store.setLineCount("roll", 1);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(requests()).toEqual([]);
    expect(store.shownLine("roll").pending).toBe(false);
  });

  it("brings a line that was going back at once", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 0);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    store.setLineCount("roll", 1);
    await nth(0).answer({ cart: cartOf(1, { roll: 1 }) });
    expect(requests()).toEqual([{ counts: { roll: 0 } }, { counts: { roll: 1 } }]);
  });

  it("stays between 0 and 100", () => {
    const { store } = shop(cartOf(1, { roll: 99 }));
    store.setLineCount("roll", 500);
    expect(store.countOf("roll")).toBe(100);
    store.setLineCount("roll", -5);
    expect(store.countOf("roll")).toBe(0);
  });

  it("keeps what was clicked while an answer was on its way", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 2);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    store.setLineCount("roll", 5);
    await nth(0).answer({ cart: cartOf(2, { roll: 2 }) });
    expect(store.countOf("roll")).toBe(5);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(requests()).toEqual([{ counts: { roll: 2 } }, { counts: { roll: 5 } }]);
    await nth(1).answer({ cart: cartOf(3, { roll: 5 }) });
    expect(store.view().lines[0]?.count).toBe(5);
    expect(store.shownLine("roll").pending).toBe(false);
    expect(store.announcement()).toEqual({ name: "Roll", count: 5 });
  });

  it("goes back to what was confirmed when it fails, says so, and tries again on demand", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 3);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    await nth(0).answer({ error: "The kitchen is down" });
    expect(store.shownLine("roll")).toMatchObject({
      count: 1,
      pending: false,
      failed: true,
      message: "The kitchen is down",
    });
    expect(store.shownProduct("roll").failed).toBe(true);
    expect(store.announcement()).toEqual({ name: "Roll", count: 3, failed: true });
    store.retry("roll");
    expect(store.shownLine("roll")).toMatchObject({ count: 3, failed: false });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(requests()).toHaveLength(2);
  });

  it("sends what waits when the page goes", () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 2);
    store.flush();
    expect(requests()).toEqual([{ counts: { roll: 2 } }]);
  });

  it("tells when everything is answered", async () => {
    const { store, nth } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 2);
    const settled = vi.fn();
    void store.whenIdle().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    expect(store.hasUnanswered()).toBe(true);
    await nth(0).answer({ cart: cartOf(2, { roll: 2 }) });
    expect(settled).toHaveBeenCalled();
    expect(store.hasUnanswered()).toBe(false);
  });
});

describe("adding", () => {
  it("goes at once, is shown at once and takes the line's key from the answer", async () => {
    const { store, requests, nth } = shop(cartOf(1, {}));
    const done = store.add("roll");
    expect(requests()).toEqual([{ add: { product_key: "roll" } }]);
    expect(store.shownProduct("roll")).toMatchObject({ count: 1, pending: true, lines: [] });
    expect(store.products()).toEqual(["roll"]);
    expect(store.totalCount()).toBe(1);
    await nth(0).answer({ cart: cartOf(2, { "roll~rice:1": 1 }), line_key: "roll~rice:1" });
    expect(await done).toBe(true);
    expect(store.shownProduct("roll")).toMatchObject({ count: 1, pending: false, lines: ["roll~rice:1"] });
    expect(store.totalCount()).toBe(1);
  });

  it("adds anew a dish whose removal is under way, and its answer changes nothing about that", async () => {
    const { store, requests, nth } = shop(cartOf(1, { "roll~cheese:1": 1 }));
    store.setLineCount("roll~cheese:1", 0);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    const done = store.add("roll");
    expect(store.shownProduct("roll").count).toBe(1);
    await nth(0).answer({ cart: cartOf(2, {}) });
    expect(requests()).toEqual([{ counts: { "roll~cheese:1": 0 } }, { add: { product_key: "roll" } }]);
    expect(store.shownProduct("roll").count).toBe(1);
    await nth(1).answer({ cart: cartOf(3, { roll: 1 }), line_key: "roll" });
    expect(await done).toBe(true);
    expect(store.shownProduct("roll")).toMatchObject({ count: 1, lines: ["roll"] });
  });

  it("does not add twice for two clicks", async () => {
    const { store, requests, nth } = shop(cartOf(1, {}));
    void store.add("roll");
    void store.add("roll");
    await nth(0).answer({ cart: cartOf(2, { roll: 1 }), line_key: "roll" });
    expect(await store.add("roll")).toBe(true);
    expect(requests()).toHaveLength(1);
    expect(store.totalCount()).toBe(1);
  });

  it("counts further while the first is on its way", async () => {
    const { store, requests, nth } = shop(cartOf(1, {}));
    void store.add("roll");
    store.setProductCount("roll", 2);
    store.setProductCount("roll", 3);
    expect(store.shownProduct("roll").count).toBe(3);
    await nth(0).answer({ cart: cartOf(2, { roll: 1 }), line_key: "roll" });
    expect(store.shownProduct("roll").count).toBe(3);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(requests()[1]).toEqual({ counts: { roll: 3 } });
  });

  it("asks one after the other, so that the first can make the session", async () => {
    const { store, requests, nth } = shop(cartOf(0, {}, ""));
    void store.add("roll");
    void store.add("soup");
    expect(requests()).toHaveLength(1);
    await nth(0).answer({ cart: cartOf(1, { roll: 1 }), line_key: "roll" });
    expect(requests()).toHaveLength(2);
    expect(store.totalCount()).toBe(2);
  });

  it("disappears again when it fails", async () => {
    const { store, nth } = shop(cartOf(1, {}));
    const done = store.add("roll", { count: 2, modifiers: { rice: 1 } });
    await nth(0).answer({ error: "Sold out", concerns: "product" });
    expect(await done).toBe(false);
    expect(store.shownProduct("roll")).toMatchObject({ count: 0, failed: true, message: "Sold out" });
    expect(store.products()).toEqual(["roll"]);
    store.retry("roll");
    expect(store.shownProduct("roll")).toMatchObject({ count: 2, failed: false });
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
    store.setProductCount("roll", 5);
    expect(store.countOf("roll~rice:1")).toBe(2);
    expect(store.countOf("roll~cheese:1")).toBe(3);
  });
});

describe("which cart is the newer", () => {
  it("ignores an answer that is older than what is confirmed", () => {
    const { store } = shop(cartOf(5, { roll: 5 }));
    store.accept(cartOf(4, { roll: 4 }));
    expect(store.view().version).toBe(5);
    store.accept(cartOf(5, { roll: 5, tea: 1 }));
    expect(store.view().lines).toHaveLength(2);
  });

  it("takes another visitor's cart whatever its version", () => {
    const { store } = shop(cartOf(5, { roll: 5 }));
    store.accept(cartOf(0, {}, ""));
    expect(store.view().lines).toEqual([]);
  });

  it("does not take an outage for an empty cart", () => {
    const { store } = shop(cartOf(5, { roll: 5 }));
    store.accept({ ...cartOf(0, {}, ""), state: "unknown" });
    expect(store.totalCount()).toBe(5);
  });

  it("forgets what was wanted of a line that is gone", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 2);
    store.accept(cartOf(2, {}));
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(requests()).toEqual([]);
    expect(store.totalCount()).toBe(0);
  });
});

it("keeps what is shown of a product the same object until it changes", () => {
  const { store } = shop(cartOf(1, { roll: 1, soup: 1 }));
  const before = store.shownProduct("soup");
  store.setLineCount("roll", 2);
  expect(store.shownProduct("soup")).toBe(before);
  expect(store.shownProduct("roll").count).toBe(2);
});

it("refuses bags and shows the new cart", async () => {
  const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
  const done = store.change({ without_bag: true });
  expect(requests()).toEqual([{ without_bag: true }]);
  await nth(0).answer({ cart: cartOf(2, { roll: 1 }) });
  expect(await done).toBeUndefined();
  expect(store.view().version).toBe(2);
});

describe("an answer with counts and sums only", () => {
  const sumsOf = (version: number, soups: number): CartSums => {
    const { state, whose, count, lines, total } = cartOf(version, { soup: soups });
    return { state, version, whose, count, lines, total };
  };
  const receipt = [{ name: "subtotal", label: "Subtotal", text: "1" }] as const;
  const minimum = { missing: "1", amount: "2", counted: "1", share: 0.5, dishes: "/spb/" };

  it("replaces those, and marks the rest of the cart as outdated until it is loaded", async () => {
    const { store, nth } = shop({ ...cartOf(1, { soup: 1 }), receipt: [...receipt], minimum });
    void store.add("soup", { count: 2, modifiers: { hot: 1 } });
    await nth(0).answer({ cart: sumsOf(2, 3) });
    expect(store.view()).toMatchObject({ version: 2, count: 3, receipt, minimum: undefined, isOutdated: true });
    store.accept(cartOf(2, { soup: 3 }));
    expect(store.view()).toEqual(cartOf(2, { soup: 3 }));
  });

  it("is not requested while a cart is visible, and a cart that becomes visible is loaded", async () => {
    const send = vi.fn<CartServer["send"]>(() => Promise.resolve({ cart: sumsOf(2, 2) }));
    const load = vi.fn<NonNullable<CartServer["load"]>>(() => Promise.resolve(cartOf(2, { soup: 2 })));
    const store = new CartStore(cartOf(1, { soup: 1 }), { send, load });
    let isVisible = false;
    const close = store.open(() => isVisible);
    await store.change({ without_bag: true });
    expect([send.mock.lastCall?.[2], store.view().isOutdated]).toEqual([false, true]);
    store.complete();
    expect(load).not.toHaveBeenCalled();
    isVisible = true;
    store.complete();
    // The panel calls it for each step of a resize.
    store.complete();
    await vi.advanceTimersByTimeAsync(0);
    expect(load.mock.calls).toEqual([[true]]);
    expect(store.view().isOutdated).toBeUndefined();
    await store.change({ without_bag: true });
    expect(send.mock.lastCall?.[2]).toBe(true);
    close();
    await store.refresh();
    expect(load.mock.lastCall).toEqual([false]);
  });

  it("of a page that shows no more is completed by the first cart that is opened, unless there is nothing in it", async () => {
    const sums = sumsOf(1, 1);
    const load = vi.fn(() => Promise.resolve(cartOf(1, { soup: 1 })));
    const store = new CartStore(knownCart(sums), { send: vi.fn(), load });
    expect([store.totalCount(), store.view().isOutdated]).toEqual([1, true]);
    store.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view()).toEqual(cartOf(1, { soup: 1 }));
    // The frame was loaded again, because the place or the time has changed.
    store.accept(knownCart(sums));
    expect(load).toHaveBeenCalledTimes(2);
    const empty = new CartStore(knownCart({ ...sums, count: 0, lines: [] }), { send: vi.fn(), load });
    empty.open();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("that comes after the cart was opened has the rest loaded", async () => {
    let answer: (given: CartAnswer) => void = () => undefined;
    const load = vi.fn(() => Promise.resolve(cartOf(3, { soup: 3 })));
    const send = () => new Promise<CartAnswer>((resolve) => (answer = resolve));
    const store = new CartStore(cartOf(1, { soup: 1 }), { send, load });
    const changed = store.change({ without_bag: true });
    store.open();
    answer({ cart: sumsOf(2, 2) });
    await changed;
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    expect(store.view()).toEqual(cartOf(3, { soup: 3 }));
  });
});

describe("what the upstream says once", () => {
  const said = { position: "top", tone: "info", text: "A gift was removed." } as const;

  it("stays while the same cart is loaded again, and goes with the next change", async () => {
    const { store, nth } = shop(cartOf(1, { roll: 2 }));
    store.setLineCount("roll", 1);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    await nth(0).answer({ cart: { ...cartOf(2, { roll: 1 }), messages: [said] } });
    store.accept(cartOf(2, { roll: 1 }));
    expect(store.view().messages).toEqual([said]);
    store.accept({ ...cartOf(2, { roll: 1 }), messages: [said] });
    expect(store.view().messages).toEqual([said]);
    store.accept(cartOf(3, { roll: 3 }));
    expect(store.view().messages).toEqual([]);
  });

  it("is not said in another visitor's cart", () => {
    const { store } = shop({ ...cartOf(1, { roll: 1 }), messages: [said] });
    store.accept({ ...cartOf(1, { roll: 1 }), whose: "another" });
    expect(store.view().messages).toEqual([]);
  });
});

it("sends how many of a gift there should be, and tells why not", async () => {
  const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
  const done = store.change({ gift_id: 1, count: 2 });
  expect(requests()).toEqual([{ gift_id: 1, count: 2 }]);
  await nth(0).answer({ error: "Dishes for 800 ₽" });
  expect(await done).toBe("Dishes for 800 ₽");
});

it("asks for the cart anew where something else may have changed it", async () => {
  const server = { send: vi.fn(), load: () => Promise.resolve(cartOf(2, {})) };
  const store = new CartStore(cartOf(1, { roll: 1 }), server);
  const heard = vi.fn();
  store.subscribe(heard);
  await store.refresh();
  expect(store.totalCount()).toBe(0);
  expect(heard).toHaveBeenCalledOnce();
});

describe("listeners of the store", () => {
  it("are called for each change until they unsubscribe", () => {
    const { store } = shop(cartOf(1, { roll: 1 }));
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.setLineCount("roll", 2);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.setLineCount("roll", 3);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("that unsubscribe while a request is under way are not called for its answer, and the cart takes the answer", async () => {
    const { store, nth } = shop(cartOf(1, { roll: 1 }));
    const unmounted = vi.fn();
    const mounted = vi.fn();
    const unsubscribe = store.subscribe(unmounted);
    store.subscribe(mounted);
    void store.add("soup");
    unsubscribe();
    [unmounted, mounted].forEach((listener) => listener.mockClear());
    await nth(0).answer({ cart: cartOf(2, { roll: 1, soup: 1 }), line_key: "soup" });
    expect(unmounted).not.toHaveBeenCalled();
    expect(mounted).toHaveBeenCalled();
    expect(store.totalCount()).toBe(2);
    expect(store.hasUnanswered()).toBe(false);
  });

  it("that unsubscribe because of a change are not called for the same change", () => {
    const { store } = shop(cartOf(1, { roll: 1 }));
    const counter = vi.fn();
    let unsubscribe: () => void = () => undefined;
    store.subscribe(() => unsubscribe());
    unsubscribe = store.subscribe(counter);
    store.setLineCount("roll", 2);
    expect(counter).not.toHaveBeenCalled();
  });

  it("that throw stop neither the other listeners nor the requests", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    const other = vi.fn();
    store.subscribe(() => {
      throw new Error("a broken part");
    });
    store.subscribe(other);
    void store.add("soup");
    expect(other).toHaveBeenCalledTimes(1);
    await nth(0).answer({ cart: cartOf(2, { roll: 1, soup: 1 }), line_key: "soup" });
    expect(store.view().version).toBe(2);
    store.setLineCount("roll", 4);
    vi.advanceTimersByTime(DEBOUNCE_MS);
    expect(requests().at(-1)).toEqual({ counts: { roll: 4 } });
  });

  it("after paint are called once per frame, however many changes it had", () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    const { store } = shop(cartOf(1, { roll: 1 }));
    const badge = vi.fn();
    const unsubscribe = store.subscribeAfterPaint(badge);
    store.setLineCount("roll", 2);
    store.setLineCount("roll", 3);
    expect(badge).not.toHaveBeenCalled();
    frames.splice(0).forEach((frame) => frame());
    vi.advanceTimersByTime(0);
    expect(badge).toHaveBeenCalledTimes(1);
    store.setLineCount("roll", 4);
    unsubscribe();
    frames.splice(0).forEach((frame) => frame());
    vi.advanceTimersByTime(0);
    expect(badge).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

describe("answers on a bad day", () => {
  it("that never came leave the confirmed count, without a message of the server, and the next change is sent", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 3);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    await nth(0).answer({ error: "" });
    expect(store.shownLine("roll")).toMatchObject({ count: 1, pending: false, failed: true, message: "" });
    store.setLineCount("roll", 2);
    expect(store.shownLine("roll")).toMatchObject({ count: 2, failed: false });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(requests().at(-1)).toEqual({ counts: { roll: 2 } });
  });

  it("that refuse a change and bring the present cart show that cart with the failure", async () => {
    const { store, nth } = shop(cartOf(1, { roll: 1, soup: 1 }));
    store.setLineCount("roll", 3);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    await nth(0).answer({ error: "No more rolls", cart: cartOf(4, { roll: 2, soup: 1 }) });
    expect(store.shownLine("roll")).toMatchObject({ count: 2, failed: true, message: "No more rolls" });
    expect(store.totalCount()).toBe(3);
  });

  it("that fail after a further click leave the count of that click", async () => {
    const { store, requests, nth } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 2);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    store.setLineCount("roll", 5);
    await nth(0).answer({ error: "The kitchen is down" });
    expect(store.shownLine("roll")).toMatchObject({ count: 5, pending: true, failed: false });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(requests().at(-1)).toEqual({ counts: { roll: 5 } });
  });

  it("that come later than a newer cart from elsewhere change nothing in it", async () => {
    const { store, nth } = shop(cartOf(1, { roll: 1 }));
    store.setLineCount("roll", 2);
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    store.accept(cartOf(7, { roll: 2, tea: 1 }));
    await nth(0).answer({ cart: cartOf(2, { roll: 2 }) });
    expect(store.view().version).toBe(7);
    expect(store.totalCount()).toBe(3);
    expect(store.hasUnanswered()).toBe(false);
  });

  it("to bags that are refused say so", async () => {
    const { store, nth } = shop(cartOf(1, { roll: 1 }));
    const done = store.change({ without_bag: true });
    await nth(0).answer({ error: "Not here" });
    expect(await done).toBe("Not here");
    expect(store.view().version).toBe(1);
  });
});

describe("leaving the page", () => {
  it("sends changed counts and queued additions at once, beside the request under way", () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    void store.add("soup");
    void store.add("tea");
    store.setLineCount("roll", 2);
    expect(requests()).toEqual([{ add: { product_key: "soup" } }]);
    store.flush();
    expect(requests().slice(1)).toEqual([{ counts: { roll: 2 } }, { add: { product_key: "tea" } }]);
  });

  it("sends nothing twice, and nothing if nothing waits", async () => {
    const { store, requests } = shop(cartOf(1, { roll: 1 }));
    store.flush();
    store.setLineCount("roll", 2);
    store.flush();
    store.flush();
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(requests()).toEqual([{ counts: { roll: 2 } }]);
  });

  it("leaves the additions of a visitor without a session in the queue: in parallel each would open a session", () => {
    const { store, requests } = shop(cartOf(0, {}, ""));
    void store.add("roll");
    void store.add("soup");
    store.flush();
    expect(requests()).toEqual([{ add: { product_key: "roll" } }]);
  });
});

describe("two windows", () => {
  /** A window whose loads a test answers when it likes. */
  function inAWindow(first: CartView) {
    let answer: (view: CartView | undefined) => void = () => undefined;
    const load = () => new Promise<CartView | undefined>((resolve) => (answer = resolve));
    const send = () => Promise.resolve({ cart: cartOf(1, { roll: 1 }), line_key: "roll" });
    const store = new CartStore(first, { send, load });
    const life = new CartPageLife(store, kept);
    const answered = async (view?: CartView) => {
      answer(view);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { store, life, answered };
  }

  it("show what the other one changed when they are seen again", async () => {
    const { store, life, answered } = inAWindow(cartOf(1, { roll: 1 }));
    life.show();
    await answered(cartOf(4, { roll: 1, soup: 2 }));
    expect(store.totalCount()).toBe(3);
  });

  it("show the cart that the other one has begun", async () => {
    const { store, life, answered } = inAWindow(cartOf(0, {}, ""));
    life.show();
    await answered(cartOf(1, { soup: 2 }));
    expect(store.totalCount()).toBe(2);
  });

  it("keep what was confirmed here while the answer was on its way, and offline", async () => {
    const { store, life, answered } = inAWindow(cartOf(0, {}, ""));
    life.show();
    await store.add("roll");
    await answered(cartOf(0, {}, ""));
    expect(store.totalCount()).toBe(1);
    life.show();
    await answered(undefined);
    expect(store.totalCount()).toBe(1);
  });
});

describe("leaving the page before the first addition has made a session", () => {
  const anonymous = () => shop(cartOf(0, {}, ""));

  it("loses no dish: the next page adds them all, one after the other", async () => {
    const before = anonymous();
    void before.store.add("roll", { count: 2, modifiers: { rice: 1 } });
    void before.store.add("soup");
    before.life.leave();

    const { store, life, requests, nth } = anonymous();
    life.resume();
    expect(store.totalCount()).toBe(3);
    expect(requests()).toEqual([{ add: { product_key: "roll", count: 2, modifiers: { rice: 1 } } }]);
    await nth(0).answer({ cart: cartOf(1, { "roll~rice:1": 2 }), line_key: "roll~rice:1" });
    expect(requests()[1]).toEqual({ add: { product_key: "soup" } });
    await nth(1).answer({ cart: cartOf(2, { "roll~rice:1": 2, soup: 1 }), line_key: "soup" });
    expect(store.view().count).toBe(3);
  });

  it("breaks the request under way off, so that its answer brings no session of another cart", () => {
    const breakOff = vi.fn();
    const store = new CartStore(cartOf(0, {}, ""), { send: () => new Promise(() => undefined), breakOff });
    const life = new CartPageLife(store, kept);
    void store.add("roll");
    life.leave();
    expect(breakOff).toHaveBeenCalledOnce();
  });

  it("loses none either whose request the browser broke off before it said that the page goes", async () => {
    const before = anonymous();
    void before.store.add("roll");
    void before.store.add("soup");
    await before.nth(0).answer({ error: "" });
    before.life.leave();

    const { store, life } = anonymous();
    life.resume();
    expect(store.products()).toEqual(expect.arrayContaining(["roll", "soup"]));
  });

  it("does not ask again for a dish that the server refused", async () => {
    const before = anonymous();
    void before.store.add("roll");
    await before.nth(0).answer({ error: "Sold out", concerns: "product" });
    before.life.leave();
    expect(kept.take()).toEqual([]);
  });

  it("keeps the count that was clicked since, and nothing of a dish that was taken out again", () => {
    const before = anonymous();
    void before.store.add("roll");
    void before.store.add("soup");
    before.store.setProductCount("roll", 3);
    before.store.setProductCount("soup", 0);
    before.life.leave();

    const { store, life, requests } = anonymous();
    life.resume();
    expect(requests()).toEqual([{ add: { product_key: "roll", count: 3 } }]);
    expect(store.products()).toEqual(["roll"]);
  });

  it("adds nothing twice: neither on two pages, nor to a cart that has it after all", () => {
    const before = anonymous();
    void before.store.add("roll");
    before.life.leave();

    const second = shop(cartOf(1, { roll: 1 }));
    second.life.resume();
    expect(second.requests()).toEqual([]);
    expect(second.store.totalCount()).toBe(1);
    const third = anonymous();
    third.life.resume();
    expect(third.requests()).toEqual([]);
  });

  it("goes on when the page comes back from the back/forward cache, without a failure on its card", async () => {
    const { store, life, requests } = anonymous();
    const added = store.add("roll");
    void store.add("soup");
    life.leave();
    expect(await added).toBe(false);
    expect(store.shownProduct("roll")).toMatchObject({ count: 0, failed: false });
    life.resume();
    expect(store.totalCount()).toBe(2);
    expect(requests().slice(1)).toEqual([{ add: { product_key: "roll" } }]);
  });

  it("keeps nothing of a visitor with a session, whose requests all go out", () => {
    const { store, life, requests } = shop(cartOf(1, {}));
    void store.add("roll");
    void store.add("soup");
    expect(life.leave()).toBe(Date.now());
    expect(requests()).toHaveLength(2);
    expect(kept.take()).toEqual([]);
  });

  it("loses none either when the hidden page ends without a word: a phone needed its memory", async () => {
    const before = anonymous();
    void before.store.add("roll", { count: 2 });
    void before.store.add("soup");
    before.life.hide();
    await before.nth(0).answer({ cart: cartOf(1, { roll: 2 }), line_key: "roll" });

    const { life, requests } = shop(cartOf(1, { roll: 2 }));
    life.resume();
    expect(requests()).toEqual([{ add: { product_key: "soup" } }]);
  });

  it("keeps nothing for another page once the hidden one is seen again, or has done its work", async () => {
    const { store, life, nth } = anonymous();
    void store.add("roll");
    life.hide();
    expect(sessionStorage).toHaveLength(1);
    life.show();
    expect(sessionStorage).toHaveLength(0);
    life.hide();
    await nth(0).answer({ cart: cartOf(1, { roll: 1 }), line_key: "roll" });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ["before", (life: CartPageLife) => (life.hide(), life.leave())],
    ["after", (life: CartPageLife) => (life.leave(), life.hide())],
  ])("keeps them whether the page is hidden %s it goes, and until it is back", (_, go) => {
    const { store, life, requests } = anonymous();
    void store.add("roll");
    go(life);
    life.show();
    life.resume();
    expect(requests().at(-1)).toEqual({ add: { product_key: "roll" } });
    expect(store.totalCount()).toBe(1);
  });

  it("asks in turn with other windows while an answer may make the session, and no longer", async () => {
    const { store, send, nth } = anonymous();
    void store.add("roll");
    await nth(0).answer({ cart: cartOf(1, { roll: 1 }), line_key: "roll" });
    void store.add("soup");
    expect(send.mock.calls.map(([, shown]: unknown[]) => (shown as CartView).whose)).toEqual(["", "anna"]);
  });

  it.each(["null", "{}", "[", '[null, 1, {"product_key": 5}]'])("ignores what else the browser keeps: %s", (text) => {
    sessionStorage.setItem("cart-additions spb", text);
    const { life, requests } = anonymous();
    life.resume();
    expect(requests()).toEqual([]);
  });

  it("resumes in the same city only", () => {
    const before = anonymous();
    void before.store.add("roll");
    before.life.leave();
    expect(savedAdditions(() => "msk").take()).toEqual([]);
    expect(kept.take()).toHaveLength(1);
  });
});
