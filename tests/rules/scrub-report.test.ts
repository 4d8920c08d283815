import { describe, expect, it } from "vitest";
import { FOREIGN_SCRIPTS, IGNORED_ERRORS } from "../../rules/error-noise";
import { scrubbed } from "../../rules/scrub-report";

const secrets = /79991234567|999 123|anna@|Nevsky|session=|4111|4242|17-secret|Anna|192\.0\.2/;

describe("a report of an error", () => {
  it("holds nothing of a visitor: no phone, address, cookie, name, card or order number", () => {
    const report = {
      message: "no such order /spb/order/17-secret/tracking for +7 (999) 123-45-67",
      transaction: "GET /spb/order/17-secret/tracking",
      user: { ip_address: "192.0.2.1", email: "anna@example.com" },
      extra: { form: { username: "Anna" } },
      server_name: "host",
      request: {
        method: "POST",
        url: "https://shop.example/spb/checkout?query=Nevsky",
        headers: { cookie: "session=1" },
        cookies: { session: "session=1" },
        data: "phone=79991234567",
        query_string: "query=Nevsky",
      },
      exception: {
        values: [
          {
            type: "Error",
            value: "4111 1111 1111 1111 was refused, write to anna@example.com",
            stacktrace: { frames: [{ filename: "/assets/menu.js", vars: { name: "Anna" } }] },
          },
        ],
      },
      breadcrumbs: [
        { category: "ui.click", message: "button[aria-label='Nevsky 20']" },
        { category: "console", message: "Anna" },
        { category: "fetch", data: { url: "/spb/address/suggestions?query=Nevsky", status_code: 200, body: "Anna" } },
        { category: "navigation", data: { from: "/spb/", to: "/spb/order/17-secret/tracking" } },
      ],
      contexts: {
        trace: { trace_id: "1", data: { "http.request.method": "GET", "url.query": "Nevsky" } },
        state: { a: "Anna" },
      },
      spans: [{ description: "GET /api/order/17-secret", data: { "http.url": "x?query=Nevsky", "sentry.op": "http" } }],
    };
    const text = JSON.stringify(scrubbed(report));
    expect(text).not.toMatch(secrets);
    expect(text).toContain("/assets/menu.js");
    expect(report.breadcrumbs.map(({ category }) => category)).toEqual(["fetch", "navigation"]);
    expect(report.request).toEqual({ method: "POST", url: "https://shop.example/spb/checkout?…" });
  });

  it("keeps what happened: requests and navigations with where and how they ended, the browser, the runtime and the trace", () => {
    const data = { from: "/a", to: "/b?c", url: "/c?d", method: "GET", status_code: 200 };
    const others = { body: "x", from_name: "x", my_url: "x" };
    const crumb = (category: string) => ({ category, message: "x", data: { ...data, ...others } });
    const contexts = { trace: {}, runtime: {}, os: {}, browser: {}, device: {}, app: {}, culture: {}, replay: {} };
    const kept = {
      "http.method": "GET",
      "http.request.method": "GET",
      "http.status_code": 200,
      "http.response.status_code": 200,
      "sentry.op": "http",
      "sentry.origin": "auto",
      "sentry.source": "route",
      "sentry.sample_rate": 1,
      "url.path": "/spb/order/17/tracking",
      "http.route": "/spb/order/17",
    };
    const dropped = { "x.http.route": "x", "http.route.query": "x", "url.query": "x", "http.request.body": "x" };
    const scrubbedData = { ...kept, "url.path": "/spb/order/…/tracking", "http.route": "/spb/order/…" };
    const report = {
      breadcrumbs: ["navigation", "fetch", "xhr", "http", "console"].map(crumb),
      contexts: { ...contexts, trace: { data: { ...kept, ...dropped } }, state: {}, profile: {} },
      spans: [{ data: { ...kept, ...dropped } }, {}],
      exception: { values: [{}] },
    };
    const cleaned = { ...data, to: "/b?…", url: "/c?…" };
    expect(scrubbed(report)).toEqual({
      breadcrumbs: ["navigation", "fetch", "xhr", "http"].map((category) => ({ category, data: cleaned })),
      contexts: { ...contexts, trace: { data: scrubbedData } },
      spans: [{ data: scrubbedData }, {}],
      exception: { values: [{}] },
    });
    expect(scrubbed({ breadcrumbs: [{ category: "http" }], exception: {} })).toEqual({
      breadcrumbs: [{ category: "http" }],
      exception: {},
    });
  });

  it("may be empty", () => expect(scrubbed({})).toEqual({}));
});

describe("noise", () => {
  it.each([
    "ResizeObserver loop completed with undelivered notifications.",
    "Failed to fetch dynamically imported module: https://shop.example/assets/x.js",
    "Can't find variable: VK",
    "Extension context invalidated.",
  ])("is %s", (message) => expect(IGNORED_ERRORS.some((noise) => noise.test(message))).toBe(true));

  it("is no defect of ours", () => {
    for (const message of ["Cannot read properties of undefined", "Hydration failed", "preload-error"])
      expect(IGNORED_ERRORS.some((noise) => noise.test(message))).toBe(false);
  });

  it.each(["chrome-extension://abc/x.js", "safari-web-extension://a", "https://connect.facebook.net/en/sdk.js"])(
    "comes from %s",
    (source) => expect(FOREIGN_SCRIPTS.some((noise) => noise.test(source))).toBe(true),
  );
});
