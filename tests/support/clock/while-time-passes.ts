import { vi } from "vitest";

/** Moves Vitest's fake timers on until the promise has ended, for what gives up by itself. */
export async function whileTimePasses<Value>(promise: Promise<Value>): Promise<Value> {
  let hasEnded = false;
  const ended = promise.finally(() => (hasEnded = true));
  await vi.waitUntil(() => hasEnded);
  return ended;
}
