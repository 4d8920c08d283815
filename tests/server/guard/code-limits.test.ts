import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../support/app/route";

const MINUTE = 60_000;

/** The limits of a process that has just started, with settings of its own. */
async function started(settings: Record<string, string> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { codeWait, codeNotSent, mayTryCode } = await import("../../../server/guard/code-limits");
  /** Which of so many codes for different phones are sent to requests from this address. */
  const sent = async (times: number, address: string, firstPhone: number) => {
    let allowed = 0;
    for (let count = 0; count < times; count++)
      if ((await codeWait(String(firstPhone + count), address)) === undefined) allowed++;
    return allowed;
  };
  return { codeWait, codeNotSent, mayTryCode, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("codes for one phone", () => {
  it("come a minute apart, unless none was sent", async () => {
    const { codeWait, codeNotSent } = await started();
    expect(await codeWait("79210000001", undefined)).toBeUndefined();
    expect(await codeWait("79210000001", undefined)).toBe(60);
    await codeNotSent("79210000001");
    expect(await codeWait("79210000001", undefined)).toBeUndefined();
    vi.advanceTimersByTime(MINUTE);
    expect(await codeWait("79210000001", undefined)).toBeUndefined();
  });

  it("are as many a day as the settings allow, from whatever addresses", async () => {
    const { codeWait } = await started({ CODES_PER_PHONE: "3" });
    const waits = [];
    for (let count = 0; count < 4; count++) {
      waits.push(await codeWait("79210000001", `203.0.113.${count}`));
      vi.advanceTimersByTime(MINUTE);
    }
    expect(waits.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(waits[3]).toBeGreaterThan(23 * 3600);
  });
});

describe("codes for one address", () => {
  it("past its ordinary number are 15 minutes apart for each phone, and go on for other phones", async () => {
    const { codeWait, sent } = await started({ CODES_PER_ADDRESS: "5" });
    expect(await sent(5, "203.0.113.7", 1)).toBe(5);
    expect(await codeWait("100", "203.0.113.7")).toBeUndefined();
    vi.advanceTimersByTime(2 * MINUTE);
    expect(await codeWait("100", "203.0.113.7")).toBe(13 * 60);
    expect(await codeWait("100", "203.0.113.8")).toBeUndefined();
    vi.advanceTimersByTime(15 * MINUTE);
    expect(await codeWait("100", "203.0.113.7")).toBeUndefined();
  });

  it("end at the most that the settings allow, for an hour", async () => {
    const { codeWait, sent } = await started({ CODES_PER_ADDRESS: "5", CODES_PER_ADDRESS_AT_MOST: "20" });
    expect(await sent(30, "203.0.113.7", 1)).toBe(20);
    expect(await codeWait("9999", "203.0.113.8")).toBeUndefined();
    vi.advanceTimersByTime(61 * MINUTE);
    expect(await codeWait("8888", "203.0.113.7")).toBeUndefined();
  });

  it("count all addresses of one IPv6 customer together", async () => {
    const { sent } = await started({ CODES_PER_ADDRESS: "4", CODES_PER_ADDRESS_AT_MOST: "4" });
    const counts = [];
    for (let host = 1; host <= 10; host++) counts.push(await sent(1, `2001:db8:1:2::${host}`, host));
    expect(counts).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(await sent(1, "2001:db8:1:3::1", 50)).toBe(1);
  });

  it("are limited behind a private address too, tenfold: it stands for everybody behind a proxy", async () => {
    const { sent } = await started({ CODES_PER_ADDRESS: "4", CODES_PER_ADDRESS_AT_MOST: "4" });
    expect(await sent(60, "10.0.0.1", 1)).toBe(40);
  });
});

it("tries of a code are five for each code", async () => {
  const { mayTryCode } = await started();
  const tries = [];
  for (let count = 0; count < 6; count++) tries.push(await mayTryCode("79210000001", 1));
  expect(tries).toEqual([true, true, true, true, true, false]);
  expect(await mayTryCode("79210000001", 2)).toBe(true);
});
