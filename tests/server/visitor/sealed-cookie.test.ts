import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaults, seal, unseal } from "iron-webcrypto";
import { z } from "zod";
import { environment } from "../../../server/operate/environment";
import { sealedCookie } from "../../../server/visitor/sealed-cookie";

const HOUR = 3_600;
const cookie = sealedCookie("order_draft", z.object({ lines: z.array(z.string()) }));
const value = { lines: ["roll"] };
const read = async (text: string) => cookie.parse(text);

let now: number;
const later = (seconds: number) => vi.setSystemTime((now += seconds * 1000));
let verify: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  now = Date.now();
  verify = vi.spyOn(crypto.subtle, "verify");
});
afterEach(() => {
  vi.useRealTimers();
  verify.mockRestore();
});

describe("a seal", () => {
  it("is that of its cookie only: put under the name of another one it counts as absent, also once it was read", async () => {
    const session = sealedCookie("session", z.object({ key: z.string() }));
    const payment = sealedCookie("payment", z.object({ key: z.string() }));
    const sealed = await payment.serialise({ key: "5271ce4c" });
    expect(await session.parse(sealed)).toBeUndefined();
    expect(await payment.parse(sealed)).toEqual({ key: "5271ce4c" });
    expect(await session.parse(sealed)).toBeUndefined();
  });

  it("of an older build, with shorter salts and no cookie's name, is still read", async () => {
    const [encryption, integrity] = [defaults.encryption, defaults.integrity].map((part) => ({
      ...part,
      saltBits: 128,
    }));
    const options = { ...defaults, encryption, integrity, ttl: HOUR * 1000 } as typeof defaults;
    const older = await seal(value, environment().SESSION_SECRET, options);
    expect(older.split("*")[2]).toHaveLength(32);
    expect(await read(older)).toEqual(value);
  });
});

describe("a seal of the former secret", () => {
  const former = "the former secret that is long enough";
  afterEach(() => void (environment().SESSION_SECRET_BEFORE = undefined));

  it("is read while SESSION_SECRET_BEFORE names it, and made no more", async () => {
    const own = environment().SESSION_SECRET;
    const older = await seal(value, former, { ...defaults, ttl: HOUR * 1000 });
    expect(await read(older)).toBeUndefined();
    environment().SESSION_SECRET_BEFORE = former;
    expect(await read(older)).toEqual(value);
    expect(await unseal(await cookie.serialise(value), `${own} order_draft`, defaults)).toEqual(value);
    expect(await read(await seal(value, "nobody's secret that is long enough", defaults))).toBeUndefined();
  });
});

describe("a seal that comes again", () => {
  it("is unsealed once, for all who read it soon after", async () => {
    const sealed = await cookie.serialise(value);
    expect(await read(sealed)).toEqual(value);
    later(60);
    expect(await read(sealed)).toEqual(value);
    expect(verify).toHaveBeenCalledOnce();
  });

  it("gives each reader a value of its own", async () => {
    const sealed = await cookie.serialise(value);
    const first = await read(sealed);
    first?.lines.push("written by the first reader");
    expect(await read(sealed)).toEqual(value);
  });

  it("is unsealed anew after five minutes", async () => {
    const sealed = await cookie.serialise(value);
    await read(sealed);
    later(301);
    expect(await read(sealed)).toEqual(value);
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it("counts as absent once it has expired, though it was read a moment before", async () => {
    const sealed = await cookie.serialise(value);
    later(HOUR - 1);
    expect(await read(sealed)).toEqual(value);
    // Iron lets a seal live a minute longer, for clocks that differ.
    later(1 + 60);
    expect(await read(sealed)).toBeUndefined();
  });

  it("does not vouch for a copy of it that was tampered with", async () => {
    const sealed = await cookie.serialise(value);
    expect(await read(sealed)).toEqual(value);
    const parts = sealed.split("*");
    const longer = parts.with(5, String(Number(parts[5]) + HOUR * 1000)).join("*");
    const changed = sealed.slice(0, -2) + (sealed.at(-2) === "A" ? "B" : "A") + sealed.at(-1);
    expect(await Promise.all([longer, changed, ` ${sealed}`].map(read))).toEqual(Array(3).fill(undefined));
    expect(await read(sealed)).toEqual(value);
  });

  it("is not remembered when it was refused", async () => {
    // Not its last character: some of that one's bits mean nothing.
    const forged = (await cookie.serialise(value)).replace(/.(?=.$)/, (one) => (one === "A" ? "B" : "A"));
    await read(forged);
    await read(forged);
    // Once with the cookie's own secret, once with that of older builds.
    expect(verify).toHaveBeenCalledTimes(4);
  });

  it("gives way to 1,000 others", async () => {
    const sealed = await cookie.serialise(value);
    await read(sealed);
    await Promise.all(Array.from({ length: 1_000 }, async () => read(await cookie.serialise(value))));
    verify.mockClear();
    await read(sealed);
    expect(verify).toHaveBeenCalledOnce();
  }, 60_000);

  it("gives way to fewer, if they are long", async () => {
    const sealed = await cookie.serialise(value);
    await read(sealed);
    const long = { lines: ["x".repeat(60_000)] };
    await Promise.all(Array.from({ length: 30 }, async () => read(await cookie.serialise(long))));
    verify.mockClear();
    await read(sealed);
    expect(verify).toHaveBeenCalledOnce();
  });
});
