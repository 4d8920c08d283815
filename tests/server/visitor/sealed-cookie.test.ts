import "../../support/app/route";
import { defaults, seal } from "iron-webcrypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { environment } from "../../../server/operate/environment";
import { renewed, sealedCookie } from "../../../server/visitor/sealed-cookie";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const cookie = sealedCookie("order_draft", z.object({ lines: z.array(z.string()) }));
const value = { lines: ["roll"] };
const sealed = async (): Promise<string> => cookie.serialise(value);
const read = async (text: string) => cookie.parse(text);
const iron = (secret: string, ttl = HOUR * 1000) => seal(value, secret, { ...defaults, ttl });
const own = environment().SESSION_SECRET;
const former = "the former secret that is long enough";

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  environment().SESSION_SECRET_BEFORE = undefined;
});

describe("a seal", () => {
  it("is that of its cookie only: put under the name of another one it counts as absent", async () => {
    const session = sealedCookie("session", z.object({ key: z.string() }));
    const payment = sealedCookie("payment", z.object({ key: z.string() }));
    const text = await payment.serialise({ key: "5271ce4c" });
    expect([await session.parse(text), await payment.parse(text)]).toEqual([undefined, { key: "5271ce4c" }]);
  });

  it("counts as absent with any character changed, added or left out", async () => {
    const text = await sealed();
    const changed = [...text].map((one, at) => text.slice(0, at) + (one === "A" ? "B" : "A") + text.slice(at + 1));
    const others = [` ${text}`, `${text}A`, `${text}=`, `${text}*`, text.slice(0, -1), text.slice(1), ""];
    for (const forged of [...changed, ...others]) expect([forged, await read(forged)]).toEqual([forged, undefined]);
  });

  it("counts as absent once it has expired", async () => {
    const text = await sealed();
    later(HOUR - 2);
    expect(await read(text)).toEqual(value);
    later(2);
    expect(await read(text)).toBeUndefined();
  });

  it("takes 60 characters beside its value, and less than half of a long text in any alphabet", async () => {
    const none = sealedCookie("order_draft", z.string());
    expect((await none.serialise("")).length).toBeLessThanOrEqual(60);
    const comment = "Позвоните, пожалуйста, за пятнадцать минут до приезда: домофон не работает, спущусь сам. ".repeat(
      4,
    );
    expect((await none.serialise(comment)).length).toBeLessThan(Buffer.byteLength(comment) / 2);
  });

  it("of the session tells nothing by its length but the length of its text, since it has a secret", async () => {
    const session = sealedCookie("session", z.object({ key: z.string(), name: z.string() }));
    const length = async (name: string) => (await session.serialise({ key: "5271ce4c", name })).length;
    expect(await length("5271ce4c")).toBe(await length("abcdefgh"));
  });
});

describe("a value that does not fit", () => {
  const long = (count: number) => ({ lines: Array.from({ length: count }, () => crypto.randomUUID()) });
  const shorter = sealedCookie("order_draft", z.object({ lines: z.array(z.string()) }), ({ lines }) =>
    lines.length > 0 ? { lines: lines.slice(0, -1) } : undefined,
  );

  it("loses its least needed parts, and is the same value the next time", async () => {
    const given = long(500);
    const text = await shorter.serialise(given);
    const { lines = [] } = (await shorter.parse(text)) ?? {};
    expect(lines.length).toBeGreaterThan(20);
    expect(given.lines.slice(0, lines.length)).toEqual(lines);
    expect(await shorter.serialise(given, text)).toBe(text);
  });
});

describe("a seal of a build before 2026-11-28", () => {
  it.each([
    ["with the cookie's name", `${own} order_draft`, value],
    ["without it", own, value],
    ["with another cookie's name", `${own} session`, undefined],
    ["of nobody", "nobody's secret that is long enough", undefined],
  ])("%s is read if it was the shop's", async (_, secret, expected) => {
    expect(await read(await iron(secret))).toEqual(expected);
  });

  it("is made anew by the next page, and ends when it would have ended", async () => {
    const text = await iron(`${own} order_draft`);
    later(HOUR / 2);
    const again = await renewed("order_draft", text);
    expect(again?.life).toBe(HOUR / 2);
    expect(again?.text.length).toBeLessThan(text.length - 150);
    expect(await read(again?.text ?? "")).toEqual(value);
    later(HOUR / 2);
    expect(await read(again?.text ?? "")).toBeUndefined();
  });

  it("that a visitor shortened or prolonged counts as absent", async () => {
    const text = await iron(`${own} order_draft`);
    const parts = text.split("*");
    const longer = parts.with(5, String(Number(parts[5]) + HOUR * 1000)).join("*");
    for (const forged of [longer, text.slice(0, -2), "Fe26.2*", "Fe26.2*1*2*3*4*5*6*7"])
      expect(await read(forged)).toBeUndefined();
  });
});

describe("a seal of the former secret", () => {
  /** The value, sealed by a shop with that secret. */
  async function sealedBy(secret: string) {
    environment().SESSION_SECRET = secret;
    const text = await sealed();
    environment().SESSION_SECRET = own;
    return text;
  }

  it("is read while SESSION_SECRET_BEFORE names it, and made anew with the present one", async () => {
    const older = await sealedBy(former);
    expect(await read(older)).toBeUndefined();
    environment().SESSION_SECRET_BEFORE = former;
    expect(await read(older)).toEqual(value);
    const again = await renewed("order_draft", older);
    environment().SESSION_SECRET_BEFORE = undefined;
    expect(await read(again?.text ?? "")).toEqual(value);
    expect(await renewed("order_draft", again?.text ?? "")).toBeUndefined();
  });

  it("does not open with a third", async () => {
    const older = await sealedBy("nobody's secret that is long enough");
    environment().SESSION_SECRET_BEFORE = former;
    expect(await read(older)).toBeUndefined();
  });
});

describe("the same value again", () => {
  const place = sealedCookie("place", z.object({ city: z.string(), shop: z.number().optional() }));

  it("is the same seal, so that nothing is set", async () => {
    const text = await place.serialise({ city: "spb", shop: undefined });
    expect(await place.serialise({ city: "spb" }, text)).toBe(text);
    expect(await place.serialise({ city: "spb", shop: 3 }, text)).not.toBe(text);
    expect(await place.serialise({ city: "spb" }, "forged")).not.toBe("forged");
  });

  it("is sealed anew a month later, for 256 days more", async () => {
    const text = await place.serialise({ city: "spb" });
    later(31 * DAY);
    expect(await renewed("place", text)).toBeUndefined();
    later(2 * DAY);
    expect((await renewed("place", text))?.life).toBe(256 * DAY);
    const again = await place.serialise({ city: "spb" }, text);
    expect(again).not.toBe(text);
    later(255 * DAY);
    expect([await place.parse(text), await place.parse(again)]).toEqual([undefined, { city: "spb" }]);
  });
});
