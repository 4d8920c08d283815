// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tellSignedIn, watchSession } from "../../../app/sign-in/watch-session";

const over = { signed_in: false, words: { ended: "You’ve been signed out.", again: "Sign in again" } };
const asked = vi.fn<(path: string) => Promise<Response>>();
const heard = vi.fn<() => boolean>();
let visible: DocumentVisibilityState;
let stop: () => void;
const channels: FakeChannel[] = [];

class FakeChannel {
  onmessage?: (event: { data: unknown }) => void;
  isClosed = false;
  constructor() {
    channels.push(this);
  }
  /** Reaches every other channel, those of the same window too. */
  postMessage(data: unknown) {
    for (const channel of channels) if (channel !== this && !channel.isClosed) channel.onmessage?.({ data });
  }
  close() {
    this.isClosed = true;
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const comesBack = async (event = "focus") => {
  (event === "focus" ? window : document).dispatchEvent(new Event(event));
  await pass(0);
};
const isRestored = async (persisted: boolean) => {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  await pass(0);
};
const says = (body: object) => asked.mockImplementation(async () => Response.json(body));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  visible = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
  asked.mockReset();
  says({ signed_in: true });
  heard.mockReset().mockReturnValue(false);
  channels.length = 0;
  stop = watchSession("/spb/session", 60_000, heard);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(["focus", "visibilitychange"])("asks when the window comes back (%s), once in the gap", async (event) => {
  await comesBack(event);
  expect(asked).not.toHaveBeenCalled();
  for (let second = 0; second < 180; second++) {
    await pass(1_000);
    await comesBack(event);
  }
  expect(asked.mock.calls.map(([path]) => path)).toEqual(Array(3).fill("/spb/session"));
  expect(heard).toHaveBeenLastCalledWith({ signed_in: true }, false);
});

it("does not ask in the background", async () => {
  visible = "hidden";
  await pass(60_000);
  await comesBack("visibilitychange");
  expect(asked).not.toHaveBeenCalled();
});

it("asks at once when the page is restored from the back/forward cache", async () => {
  says(over);
  await isRestored(false);
  expect(asked).not.toHaveBeenCalled();
  await isRestored(true);
  expect(heard.mock.calls).toEqual([[over, true]]);
});

it("hears what another window tells, not this one", () => {
  tellSignedIn();
  expect(heard).not.toHaveBeenCalled();
  new FakeChannel().postMessage("another window");
  expect(heard.mock.calls).toEqual([[{ signed_in: true }, false]]);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ["once enough was heard", () => heard.mockReturnValue(true)],
  ["once it is stopped", () => stop()],
])("ends %s", async (_, end) => {
  end();
  await isRestored(true);
  const before = asked.mock.calls.length;
  const told = heard.mock.calls.length;
  await pass(60_000);
  await comesBack();
  new FakeChannel().postMessage("another window");
  expect([asked.mock.calls.length, heard.mock.calls.length]).toEqual([before, told]);
  expect(channels[0]?.isClosed).toBe(true);
});

it.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an error", () => Promise.resolve(Response.json(over, { status: 503 }))],
  ["a page", () => Promise.resolve(new Response("<p>"))],
])("hears nothing from %s", async (_, answer) => {
  asked.mockImplementation(answer);
  await pass(60_000);
  await comesBack();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

it("works where windows cannot tell each other", async () => {
  stop();
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  tellSignedIn();
  stop = watchSession("/spb/session", 60_000, heard);
  await pass(60_000);
  await comesBack();
  expect(heard).toHaveBeenCalledTimes(1);
});
