import { afterEach, expect, it, vi } from "vitest";
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
