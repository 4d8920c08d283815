import "../../support/app/route";
import { defaults, seal } from "iron-webcrypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { environment } from "../../../server/operate/environment";
import { LONG_LIFE_SECONDS } from "../../../server/visitor/cookies";
import { sessionCookie } from "../../../server/visitor/session";

const session = { key: "upstream-key-1234567890", signed_in: { name: "Anna" } };
const verification = { phone: "79210000001", notify_channel: "sms", sent_at: 1_700_000_000_000, timer: 60 };
const sealed = () => Promise.resolve(sessionCookie.serialise(session));
const read = async (text: string) => sessionCookie.parse(text);

afterEach(() => vi.useRealTimers());

describe("the sealed session", () => {
  it("does not show what it holds", async () => {
    const text = await sealed();
    expect(text).not.toMatch(/upstream-key|Anna/);
    expect(Buffer.from(text, "base64url").toString("latin1")).not.toMatch(/upstream-key|Anna/);
  });

  it("is different each time", async () => {
    expect(await sealed()).not.toBe(await sealed());
  });

  it("counts as absent when a character was changed anywhere", async () => {
    const text = await sealed();
    const changed = (at: number) => text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
    const outcomes = await Promise.all(
      Array.from({ length: Math.floor((text.length - 1) / 7) }, (_, index) => read(changed(index * 7))),
    );
    expect(outcomes.every((outcome) => outcome === undefined)).toBe(true);
    expect(await read(text.slice(0, -1))).toBeUndefined();
    expect(await read(text)).toEqual(session);
  });

  it("counts as absent when it was sealed with another secret", async () => {
    expect(await read(await seal(session, "another secret that is long enough too", defaults))).toBeUndefined();
  });

  it.each([
    { key: 7 },
    { signed_in: { name: "Anna" } },
    { key: "x".repeat(1_025) },
    { ...session, signed_in: { name: "x".repeat(101) } },
    { ...session, verification: { ...verification, notify_channel: "pigeon" } },
    { ...session, verification: { ...verification, notification: "x".repeat(201) } },
    "text",
    null,
  ])("counts as absent when it holds %j", async (held) => {
    expect(await read(await seal(held, environment().SESSION_SECRET, defaults))).toBeUndefined();
  });

  it.each(["call", "sms", "vk"] as const)(
    "holds a code that comes by %s, and what was said of it",
    async (notify_channel) => {
      const held = { ...session, verification: { ...verification, notify_channel, notification: "Your code is 1234" } };
      expect(await read(await sessionCookie.serialise(held))).toEqual(held);
    },
  );

  it("counts as absent after 256 days", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const text = await sealed();
    vi.setSystemTime(Date.now() + (LONG_LIFE_SECONDS - 60) * 1000);
    expect(await read(text)).toEqual(session);
    vi.setSystemTime(Date.now() + 200_000);
    expect(await read(text)).toBeUndefined();
  });
});
