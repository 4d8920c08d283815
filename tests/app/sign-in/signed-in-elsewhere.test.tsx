// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tellSignedIn } from "../../../app/sign-in/signed-in-news";
import { useSignedInElsewhere } from "../../../app/sign-in/use-signed-in-elsewhere";
import { reactRoot } from "../../support/app/react-root";

const root = reactRoot();
let isSignedIn: boolean;
let asked: string[];
let answer: () => Response;
let visible: DocumentVisibilityState;
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

function Window({ waits = true }) {
  isSignedIn = useSignedInElsewhere("/spb/session", waits);
  return null;
}
const show = (waits = true) => act(() => root.render(<Window waits={waits} />));
const comesBack = (event = "focus") =>
  act(async () => void (event === "focus" ? window : document).dispatchEvent(new Event(event)));
const says = (body: unknown, status = 200) => (answer = () => Response.json(body, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  visible = "visible";
  channels.length = 0;
  says({ signed_in: true });
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer();
  });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
});
afterEach(() => void vi.restoreAllMocks());

it("is what another window says", () => {
  show();
  expect(isSignedIn).toBe(false);
  act(() => new FakeChannel().postMessage("another window"));
  expect([isSignedIn, asked]).toEqual([true, []]);
});

it("is not what this window itself tells after its own sign-in", () => {
  show();
  act(() => tellSignedIn());
  expect(isSignedIn).toBe(false);
});

it.each(["focus", "visibilitychange"])(
  "is asked for when the window comes back (%s), where no window can say it",
  async (event) => {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    show();
    await comesBack(event);
    expect([isSignedIn, asked]).toEqual([true, ["/spb/session"]]);
  },
);

it("is not asked for in the background, nor twice in a moment", async () => {
  says({ signed_in: false });
  show();
  visible = "hidden";
  await comesBack("visibilitychange");
  expect(asked).toEqual([]);
  visible = "visible";
  await comesBack("visibilitychange");
  await comesBack();
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  await comesBack();
  expect([isSignedIn, asked.length]).toEqual([false, 2]);
});

it.each([
  ["an outage", () => Response.json({ signed_in: true }, { status: 503 })],
  ["HTML", () => new Response("<p>")],
  ["something else", () => Response.json({ signed_in: "yes" })],
  [
    "no answer",
    () => {
      throw new TypeError("offline");
    },
  ],
])("does not follow from %s", async (_, bad) => {
  answer = bad;
  show();
  await comesBack();
  expect(isSignedIn).toBe(false);
});

it("is nobody's question once this window is signed in itself", async () => {
  show();
  show(false);
  expect(channels[0]?.isClosed).toBe(true);
  await comesBack();
  expect([isSignedIn, asked]).toEqual([false, []]);
});
