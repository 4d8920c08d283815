// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchSession } from "../../../../../app/shell/frame/session/watch-session";

const words = { ended: "You’ve been signed out.", again: "Sign in again" };
const asked = vi.fn<(path: string) => Promise<Response>>();
const ended = vi.fn();
let stop: () => void;

const comesBack = async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
};
const isRestored = async (persisted: boolean) => {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  asked.mockReset().mockImplementation(async () => Response.json({ signed_in: true }));
  ended.mockReset();
  stop = watchSession("/spb/session", ended);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a customer's window", () => {
  it("asks when it comes back, once a minute at most", async () => {
    await comesBack();
    expect(asked).not.toHaveBeenCalled();
    for (let second = 0; second < 180; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      await comesBack();
    }
    expect(asked).toHaveBeenCalledTimes(3);
    expect(asked.mock.calls[0]?.[0]).toBe("/spb/session");
    expect(ended).not.toHaveBeenCalled();
  });

  it("says once that the session has ended, and asks no more", async () => {
    asked.mockImplementation(async () => Response.json({ signed_in: false, words }));
    for (let minute = 0; minute < 5; minute++) {
      await vi.advanceTimersByTimeAsync(60_000);
      await comesBack();
    }
    expect(ended.mock.calls).toEqual([[{ signed_in: false, words }, false]]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("asks at once when it is restored from the back/forward cache", async () => {
    asked.mockImplementation(async () => Response.json({ signed_in: false, words }));
    await isRestored(false);
    expect(asked).not.toHaveBeenCalled();
    await isRestored(true);
    expect(ended.mock.calls).toEqual([[{ signed_in: false, words }, true]]);
  });

  it.each([
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["an error", () => Promise.resolve(new Response(null, { status: 503 }))],
    ["a page", () => Promise.resolve(new Response("<p>"))],
  ])("stays as it is on %s", async (_, answer) => {
    asked.mockImplementation(answer);
    await vi.advanceTimersByTimeAsync(60_000);
    await comesBack();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
  });
});
