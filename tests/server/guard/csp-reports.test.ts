import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../support/app/route";

/** The limits and counters of a process that has just started. */
async function started() {
  vi.resetModules();
  const { metrics } = await import("../../../server/operate/metrics");
  // Processes have one registry, whichever module asks.
  metrics.registry.resetMetrics();
  const counted = async () =>
    (await metrics.reports.get()).values.map(({ labels, value }) => `${labels.directive} ${labels.source} ${value}`);
  return { ...(await import("../../../server/guard/csp-reports")), counted };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function allowed(mayReport: (address: string | undefined) => Promise<boolean>, address: string, times: number) {
  let count = 0;
  for (let at = 0; at < times; at++) if (await mayReport(address)) count++;
  return count;
}

const of = (effectiveDirective: unknown, blockedURL?: unknown) => ({
  type: "csp-violation",
  body: { effectiveDirective, blockedURL },
});

describe("reports of the policy", () => {
  it("are thirty a minute from one client, 600 from a private address", async () => {
    const { mayReport } = await started();
    expect(await allowed(mayReport, "203.0.113.1", 32)).toBe(30);
    expect(await allowed(mayReport, "203.0.113.2", 1)).toBe(1);
    expect(await allowed(mayReport, "10.0.0.1", 302)).toBe(300);
    vi.advanceTimersByTime(61_000);
    expect(await allowed(mayReport, "203.0.113.1", 1)).toBe(1);
  });

  it.each([
    ["inline", "inline"],
    ["inline-x", "other"],
    ["eval", "eval"],
    ["wasm-eval", "eval"],
    ["evaluated", "other"],
    ["medieval", "other"],
    ["chrome-extension", "extension"],
    ["safari-web-extension://x", "extension"],
    ["my chrome-extension", "other"],
    ["data", "data"],
    ["blob:https://x", "data"],
    ["database", "other"],
    ["http://x", "address"],
    ["https://x", "address"],
    ["see https://x", "other"],
    ["", "other"],
  ])("of what was blocked, %s, say %s", async (blocked, source) => {
    const { countReports, counted } = await started();
    countReports([of("img-src", blocked)]);
    expect(await counted()).toEqual([`img-src ${source} 1`]);
  });

  it.each([
    ["script-src-elem", "script-src-elem"],
    [" style-src-attr 'self'", "style-src-attr"],
    ["frame-ancestors", "frame-ancestors"],
    ["invented", "other"],
    ["", "other"],
    [5, "other"],
    ["img-src ".padEnd(2_001), "other"],
  ])("of the directive %j count as %s", async (directive, label) => {
    const { countReports, counted } = await started();
    countReports([of(directive, "inline")]);
    countReports({ "csp-report": { "effective-directive": directive, "blocked-uri": "inline" } });
    countReports({ "csp-report": { "violated-directive": directive, "blocked-uri": "inline" } });
    expect(await counted()).toEqual([`${label} inline 3`]);
  });

  it("are twenty of a request", async () => {
    const { countReports, counted } = await started();
    countReports(Array.from({ length: 21 }, () => of("img-src", "inline")));
    expect(await counted()).toEqual(["img-src inline 20"]);
  });

  it.each([[{}], [[{ type: "deprecation", body: {} }]], ["text"], [null]])("are not %j", async (json) => {
    const { countReports } = await started();
    expect(() => countReports(json)).toThrow();
  });
});
