import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../support/app/route";

/** The limits of a process that has just started. */
async function started() {
  vi.resetModules();
  return import("../../../server/guard/message-limit");
}
type Limits = Awaited<ReturnType<typeof started>>;

// lru-cache keeps the `performance` that it was loaded with, which is therefore not replaced.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MINUTE = 60_000;
const sent = () => Promise.resolve("sent");
const never = () => false;
const message = (at: number, { phone = `7921${at}`, address = "203.0.113.1" as string | undefined } = {}) => ({
  address,
  phone,
  words: { text: `message ${at}` },
});

/** How each of several messages ends. */
async function outcomes(
  { sendWithinLimits }: Limits,
  messages: ReturnType<typeof message>[],
  send = sent,
  isUnsent = never,
) {
  const ends: string[] = [];
  for (const one of messages)
    ends.push(await sendWithinLimits(one, send, isUnsent).catch((error: Error) => error.message));
  return ends;
}
const times = (count: number, of: (at: number) => ReturnType<typeof message>) =>
  Array.from({ length: count }, (_, at) => of(at));
const sentOf = (ends: string[]) => ends.filter((end) => end === "sent").length;

describe("messages to the chain", () => {
  it("are ten an hour from one address, and say how long to wait for more", async () => {
    const limits = await started();
    expect(
      await outcomes(
        limits,
        times(12, (at) => message(at)),
      ),
    ).toEqual([...Array<string>(10).fill("sent"), "too many messages", "too many messages"]);
    const error = (await limits.sendWithinLimits(message(20), sent, never).catch((one: unknown) => one)) as {
      wait: number;
    };
    expect(error).toBeInstanceOf(limits.TooManyMessages);
    expect(error.wait).toBeGreaterThan(3_500);
    expect(error.wait).toBeLessThanOrEqual(3_600);
    expect(await outcomes(limits, [message(21, { address: "203.0.113.2" })])).toEqual(["sent"]);
    vi.advanceTimersByTime(61 * MINUTE);
    expect(await outcomes(limits, [message(22)])).toEqual(["sent"]);
  });

  it("are a hundred from a private address, which an office shares", async () => {
    const limits = await started();
    expect(
      sentOf(
        await outcomes(
          limits,
          times(102, (at) => message(at, { address: "10.0.0.1" })),
        ),
      ),
    ).toBe(100);
  });

  it("are five an hour in the name of one phone, from whatever addresses, and where none is known", async () => {
    const limits = await started();
    const ofOne = (at: number) => message(at, { phone: "79210000001", address: at ? `203.0.113.${at}` : undefined });
    expect(sentOf(await outcomes(limits, times(7, ofOne)))).toBe(5);
    expect(await outcomes(limits, [message(8, { phone: "79210000002", address: undefined })])).toEqual(["sent"]);
  });

  it("are sent once, however often the button is pressed, and again after ten minutes", async () => {
    const { sendWithinLimits } = await started();
    const send = vi.fn(sent);
    const press = (words: Record<string, string>, address = "203.0.113.1") =>
      sendWithinLimits({ address, phone: "79210000001", words }, send, never);
    expect(await Promise.all([press({ a: "1", b: "2" }), press({ b: "2", a: "1" })])).toEqual(["sent", "sent"]);
    await press({ a: "1", b: "2" });
    expect(send).toHaveBeenCalledTimes(1);
    await press({ a: "1", b: "3" });
    await press({ a: "1", b: "2" }, "203.0.113.2");
    expect(send).toHaveBeenCalledTimes(3);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 11 * MINUTE);
    vi.advanceTimersByTime(11 * MINUTE);
    await press({ a: "1", b: "2" });
    expect(send).toHaveBeenCalledTimes(4);
  });

  it("that surely did not arrive count for nothing, and others that failed do; both may be sent again", async () => {
    const fail = () => Promise.reject(new Error("no answer"));
    const same = () => message(1, { phone: "79210000001" });
    const lost = await started();
    expect(await outcomes(lost, times(12, same), fail, () => true)).toEqual(Array<string>(12).fill("no answer"));
    const unsure = await started();
    expect(await outcomes(unsure, times(7, same), fail)).toEqual([
      ...Array<string>(5).fill("no answer"),
      "too many messages",
      "too many messages",
    ]);
  });
});
