import type { Request, Response } from "express";
import { afterEach, expect, it, vi } from "vitest";
import "../../support/app/route";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** How many warnings three requests with these headers cause, through a connection from this address. */
async function warnings(remoteAddress: string, headers: Record<string, string>, trusted = "0") {
  vi.resetModules();
  vi.stubEnv("TRUSTED_PROXIES", trusted);
  const { log } = await import("../../../server/operate/log");
  const { warnOfUncountedProxy } = await import("../../../server/http/warn-of-proxy");
  const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  const middleware = warnOfUncountedProxy();
  const next = vi.fn();
  for (let count = 0; count < 3; count++)
    middleware({ headers, socket: { remoteAddress } } as unknown as Request, {} as Response, next);
  expect(next).toHaveBeenCalledTimes(3);
  return warn.mock.calls.length;
}

it.each([
  ["a proxy on a private network that is not counted", "10.0.0.2", { "x-forwarded-for": "203.0.113.7" }, "0", 1],
  ["a proxy that is counted", "10.0.0.2", { "x-forwarded-for": "203.0.113.7" }, "1", 0],
  ["no proxy", "127.0.0.1", {}, "0", 0],
  ["a visitor who invents the header", "203.0.113.9", { "x-forwarded-for": "1.2.3.4" }, "0", 0],
])("%s", async (_, address, headers, trusted, expected) => {
  expect(await warnings(address, headers as Record<string, string>, trusted)).toBe(expected);
});
