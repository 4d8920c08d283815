import "../../support/app/route";
import { describe, expect, it, onTestFinished } from "vitest";
import { cacheablePolicy, contentSecurityPolicy, documentHeaders } from "../../../server/guard/content-security";
import { environment } from "../../../server/operate/environment";

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/s) as [string, string]));

/** Of every policy: nothing from elsewhere, no frame around the shop, no plug-ins, no other base for its links. */
const always = {
  "default-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "base-uri": "'none'",
  "object-src": "'none'",
};

describe("the policy of a page", () => {
  const policyOf = (kind: { development?: boolean; lite?: boolean; banks?: string[] }) =>
    directives(contentSecurityPolicy("N1", { development: false, lite: false, ...kind }));

  it("lets run what has the nonce, and nothing else", () => {
    expect(policyOf({})).toEqual({
      ...always,
      "script-src": "'nonce-N1' 'strict-dynamic'",
      "style-src": "'self' 'nonce-N1'",
      "connect-src": "'self'",
      "worker-src": "'self'",
    });
  });

  it("lets no script run on a lite page, and no service worker", () => {
    expect(policyOf({ lite: true })).toEqual({ ...policyOf({}), "script-src": "'none'", "worker-src": undefined });
  });

  it("of a payment sends forms to the banks and frames them", () => {
    expect(policyOf({ banks: ["https://bank.example", "https://acs.example"] })).toEqual({
      ...policyOf({}),
      "form-action": "'self' https://bank.example https://acs.example",
      "frame-src": "'self' https://bank.example https://acs.example",
    });
    expect(policyOf({ banks: [] })).toEqual(policyOf({}));
  });

  it("lets in the captcha's provider where a captcha may stand, and scripts run", () => {
    const provider = "https://smartcaptcha.cloud.yandex.ru";
    const withCaptcha = (lite: boolean) =>
      directives(contentSecurityPolicy("N1", { development: false, lite, captcha: true }));
    expect(withCaptcha(false)).toEqual({
      ...policyOf({}),
      "script-src": `'nonce-N1' 'strict-dynamic' ${provider}`,
      "connect-src": `'self' ${provider}`,
      "frame-src": `'self' ${provider}`,
    });
    expect(withCaptcha(true)).toEqual(policyOf({ lite: true }));
  });

  it.each([
    ["google", "https://maps.googleapis.com", "blob:"],
    ["yandex", "https://api-maps.yandex.ru", "data:"],
  ] as const)("lets in the map of %s where scripts run, but not on a page of a payment", (maps, origin, worker) => {
    const withMap = (kind: { lite?: boolean; banks?: string[] }) =>
      directives(contentSecurityPolicy("N1", { development: false, lite: false, maps, ...kind }));
    for (const name of ["script-src", "connect-src", "img-src"]) expect(withMap({})[name]).toContain(origin);
    expect(withMap({})["script-src"]).toMatch(/^'nonce-N1' 'strict-dynamic' /);
    expect(withMap({})["style-src"]).toMatch(/^'self' 'nonce-N1' https:/);
    expect(withMap({})["worker-src"]).toContain(worker);
    expect(withMap({})).toMatchObject({ "default-src": "'self'", "object-src": "'none'", "form-action": "'self'" });
    expect(withMap({ lite: true })).toEqual(policyOf({ lite: true }));
    expect(withMap({ banks: ["https://bank.example"] })).toEqual(policyOf({ banks: ["https://bank.example"] }));
  });

  it.each([
    ["GOOGLE_TAG_MANAGER_ID", "GTM-TEST1", "https://www.googletagmanager.com", "https://*.google-analytics.com"],
    ["YANDEX_METRICA_ID", "12345678", "https://mc.yandex.ru", "https://mc.yandex.com"],
  ] as const)(
    "lets in analytics only where its id is set (%s), and on no lite page or page of a payment",
    (name, id, script, data) => {
      const before = policyOf({});
      onTestFinished(() => void (environment()[name] = undefined));
      environment()[name] = id;
      expect(policyOf({})["script-src"]).toContain(script);
      expect(policyOf({})["connect-src"]).toContain(data);
      expect(policyOf({})["img-src"]).toContain(data);
      expect(cacheablePolicy(["alert(1)"], [])).toContain(script);
      for (const changed of ["script-src", "connect-src", "img-src"]) before[changed] = String(policyOf({})[changed]);
      expect(policyOf({})).toEqual(before);
      for (const text of [JSON.stringify([policyOf({ lite: true }), policyOf({ banks: [] })]), cacheablePolicy([], [])])
        expect(text).not.toMatch(/google|yandex/);
    },
  );

  it("in development lets Vite's inline styles and its socket through", () => {
    expect(policyOf({ development: true })).toEqual({
      ...policyOf({}),
      "style-src": "'self' 'unsafe-inline'",
      "connect-src": "'self' ws:",
    });
  });
});

describe("the policy of a page from the page cache", () => {
  const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  const nothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

  it("names each inline script and style by its hash, once", () => {
    expect(directives(cacheablePolicy(["alert(1)", "", "alert(1)"], new Set([""])))).toEqual({
      ...always,
      "script-src": `'self' ${alert} ${nothing}`,
      "style-src": `'self' ${nothing}`,
      "connect-src": "'self'",
      "worker-src": "'self'",
    });
  });

  it("lets in the map that a page may open which scripts bring into its document", () => {
    const google = directives(cacheablePolicy(["alert(1)"], ["p{}"], "google"));
    expect(google["script-src"]).toMatch(
      /^'self' 'sha256-\S+ https:\/\/maps\.googleapis\.com https:\/\/maps\.gstatic\.com /,
    );
    expect(Object.values(google).join(" "), "nor anybody's bucket").not.toMatch(
      /\*\.(googleapis|gstatic)\.com|storage\./,
    );
    // It writes inline styles, and has no nonce here. Hashes would switch 'unsafe-inline' off.
    expect(google["style-src"]).toBe("'self' 'unsafe-inline' https://fonts.googleapis.com");
    expect(directives(cacheablePolicy(["alert(1)"], ["p{}"], "yandex"))["style-src"]).toMatch(/^'self' 'sha256-/);
    expect(cacheablePolicy([], [], "google")).toBe(cacheablePolicy([], []));
  });

  it("lets no script run where the page has none of its own", () => {
    expect(directives(cacheablePolicy([], []))).toMatchObject({ "script-src": "'none'", "style-src": "'self'" });
  });
});

describe("the headers of a document", () => {
  const headersOf = (isShared: boolean, before: Record<string, string> = {}) => {
    const headers = new Headers(before);
    documentHeaders(headers, "the policy", isShared);
    return Object.fromEntries(headers);
  };

  it("keep other sites from framing it, guessing its type, or learning its address", () => {
    expect(headersOf(false)).toEqual({
      "cache-control": "private, no-store, no-transform",
      "content-security-policy": "the policy",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      vary: "Cookie, Accept-Language, Save-Data",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  });

  it("let a page of a payment, and no other, open the browser's wallet", () => {
    const headers = new Headers();
    documentHeaders(headers, "the policy", false, true);
    expect(headers.get("Permissions-Policy")).toMatch(/, payment=\(self\)$/);
  });

  it("let a page that offers wallets read the description of Google Pay, and no other page", () => {
    const connections = (wallet?: boolean) =>
      /connect-src [^;]*/.exec(contentSecurityPolicy("n", { development: false, lite: false, wallet }))?.[0];
    expect(connections()).toBe("connect-src 'self'");
    expect(connections(true)).toBe("connect-src 'self' https://google.com https://pay.google.com");
  });

  it("let a browser keep only what is the same for everybody, and only after asking", () => {
    expect(headersOf(true)["cache-control"]).toBe("private, no-cache, no-transform");
  });

  it("leave what a route has said", () => {
    const headers = headersOf(true, { "Cache-Control": "public, max-age=60", Vary: "Accept-Encoding" });
    expect(headers["cache-control"]).toBe("public, max-age=60");
    expect(headers.vary).toBe("Accept-Encoding, Cookie, Accept-Language, Save-Data");
  });
});
