import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTime } from "../../../server/operate/in-time";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve("found"), milliseconds));

it.each([
  [499, "found"],
  [501, undefined],
])("what a page can do without is waited for half a second: what comes after %d ms", async (milliseconds, found) => {
  const waiting = inTime(after(milliseconds));
  await vi.advanceTimersByTimeAsync(500);
  expect(await waiting).toBe(found);
});

it("a failure stays one", async () => {
  await expect(inTime(Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(vi.getTimerCount()).toBe(0);
});
