import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartServer } from "../../../app/cart/store/cart-requests";

afterEach(() => vi.unstubAllGlobals());

it("breaks off what is under way, and nothing that is sent later", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));
  });
  const onAnswer = vi.fn();
  const server = cartServer(() => "spb", onAnswer);
  const answer = server.send({ add: { product_key: "roll" } });
  server.breakOff?.();
  expect(await answer).toEqual({ error: "" });
  void server.send({ add: { product_key: "soup" } });
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
    const first = inAWindow().send(add("roll"), true);
    const second = inAWindow().send(add("soup"), true);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    answered[0]?.({});
    await first;
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    answered[1]?.({});
    expect(await second).toEqual({ cart: {} });
  });

  it("ask nothing more in a window that went while it waited", async () => {
    withLocks();
    void inAWindow().send(add("roll"), true);
    const later = inAWindow();
    const second = later.send(add("soup"), true);
    later.breakOff?.();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    answered[0]?.({});
    expect(await second).toEqual({ error: "" });
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([
    ["in a browser without locks", true],
    ["once there is a session", false],
  ])("don't wait %s", async (_, makesSession) => {
    if (makesSession) vi.stubGlobal("navigator", {});
    else withLocks();
    void inAWindow().send(add("roll"), makesSession);
    void inAWindow().send(add("soup"), makesSession);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });
});
