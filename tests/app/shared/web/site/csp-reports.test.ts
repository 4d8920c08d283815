import "../../../../support/app/route";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { action, loader } from "../../../../../app/shared/web/site/csp-reports.route";
import { cacheablePolicy, contentSecurityPolicy, documentHeaders } from "../../../../../server/guard/content-security";
import { environment } from "../../../../../server/operate/environment";
import { metrics } from "../../../../../server/operate/metrics";

let client = 0;
beforeEach(() => {
  metrics.registry.resetMetrics();
  client += 1;
});

function send(body: unknown, type = "application/reports+json", address = `203.0.113.${client}`) {
  const request = new Request("http://localhost/csp-reports", {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return action({ request, params: {}, context: { address } }).then(({ status }) => status);
}

async function counted() {
  const { values } = await metrics.reports.get();
  return values.map(({ labels, value }) => [labels.directive, labels.source, value]);
}

const report = (effectiveDirective: string, blockedURL: string) => ({
  type: "csp-violation",
  url: "https://shop.example/spb/checkout?phone=79991234567",
  body: { effectiveDirective, blockedURL, sample: "secret" },
});

describe("reports of the content security policy", () => {
  it("are counted by directive and by the kind of what was blocked, in both of their forms", async () => {
    expect(
      await send([report("script-src-elem", "https://evil.example/x.js"), report("script-src-elem", "inline")]),
    ).toBe(204);
    const old = { "csp-report": { "violated-directive": "img-src 'self' data:", "blocked-uri": "chrome-extension" } };
    expect(await send(old, "application/csp-report")).toBe(204);
    expect(await counted()).toEqual([
      ["script-src-elem", "address", 1],
      ["script-src-elem", "inline", 1],
      ["img-src", "extension", 1],
    ]);
  });

  it("make no label that a visitor invents", async () => {
    await send(Array.from({ length: 20 }, (_, at) => report(`invented-${at}`, `x${at}:`)));
    expect(await counted()).toEqual([["other", "other", 20]]);
  });

  it("are bounded: twenty of one request, 32 kB, thirty requests a minute from one client", async () => {
    await send(Array.from({ length: 100 }, () => report("img-src", "inline")));
    expect(await counted()).toEqual([["img-src", "inline", 20]]);
    expect(await send("[" + " ".repeat(40_000) + "]")).toBe(413);
    const answers = [];
    for (let times = 0; times < 30; times += 1) answers.push(await send([]));
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    expect(await send([], undefined, "198.51.100.1")).toBe(204);
  });

  it.each([
    ["no JSON", "{", "application/csp-report", 400],
    ["no report", { hello: 1 }, "application/csp-report", 400],
    ["a form", "a=1", "application/x-www-form-urlencoded", 415],
  ])("are refused when they are %s", async (_, body, type, status) => {
    expect(await send(body, type)).toBe(status);
    expect(await counted()).toEqual([]);
  });

  it("are sent, not fetched", () => expect(loader().status).toBe(405));
});

describe("a page", () => {
  afterEach(() => (environment().METRICS_PORT = undefined));

  it("asks browsers to report only where reports are counted", () => {
    const policies = () => [contentSecurityPolicy("n", { development: false, lite: false }), cacheablePolicy([], [])];
    expect(policies().join()).not.toContain("report");
    environment().METRICS_PORT = 9_464;
    for (const policy of policies()) expect(policy).toMatch(/; report-uri \/csp-reports; report-to csp$/);
    const headers = new Headers();
    documentHeaders(headers, "", true);
    expect(headers.get("Reporting-Endpoints")).toBe('csp="/csp-reports"');
  });
});
