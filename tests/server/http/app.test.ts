import "../../support/app/route";
import { createHash } from "node:crypto";
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tokenOf } from "../../../brands/tokens";
import { createApp } from "../../../server/app";
import { log } from "../../../server/operate/log";
import { raw } from "../../support/app/raw-http";
import { serveTinyShop } from "../../support/app/tiny-server";
import * as tinyShop from "../../support/app/tiny-shop";

const folder = mkdtempSync(join(tmpdir(), "assets-"));
const script = `export const dishes = ${JSON.stringify("roll ".repeat(300))};`;
let server: Server;
let origin: string;

beforeAll(async () => {
  vi.stubEnv("DEV", false);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/menu-abc.js"), script);
  writeFileSync(join(folder, "assets/menu-abc.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets/menu-abc.js.gz"), gzipSync(script));
  writeFileSync(join(folder, "assets/plain.css"), "a{color:red}");
  writeFileSync(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  mkdirSync(join(folder, ".well-known"));
  writeFileSync(join(folder, ".well-known/merchant"), "as it is");
  writeFileSync(join(folder, "..", "secret.js"), "secret");
  const app = createApp({
    build: tinyShop,
    assets: pathToFileURL(`${folder}/`),
  });
  await new Promise<void>((resolve) => (server = app.listen(0, "127.0.0.1", resolve)));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  raw(origin, path, { method, headers });
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe("an answer's compression", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["br;q=1.0, gzip;q=0.8", "br"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["gzip;q=1, br;q=0.5", "br"],
    ["*", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0,gzip;q=0.5", "gzip"],
    ["brotli-like, xbr", undefined],
    ["gzip;q=0", undefined],
    ["identity", undefined],
    ["", undefined],
  ] as const)("for %j is %s, and the body is the same", async (accepted, encoding) => {
    for (const path of ["/text", "/parts"]) {
      const { headers, body } = await get(path, { "accept-encoding": accepted });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers.vary).toMatch(/Accept-Encoding/i);
      expect(Number(headers["content-length"])).toBe(body.length);
      expect((encoding ? unpack[encoding](body) : body).toString()).toBe(tinyShop.longText);
    }
  });

  it.each([
    ["/secret?guess=a", "cross-site", undefined],
    ["/secret?guess=a", "same-site", undefined],
    ["/secret?guess=a", undefined, undefined],
    ["/secret?guess=a", "same-origin", "br"],
    ["/secret?guess=a", "none", "br"],
    ["/secret", "cross-site", "br"],
    ["/spb?guess=a", "cross-site", "br"],
  ] as const)(
    "of a page with a secret is left out if others chose the query: %s from %s",
    async (path, site, encoding) => {
      const { status, headers, body } = await get(path, {
        "accept-encoding": "br",
        ...(site && { "sec-fetch-site": site }),
      });
      expect({ status, encoding: headers["content-encoding"] }).toEqual({ status: 200, encoding });
      expect(Number(headers["content-length"])).toBe(body.length);
    },
  );

  it("leaves short answers, pictures and redirects alone", async () => {
    const headers = { "accept-encoding": "br" };
    const [short, bytes, moved] = await Promise.all([
      get("/short", headers),
      get("/bytes", headers),
      get("/moved", headers),
    ]);
    expect(short).toMatchObject({ status: 200, body: Buffer.from("ok\n") });
    expect(bytes.body.equals(Buffer.alloc(5_000, 7))).toBe(true);
    expect(moved).toMatchObject({ status: 303, headers: { location: "/text" } });
    for (const { headers: own } of [short, bytes, moved]) expect(own["content-encoding"]).toBeUndefined();
  });

  it("of a short one is stronger, where it takes no time: a changed cart is an eighth smaller", async () => {
    const { body } = await get("/data", { "accept-encoding": "br" });
    const plain = brotliDecompressSync(body);
    const quality = (level: number) =>
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
    expect(body.length).toBeLessThanOrEqual(quality(5));
    expect(quality(5)).toBeLessThan(quality(2));
  });

  it("sends no body to HEAD", async () => {
    const { status, body } = await get("/text", { "accept-encoding": "br" }, "HEAD");
    expect({ status, size: body.length }).toEqual({ status: 200, size: 0 });
  });
});

describe("files", () => {
  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["", undefined],
  ] as const)("are served as the build compressed them for %j", async (accepted, encoding) => {
    const { status, headers, body } = await get("/assets/menu-abc.js?v=1", { "accept-encoding": accepted });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable", vary: "Accept-Encoding" });
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(headers["content-encoding"]).toBe(encoding);
    expect((encoding ? unpack[encoding](body) : body).toString()).toBe(script);
  });

  it("live an hour when their name does not change with them", async () => {
    const { headers } = await get("/favicon.svg", { "accept-encoding": "br" });
    expect(headers).toMatchObject({ "cache-control": "public, max-age=3600", "content-type": "image/svg+xml" });
  });

  it("may lie in a folder whose name begins with a dot", async () => {
    const { status, body } = await get("/.well-known/merchant");
    expect({ status, text: body.toString() }).toEqual({ status: 200, text: "as it is" });
  });

  it("without a compressed copy are served as they are", async () => {
    const { headers, body } = await get("/assets/plain.css", { "accept-encoding": "br" });
    expect({ encoding: headers["content-encoding"], text: body.toString() }).toEqual({
      encoding: undefined,
      text: "a{color:red}",
    });
  });

  it("are not changed by a visitor who has them", async () => {
    const first = await get("/assets/menu-abc.js", { "accept-encoding": "br" });
    const again = await get("/assets/menu-abc.js", {
      "accept-encoding": "br",
      "if-none-match": first.headers.etag ?? "",
    });
    expect({ status: again.status, size: again.body.length }).toEqual({ status: 304, size: 0 });
  });

  it.each([
    "/../secret.js",
    "/..%2fsecret.js",
    "/assets/../../secret.js",
    "/%2e%2e/secret.js",
    "/assets/%00.js",
    "/assets/..%5c..%5csecret.js",
  ])("outside the folder are not served: %s", async (path) => {
    expect((await get(path)).body.toString()).not.toBe("secret");
  });

  it("are looked up in the file system only if they exist", async () => {
    const stat = vi.spyOn(fs, "stat");
    await get("/text");
    await get("/assets/missing.js");
    expect(stat).not.toHaveBeenCalled();
    await get("/assets/plain.css");
    expect(stat).toHaveBeenCalledOnce();
    stat.mockRestore();
  });

  it("take no POST", async () => {
    const { status } = await get("/assets/plain.css", { "sec-fetch-site": "same-origin" }, "POST");
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe("refusals", () => {
  const post = (path: string, headers: Record<string, string>, body = "a=1") =>
    raw(origin, path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(Buffer.byteLength(body)),
        ...headers,
      },
      body,
    });

  it.each([
    ["the visitor's browser", { "accept-language": "uk" }, "uk", "з іншого сайту"],
    ["the visitor's choice", { "accept-language": "uk", cookie: "language=de" }, "de", "von einer anderen Website"],
    ["no language of ours", { "accept-language": "fr" }, "en", "from another site"],
    ["a hostile choice", { "accept-language": "tr", cookie: "language=__proto__" }, "tr", "başka bir siteden"],
    ["nothing at all", {}, "en", "from another site"],
  ])("a foreign site's form in words: by %s", async (_, headers, language, words) => {
    const { status, headers: own, body } = await post("/echo", { "sec-fetch-site": "cross-site", ...headers });
    expect(status).toBe(403);
    expect(own).toMatchObject({ "content-language": language, "content-type": "text/plain; charset=utf-8" });
    expect(body.toString()).toContain(words);
  });

  it("a page in the brand's colours for a browser, with its mark and ways on", async () => {
    const { headers, body } = await post("/echo", { "sec-fetch-site": "cross-site", accept: "text/html" });
    const html = body.toString();
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    const [light, dark] = style.split("@media screen and (prefers-color-scheme:dark)");
    expect(light).toContain(`body{background:${tokenOf("nori", "page")}`);
    expect(dark).toContain(`body{background:${tokenOf("nori", "page", "dark")}`);
    expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
    expect(html).toMatch(/<header><a href="\/"><svg aria-hidden="true" [^]*<\/svg>\s*Nori<\/a><\/header>/);
    expect(html).toContain("<h1>This request came from another site, so we didn’t act on it</h1>");
    expect(html).toContain('<a class="go" href="/">To the start page</a> <a href="tel:+78005550012">');
  });

  it("a foreign Origin from a browser without Sec-Fetch-Site", async () => {
    expect((await post("/echo", { origin: "https://evil.example" })).status).toBe(403);
    expect((await post("/echo", { origin: "null" })).status).toBe(403);
  });

  it("lets our own forms through", async () => {
    expect((await post("/echo", { "sec-fetch-site": "same-origin" })).body.toString()).toBe("a=1");
    expect((await post("/echo", { origin })).status).toBe(200);
  });

  it("a body over 64 kB, in words, unread", async () => {
    const { status, headers, body } = await post(
      "/echo",
      { "accept-language": "de", "content-length": "70000", connection: "close" },
      "x".repeat(70_000),
    );
    expect(status).toBe(413);
    expect(headers["content-language"]).toBe("de");
    expect(body.toString()).toContain("So große Formulare");
  });
});

describe("headers of every answer", () => {
  it.each(["/text", "/assets/plain.css", "/moved", "/berlin", "/data"])(
    "%s tells nothing about us and protects the visitor",
    async (path) => {
      const { headers } = await get(path);
      expect(headers).not.toHaveProperty("x-powered-by");
      expect(headers).not.toHaveProperty("server");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      expect(headers["x-frame-options"]).toMatch(/^(DENY|SAMEORIGIN)$/);
    },
  );

  it.each([
    ["a page", "GET", "/berlin", 200],
    ["a page's data", "GET", "/berlin.data", 200],
    ["data of an action", "POST", "/berlin.data", 202],
    ["an answer without a header of its own", "GET", "/text", 200],
    ["a redirect", "GET", "/moved", 303],
    ["a redirect to a modal's page", "GET", "/berlin?modal=UserLoginModal", 302],
    ["a redirect of an action", "POST", "/berlin", 303],
    ["a page that is not there", "GET", "/no/such/page", 404],
    ["a refused method", "DELETE", "/berlin", 405],
  ])("nobody keeps what is not shared: %s", async (_, method, path, status) => {
    const { status: got, headers } = await get(path, { "sec-fetch-site": "same-origin" }, method);
    // Documents add that no proxy may rewrite them.
    const kept = headers["cache-control"]?.replace(", no-transform", "");
    expect({ status: got, kept }).toEqual({ status, kept: "private, no-store" });
  });

  it("nobody keeps a refusal", async () => {
    const { status, headers } = await get("/berlin", { "sec-fetch-site": "cross-site" }, "POST");
    expect({ status, kept: headers["cache-control"] }).toEqual({ status: 403, kept: "private, no-store" });
  });

  it.each([
    ["over http", {}, {}, undefined],
    ["over https", { "x-forwarded-proto": "https" }, {}, "max-age=31536000"],
    ["over https for a week", { "x-forwarded-proto": "https" }, { HSTS: "max-age=604800" }, "max-age=604800"],
    [
      "with all subdomains",
      { "x-forwarded-proto": "https" },
      { HSTS: "max-age=31536000; includeSubDomains" },
      "max-age=31536000; includeSubDomains",
    ],
  ])("HTTPS is demanded as the operator wants it: %s", async (_, headers, env, told) => {
    const own = await serveTinyShop({ env });
    expect((await raw(own, "/text", { headers })).headers["strict-transport-security"]).toBe(told);
  });

  it("names the request in the answer and in its line of the log", async () => {
    const info = vi.spyOn(log, "info");
    const { headers } = await get("/berlin?phone=79211234567", { "x-request-id": "trace-42" });
    expect(headers["x-request-id"]).toBe("trace-42");
    expect((await get("/assets/plain.css")).headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(info.mock.calls.at(0)?.[0]).toMatchObject({ request_id: "trace-42", path: "/berlin", status: 200 });
    await get("/berlin", { "sec-fetch-site": "cross-site" }, "POST");
    expect(info.mock.calls.at(-1)?.[0]).toMatchObject({ status: 403, refused: "crossSite" });
    info.mockRestore();
  });

  it("hands a trace to the loaders, unless it is malformed", async () => {
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const traceOf = async (headers: Record<string, string>) =>
      (JSON.parse((await get("/context", headers)).body.toString()) as { trace: object }).trace;
    expect(await traceOf({ traceparent, tracestate: "vendor=1" })).toEqual({ traceparent, tracestate: "vendor=1" });
    expect(await traceOf({ traceparent: "00-nonsense-01", tracestate: "vendor=1" })).toEqual({});
  });

  it("gives each request an id and the visitor's address, not what a stranger claims", async () => {
    const told = async (headers: Record<string, string> = {}) =>
      JSON.parse((await get("/context", headers)).body.toString()) as { requestId: string; address: string };
    const first = await told({ "x-forwarded-for": "192.0.2.7" });
    const second = await told();
    expect(first.address).toBe("127.0.0.1");
    expect(first.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.requestId).not.toBe(first.requestId);
    expect((await told({ "x-request-id": "a".repeat(100) })).requestId).toBe("a".repeat(64));
    expect((await told({ "x-request-id": 'a" b' })).requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("documents", () => {
  const nonceOf = (policy: string | string[] | undefined) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

  it("run scripts of this answer only", async () => {
    const [first, second] = await Promise.all([get("/berlin"), get("/berlin")]);
    const nonce = nonceOf(first.headers["content-security-policy"]);
    expect(nonce).toBeTruthy();
    expect(nonceOf(second.headers["content-security-policy"])).not.toBe(nonce);
    // JSON in a script element is data: no browser runs it.
    const scripts = [...first.body.toString().matchAll(/<script\b(?! type="application\/json")[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it("load nothing from elsewhere and are framed by nobody", async () => {
    const policy = String((await get("/berlin")).headers["content-security-policy"]);
    for (const rule of [
      "default-src 'self'",
      "style-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:|\*/);
  });

  it("say what they depend on", async () => {
    expect((await get("/berlin")).headers.vary).toMatch(/Cookie/);
  });

  it.each([
    ["/berlin?modal=UserLoginModal", "/berlin/login?return_to=%2Fberlin"],
    [
      "/berlin?group=wok&modal=ProductInfoModal&product_key=a%2Fb",
      "/berlin/product/a%2Fb?return_to=%2Fberlin%3Fgroup%3Dwok",
    ],
    ["/berlin?modal=CartModal&modal=ConfirmEmptyCartModal", "/berlin/cart/clear?return_to=%2Fberlin"],
  ])("that ask for a modal lead to its page: %s", async (path, page) => {
    expect(await get(path)).toMatchObject({ status: 302, headers: { location: page } });
  });

  it.each([
    "/berlin?modal=Nonsense",
    "/berlin?modal=",
    "/berlin?modal=ProductInfoModal",
    "/berlin?modal=__proto__",
    "/berlin?modal=//evil.example",
  ])("ignore %s", async (path) => {
    const { status, body } = await get(path);
    expect({ status, page: body.includes("A page") }).toEqual({ status: 200, page: true });
  });
});
