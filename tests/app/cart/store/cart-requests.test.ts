import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CartView } from "../../../../app/shared/basket/cart.view";
import { cartServer } from "../../../../app/cart/store/cart-requests";

const cartOf = (whose: string): CartView => ({
  state: "ok",
  version: 1,
  whose,
  count: 0,
  lines: [],
  packages: [],
  gifts: [],
  messages: [],
  receipt: [],
  total: "",
});
const nobodys = cartOf("");
const annas = cartOf("anna");

afterEach(() => vi.unstubAllGlobals());

it("breaks off what is under way, and nothing that is sent later", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));
  });
  const onAnswer = vi.fn();
  const server = cartServer(() => "spb", onAnswer);
  const answer = server.send({ add: { product_key: "roll" } }, annas);
  server.breakOff?.();
  expect(await answer).toEqual({ error: "" });
  void server.send({ add: { product_key: "soup" } }, annas);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

describe("two windows that add their first dish at once", () => {
  /** One lock for all windows of a browser. */
  const withLocks = () => {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_name: string, run: () => unknown) => (last = last.then(run));
    vi.stubGlobal("navigator", { locks: { request } });
  };
  const answered: ((cart: object) => void)[] = [];
  const asked = vi.fn(
    () =>
      new Promise((resolve) => answered.push((cart) => resolve({ ok: true, json: () => Promise.resolve({ cart }) }))),
  );
  const add = (product_key: string) => ({ add: { product_key } });
  const inAWindow = () => cartServer(() => "spb", vi.fn());
  beforeEach(() => {
    answered.length = 0;
    asked.mockClear();
    vi.stubGlobal("fetch", asked);
  });

  it("get one cart: the second asks when the first has the session", async () => {
    withLocks();
    const first = inAWindow().send(add("roll"), nobodys);
    const second = inAWindow().send(add("soup"), nobodys);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    answered[0]?.({});
    await first;
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    answered[1]?.({});
    expect(await second).toEqual({ cart: {} });
  });

  it("ask nothing more in a window that went while it waited", async () => {
    withLocks();
    void inAWindow().send(add("roll"), nobodys);
    const later = inAWindow();
    const second = later.send(add("soup"), nobodys);
    later.breakOff?.();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    answered[0]?.({});
    expect(await second).toEqual({ error: "" });
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([
    ["in a browser without locks", nobodys],
    ["once there is a session", annas],
  ])("don't wait %s", async (_, shown) => {
    if (shown === nobodys) vi.stubGlobal("navigator", {});
    else withLocks();
    void inAWindow().send(add("roll"), shown);
    void inAWindow().send(add("soup"), shown);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });
});

describe("an answer that says why a change was not made", () => {
  const answers = { cart: "The tills are down.", product: "Sold out.", delivery_address: "Where to?", none: "No." };
  it.each([
    ["an addition", { add: { product_key: "roll" } }, ["cart", "product"]],
    [
      "a line's choice",
      { change: { line_key: "a", product_key: "roll", count: 1, modifiers: {}, held: {} } },
      ["cart", "product"],
    ],
    ["a count", { counts: { roll: 2 } }, ["cart", "product"]],
    ["the bag", { without_bag: true }, ["cart", "product"]],
    ["a gift", { gift_id: 1, count: 1 }, ["cart", "product"]],
    ["a promo code, whose field says it", { promocode: "TASTY" }, []],
    ["points, whose switch says it", { bonuses: true }, []],
  ])("of %s", async (_, request, told) => {
    const shown: string[] = [];
    for (const [subject, error] of Object.entries(answers)) {
      const answer = { error, ...(subject === "none" ? {} : { concerns: subject }) };
      vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, json: () => Promise.resolve(answer) }));
      const given = await cartServer(() => "spb", vi.fn()).send(request, annas);
      expect(given.error).toBe(error);
      if (given.isTold) shown.push(subject);
    }
    expect(shown).toEqual(told);
  });

  it("is not told over the page where nobody answered", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    const given = await cartServer(() => "spb", vi.fn()).send({ add: { product_key: "roll" } }, annas);
    expect(given).toEqual({ error: "" });
  });
});

it("says that an added product is new, unless the page could not load its cart", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (_address: string, { body }: RequestInit) => {
    bodies.push(String(body as URLSearchParams));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ cart: {} }) });
  });
  const server = cartServer(() => "spb", vi.fn());
  await server.send({ add: { product_key: "roll" } }, annas);
  await server.send({ add: { product_key: "roll" } }, { ...annas, state: "unknown" });
  expect(bodies).toEqual(["answer=data&product_key=roll&new_line=1", "answer=data&product_key=roll"]);
});
