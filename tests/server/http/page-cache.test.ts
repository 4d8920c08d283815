import "../../support/app/route";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { AppLoadContext } from "@remix-run/node";
import express from "express";
import { createApp } from "../../../server/app";
import { pageCache } from "../../../server/http/page-cache";
import type { SharedTurn } from "../../../server/http/load-shedding";
import { reloadSettings } from "../../../server/operate/settings";
import type { Visit } from "../../../server/visitor/visit";
import { raw } from "../../support/app/raw-http";
import * as tinyShop from "../../support/app/tiny-shop";

const { menu, seen } = tinyShop;

const folder = mkdtempSync(join(tmpdir(), "page-cache-"));
const first = { ...menu, cacheable: true };
let server: Server;
let origin: string;

// A shop of its own for each test: nothing is cached from another.
beforeEach(async () => {
  vi.stubEnv("DEV", false);
  vi.useFakeTimers({ toFake: ["Date"] });
  Object.assign(menu, first);
  seen.length = 0;
  server?.close();
  const app = createApp({
    build: tinyShop,
    assets: pathToFileURL(`${folder}/`),
  });
  await new Promise<void>((resolve) => (server = app.listen(0, "127.0.0.1", resolve)));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeAll(() => void mkdirSync(join(folder, "assets")));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}, path = "/spb/", method = "GET") =>
  raw(origin, path, { method, headers });
const words = (html: string) => /<p>(.*)<\/p>/.exec(html)?.[1];

describe("a page that is the same for many visitors", () => {
  it("is rendered once, from nothing that is one visitor's", async () => {
    await get({ cookie: "_ga=GA1.2; phone=79210000001; language=de; accept-cookies=1", "accept-language": "tr" });
    const { body } = await get({ cookie: "language=de; accept-cookies=1; other=1" });
    expect(words(body.toString())).toBe("A page");
    expect(seen).toEqual([{ cookie: "accept-cookies=1; language=de", acceptLanguage: null }]);
  });

  it("is rendered once over HTTPS too, where the city's cookie has another name", async () => {
    menu.setCookie = "__Host-city_alias=spb; Path=/; Secure";
    const https = { host: "shop.example", "x-forwarded-proto": "https" };
    await get(https);
    expect((await get(https)).headers["set-cookie"]).toEqual([menu.setCookie]);
    expect(seen).toHaveLength(1);
  });

  it("says its city, is compressed once, and is the same in each encoding", async () => {
    const plain = (await get()).body.toString();
    const small = await get({ "accept-encoding": "br" });
    const zipped = await get({ "accept-encoding": "gzip" });
    expect([small.headers["content-encoding"], zipped.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect([brotliDecompressSync(small.body).toString(), gunzipSync(zipped.body).toString()]).toEqual([plain, plain]);
    expect(Number(small.headers["content-length"])).toBe(small.body.length);
    expect(small.headers["set-cookie"]?.join()).toContain("city_alias=spb");
    expect(small.headers.vary).toMatch(/Accept-Encoding/);
    expect(small.headers["x-frame-options"]).toBe("DENY");
    expect(small.headers["cache-control"]).toBe("private, no-cache, no-transform");
    expect(seen).toHaveLength(1);
  });

  it("tells its city to nobody who loads it ahead, cached or not", async () => {
    const ahead: Record<string, string>[] = [
      { "sec-purpose": "prefetch;prerender" },
      { purpose: "prefetch" },
      { "x-moz": "prefetch" },
    ];
    for (const headers of [...ahead, ...ahead]) expect((await get(headers)).headers["set-cookie"]).toBeUndefined();
    expect((await get()).headers["set-cookie"]?.join()).toContain("city_alias=spb");
  });

  it("is not sent to a browser that has it", async () => {
    const { headers } = await get();
    const again = await get({ "if-none-match": String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await get({ "if-none-match": 'W/"another"' })).status).toBe(200);
  });

  it.each([
    ["languages", { "accept-language": "ru" }, { "accept-language": "de" }],
    ["order types", { cookie: "order_type=takeaway" }, { cookie: "order_type=delivery" }],
    ["a cookie notice and none", {}, { cookie: "accept-cookies=1" }],
    ["cookies with and without Secure", {}, { host: "nori.example" }],
    ["a first visit and a second", {}, { cookie: "city_alias=spb" }],
    ["visitors who save data and who do not", {}, { "save-data": "on" }],
    ["lite pages and full ones", {}, { cookie: "lite=on" }],
  ] as [string, Record<string, string>, Record<string, string>][])(
    "is another one for two %s",
    async (_, one, other) => {
      await get(one);
      await get(other);
      expect(seen).toHaveLength(2);
    },
  );

  it("is one for all who save data, by their browser or by their choice, and is rendered for them", async () => {
    await get({ "save-data": "on" });
    await get({ cookie: "lite=on" });
    expect(seen.map(({ cookie }) => cookie)).toEqual(["lite=on"]);
    await get({ "save-data": "off" });
    await get({ "save-data": "on", cookie: "lite=off" });
    await get();
    expect(seen.map(({ cookie }) => cookie)).toEqual(["lite=on", ""]);
  });

  it("takes nonsense in a cookie for no cookie", async () => {
    await get({ cookie: "language=klingon; order_type=%00; accept-cookies=maybe; city_alias=moscow" });
    await get();
    expect(seen).toHaveLength(1);
  });

  it("has a policy of hashes instead of a nonce, of its own scripts only", async () => {
    const { headers, body } = await get();
    const policy = String(headers["content-security-policy"]);
    const html = body.toString();
    expect(html).not.toContain("nonce");
    expect(policy).not.toMatch(/nonce|strict-dynamic|unsafe/);
    // JSON in a script element is data: no browser runs it.
    const scripts = [...html.matchAll(/<script\b(?! type="application\/json")[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, code = ""]) => code)
      .filter(Boolean);
    expect(scripts.length).toBeGreaterThan(0);
    for (const code of scripts) expect(policy).toContain(createHash("sha256").update(code).digest("base64"));
  });
});

describe("a cached page", () => {
  it("is rendered anew after a while: the next visitor still gets the stale one, the one after it the new one", async () => {
    await get();
    menu.text = "Another menu";
    vi.setSystemTime(Date.now() + 20_000);
    expect(words((await get()).body.toString())).toBe("A page");
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    await vi.waitFor(async () => expect(words((await get()).body.toString())).toBe("Another menu"));
    expect(seen).toHaveLength(2);
  });

  it("is rendered anew once the settings were read again", async () => {
    await get();
    menu.text = "Another shop";
    reloadSettings();
    expect(words((await get()).body.toString())).toBe("Another shop");
  });

  it("is not sent when it is too old", async () => {
    await get();
    menu.text = "Another menu";
    vi.setSystemTime(Date.now() + 10 * 60_000);
    expect(words((await get()).body.toString())).toBe("Another menu");
  });
});

describe("a page is never cached", () => {
  it.each(["session=abc", "place=abc", "flash=abc", "order_draft=abc"])("for a visitor with %s", async (cookie) => {
    await get();
    await get({ cookie });
    await get({ cookie });
    expect(seen.map((visitor) => visitor.cookie?.includes(cookie) ?? false)).toEqual([false, true, true]);
  });

  it.each([
    ["it sets a cookie of a visitor's own", { setCookie: "session=abc; Path=/" }],
    ["it sets one and would not be cached anyway", { setCookie: "session=abc; Path=/", cacheable: false }],
  ])("when %s", async (_, change) => {
    Object.assign(menu, change);
    const answers = [await get({ "accept-language": "ru" }), await get({ "accept-language": "ru" })];
    expect(answers.map(({ headers }) => headers.etag)).toEqual([undefined, undefined]);
    // Tried once, then answered to each visitor alone.
    expect(seen.map(({ acceptLanguage }) => acceptLanguage)).toEqual([null, "ru", "ru"]);
  });

  it.each([
    ["its loader does not say so", { cacheable: false }, 200],
    ["it is an error", { status: 503 }, 503],
  ])("when %s", async (_, change, status) => {
    Object.assign(menu, change);
    for (const round of [1, 2]) {
      const answer = await get();
      expect([answer.status, answer.headers.etag, words(answer.body.toString()), seen.length]).toEqual([
        status,
        undefined,
        "A page",
        round,
      ]);
    }
  });

  it("at another address, with a query, or for a form", async () => {
    for (const path of ["/spb", "/spb/?search=tuna", "/spb/?", "/text"])
      expect((await get({}, path)).headers.etag).toBeUndefined();
    expect(
      (await get({ "content-length": "0", "sec-fetch-site": "same-origin" }, "/spb/", "POST")).headers.etag,
    ).toBeUndefined();
  });

  it("and a HEAD has its headers only", async () => {
    const { status, headers, body } = await get({}, "/spb/", "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(100);
  });
});

const atOnce: SharedTurn = { take: async () => () => {}, refuseLater: () => {} };

describe("many who ask at the same time", () => {
  /** Nothing but the page cache, whose render waits for that many requests. */
  async function askTogether(many: number, { cacheable, status }: { cacheable: boolean; status: number }) {
    let renders = 0;
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const render = async (_: Request, context: AppLoadContext) => {
      renders++;
      await gate;
      context.visit = Promise.resolve({ rendering: { cacheable } } as Visit);
      return new Response(`render ${renders}`, { status, headers: { "Content-Type": "text/html" } });
    };
    const alone = express().use(pageCache(render, atOnce)).listen(0, "127.0.0.1");
    // What a request needs to get to the render is done before the next turn.
    alone.on("request", () => --many === 0 && setImmediate(open));
    await once(alone, "listening");
    const address = `http://127.0.0.1:${(alone.address() as AddressInfo).port}`;
    const answers = await Promise.all(Array.from({ length: many }, () => raw(address, "/spb/", {})));
    alone.close();
    return answers.map(({ status: told, body }) => `${told} ${body.toString()}`);
  }

  it.each([
    ["a page", { cacheable: true, status: 200 }, "200 render 1"],
    ["a page that is not cached", { cacheable: false, status: 200 }, "200 render 1"],
    ["an error", { cacheable: true, status: 503 }, "503 render 1"],
  ])("get %s that is rendered once", async (_, kind, answer) => {
    expect(await askTogether(5, kind)).toEqual(Array(5).fill(answer));
  });
});

describe("while the shop has too much to do", () => {
  /** Nothing but the page cache of a page that goes stale; the shop has time for no render, unless it is of a page that is kept. */
  async function serveKept() {
    const asked: boolean[] = [];
    let mayRender = true;
    const turn: SharedTurn = {
      take: async (isFirst) => {
        asked.push(isFirst);
        return mayRender ? () => {} : undefined;
      },
      refuseLater: (_, response) => void response.status(503).end(),
    };
    const render = async (_: Request, context: AppLoadContext) => {
      context.visit = Promise.resolve({ rendering: { cacheable: true } } as Visit);
      return new Response("a menu", { headers: { "Content-Type": "text/html" } });
    };
    const alone = express().use(pageCache(render, turn)).listen(0, "127.0.0.1");
    await once(alone, "listening");
    onTestFinished(() => void alone.close());
    const address = `http://127.0.0.1:${(alone.address() as AddressInfo).port}`;
    const ask = async (path: string) => (await raw(address, path)).status;
    return { ask, asked, refuse: () => (mayRender = false) };
  }

  it("a page that nobody asked for before is refused to all who ask for it together", async () => {
    const { ask, refuse } = await serveKept();
    refuse();
    expect(await Promise.all([ask("/atlantis/"), ask("/atlantis/")])).toEqual([503, 503]);
  });

  it("a kept page goes on, and its next render goes before all others", async () => {
    const { ask, asked } = await serveKept();
    expect(await ask("/spb/")).toBe(200);
    vi.advanceTimersByTime(20_000);
    expect(await ask("/spb/")).toBe(200);
    expect(asked).toEqual([false, true]);
  });
});
