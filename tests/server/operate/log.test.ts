import { PassThrough } from "node:stream";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { logOptions } from "../../../server/operate/log";
import { loggable } from "../../../rules/loggable";
import { nameCity, runRequest } from "../../../server/operate/request-context";

/** What the log writes for these lines. */
function linesOf(write: (log: pino.Logger) => void): Record<string, unknown>[] {
  const stream = new PassThrough();
  write(pino({ ...logOptions, level: "info" }, stream));
  const text = (stream.read() as Buffer | null)?.toString() ?? "";
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("a line of the log", () => {
  it("names the request and the city that it belongs to", () => {
    const [inside, outside] = linesOf((log) => {
      runRequest({ id: "trace-42", trace: {} }, () => {
        nameCity("spb");
        log.warn({ call: "cart", kind: "timeout" }, "upstream failure");
      });
      log.info("the shop is open");
    });
    expect(inside).toMatchObject({ request_id: "trace-42", city: "spb", call: "cart", msg: "upstream failure" });
    expect(outside).not.toHaveProperty("request_id");
  });

  it("has no phone that stands where a city's alias does", () => {
    const [line] = linesOf((log) =>
      runRequest({ id: "r", trace: {} }, () => (nameCity("+49 151 23456789"), log.info("x"))),
    );
    expect(line?.city).toBe("…");
  });

  it("has of an error its class and its stack, and not what it was about", () => {
    const [line] = linesOf((log) => {
      try {
        new URL("/spb/login?return_to=%2Fspb%2F&phone=79211234567", "no base");
      } catch (error) {
        log.error({ err: error }, "unexpected");
      }
      return undefined;
    });
    expect(line).toMatchObject({ err: { type: "TypeError", code: "ERR_INVALID_URL" } });
    expect(JSON.stringify(line)).not.toMatch(/return_to|79211234567/);
    expect(JSON.stringify(line)).toContain("log.test.ts");
  });
});

it.each([
  ["/spb/cart", "/spb/cart"],
  ["/spb/product/california-roll-8", "/spb/product/california-roll-8"],
  ["/spb/order/48213/tracking", "/spb/order/…/tracking"],
  ["/spb/order/payment/9fd7af2c/3ds", "/spb/order/payment/…/3ds"],
  ["/spb/login?return_to=/spb/&phone=7921", "/spb/login?…"],
  ["/spb/+7 921 123-45-67", "/spb/…"],
  ["/spb/%2B7%20921%20123%2045%2067", "/spb/…"],
  ["/spb/ann@example.org/x", "/spb/…/x"],
  ["/spb/ann%40example.org", "/spb/…"],
  ['No route matches URL "/spb/x?return_to=%2F"', 'No route matches URL "/spb/x?…"'],
  ["at render (/shop/build/server/index.js:12345:67)", "at render (/shop/build/server/index.js:12345:67)"],
  [
    "at run (/shop/node_modules/@remix-run/node/dist/x.js:1:2)",
    "at run (/shop/node_modules/@remix-run/node/dist/x.js:1:2)",
  ],
])("what may be logged of a path or a message: %s is %s", (text, logged) => expect(loggable(text)).toBe(logged));
