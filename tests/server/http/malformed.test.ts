import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { log } from "../../../server/operate/log";
import { raw } from "../../support/app/raw-http";
import { serveTinyShop } from "../../support/app/tiny-server";

/** The log. */
let spies: MockInstance[];
beforeEach(() => {
  spies = [vi.spyOn(log, "warn"), vi.spyOn(log, "error")];
});
afterEach(() => {
  const lines = spies.flatMap(({ mock }): unknown[] => mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(lines).toEqual([]);
});

type Case = [path: string, method: string, headers: Record<string, string>, status: number];

describe("a request that no page makes is refused in words, without a stack in the log", () => {
  it.each<Case>([
    ["/berlin", "TRACE", {}, 405],
    ["/berlin", "OPTIONS", {}, 405],
    ["*", "OPTIONS", {}, 405],
    ["/berlin", "PUT", {}, 405],
    ["/berlin", "PATCH", {}, 405],
    ["/berlin", "DELETE", {}, 405],
    ["/berlin.data", "DELETE", {}, 405],
    ["/berlin", "PROPFIND", {}, 405],
    ["http://evil.example/berlin", "GET", {}, 400],
    ["https://shop.example/berlin", "POST", {}, 400],
    ["/berlin?_data=routes/none", "GET", {}, 400],
    [`/berlin?${"a=b&".repeat(600)}`, "GET", {}, 414],
    [`/berlin/${"p".repeat(2_100)}`, "GET", {}, 414],
    // An address that leads to it would be three times as long.
    [`/berlin?a=${"(".repeat(900)}`, "GET", {}, 414],
    ["/berlin?_data=page", "POST", {}, 400],
    ["/?_data", "GET", {}, 400],
    ["/%E0%A4%A", "POST", {}, 400],
    ["/berlin/%", "POST", {}, 400],
    ["/berlin", "GET", { host: "shop example" }, 400],
    ["/berlin", "GET", { host: "shop.example/evil" }, 400],
    ["/berlin", "GET", { host: "user@shop.example" }, 400],
    ["/berlin", "GET", { host: "shop.example:99999" }, 400],
    ["/berlin", "GET", { host: "[::1" }, 400],
    ["/berlin", "GET", { "x-forwarded-proto": "javascript" }, 400],
    ["/berlin", "GET", { "x-forwarded-proto": "https, gopher" }, 400],
    ["/berlin", "GET", { "x-forwarded-proto": "http://" }, 400],
  ])("%s by %s with %j: %i", async (path, method, headers, status) => {
    const origin = await serveTinyShop();
    const answer = await raw(origin, path, {
      method,
      headers: { "accept-language": "de", "sec-fetch-site": "same-origin", ...headers },
    });
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.headers.allow).toBe("GET, HEAD, POST");
    if (method !== "HEAD") expect(answer.body.toString()).toContain("Wir konnten diese Anfrage nicht lesen");
    expect(answer.headers["content-language"]).toBe("de");
  });

  it.each<Case>([
    ["/berlin", "GET", { "x-forwarded-proto": "https" }, 200],
    ["/berlin", "GET", { "x-forwarded-proto": "HTTPS,http" }, 200],
    ["/berlin", "GET", { host: "my_shop:3000" }, 200],
    ["/berlin", "GET", { host: "[2001:db8::1]:3000" }, 200],
    ["/berlin", "HEAD", {}, 200],
    ["//evil.example/x", "GET", {}, 404],
    ["/berlin/a%2Fb", "GET", {}, 404],
    ["/berlin/%", "GET", {}, 404],
    ["/berlin/%ff?a=%", "HEAD", {}, 404],
    ["/text", "POST", {}, 200],
    ["/", "POST", {}, 405],
    ["/_root.data?_routes=none", "GET", {}, 200],
    ["/no/such/page.data", "POST", {}, 404],
  ])("what may be asked goes on: %s by %s with %j: %i", async (path, method, headers, status) => {
    const origin = await serveTinyShop();
    const answer = await raw(origin, path, { method, headers: { "sec-fetch-site": "same-origin", ...headers } });
    expect(answer.status).toBe(status);
  });

  it("a client of HTTP/1.0, which need not name a host, is served", async () => {
    const origin = await serveTinyShop();
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write("GET /berlin HTTP/1.0\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("a browser gets a page with a way on, and the page runs nothing", async () => {
    const origin = await serveTinyShop();
    const { headers, body } = await raw(origin, "/berlin?_data=x", {
      headers: { accept: "text/html,*/*", "accept-language": "ru" },
    });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body.toString()).toMatch(
      /<html lang="ru">[^]*Не удалось разобрать запрос[^]*<a class="go" href="\/">На главную<\/a>/,
    );
  });
});

it("a refusal is compressed as the client accepts it, and never confused with that of another language or kind", async () => {
  const origin = await serveTinyShop();
  const refusal = async (headers: Record<string, string>) => {
    const { headers: told, body } = await raw(origin, "/berlin", { method: "PUT", headers });
    const plain = told["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
    return `${told["content-encoding"] ?? "plain"} ${told["content-language"]} ${/^<!doctype html>/.test(plain.toString())}`;
  };
  const german = { "accept-language": "de" };
  for (let round = 0; round < 2; round++) {
    expect(await refusal({ ...german, accept: "text/html", "accept-encoding": "br" })).toBe("br de true");
    expect(await refusal({ ...german, accept: "text/html" })).toBe("plain de true");
    expect(await refusal({ ...german, "accept-encoding": "br" })).toBe("plain de false");
    expect(await refusal({ "accept-language": "tr", accept: "text/html", "accept-encoding": "br" })).toBe("br tr true");
  }
});
