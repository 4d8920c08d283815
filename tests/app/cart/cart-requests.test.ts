import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CartView } from "../../../app/cart/cart.view";
import { cartServer } from "../../../app/cart/store/cart-requests";

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
