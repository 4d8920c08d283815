import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { BoundedCache } from "../operate/bounded-cache";
import { log } from "../operate/log";
import { settingsVersion } from "../operate/settings";
import { wireName } from "../visitor/cookie-header";
import { cityAliasCookie } from "../visitor/cookies";
import { anonymousRequest } from "./anonymous-request";
import { acceptedEncoding, compress } from "./compression";
import { loadContext } from "./name-requests";
import type { SharedTurn } from "./load-shedding";

type Render = (request: Request, context: AppLoadContext) => Promise<Response>;

type CachedPage = { renderedAt: number; headers: Headers; content: Content };

/** Shared by a page and its next render as long as the HTML is the same. */
type Content = {
  etag: string;
  /** The body is compressed fast at first, and at brotli's best quality soon after. */
  br: Buffer;
  /** Made for the first browser without brotli. */
  gzip?: Buffer;
};

/** Only the requests that waited for this response get it. */
type UncachedResponse = { status: number; headers: Headers; body: Buffer };

type Rendered = CachedPage | UncachedResponse | undefined;

/** A page is fresh for the first time, then stale for the second: a stale page is served while it is rendered again. */
const FRESH_MS = 15_000;
const STALE_MS = 60_000;
/** Each page takes some fifty kilobytes at most. */
const MAX_PAGES = 300;
/** A page that could not be cached is tried again after this time. */
const RETRY_AFTER_MS = 5_000;

const compressBest = promisify(brotliCompress);

/**
 * Caches pages that are the same for every anonymous visitor. A page is cached if its loader sets `cacheable` in
 * `visit.rendering` and it sets no cookie except the city's, which its address names. It is rendered only from its
 * cache key (`anonymousRequest`). The next render of a cached page precedes all pages of single visitors; the first
 * render of an address, which may be invented, waits like any page.
 */
export function pageCache(render: Render, turn: SharedTurn): RequestHandler {
  const pages = new BoundedCache<CachedPage>("pages", { max: MAX_PAGES, bytesOfAll: bytesOf });
  const rendering = new Map<string, Promise<Rendered | "refused">>();
  const uncacheable = new BoundedCache<true>("uncacheable-pages", { max: 1_000, ttlMs: RETRY_AFTER_MS });

  async function renderAndStore(key: string, request: Request): Promise<Rendered> {
    const before = pages.get(key);
    const rendered = await renderPage(render, request, before);
    if (!rendered) uncacheable.set(key, true);
    if (!rendered || "body" in rendered) pages.delete(key);
    else {
      pages.set(key, rendered);
      if (before?.content !== rendered.content)
        recompress(rendered.content).catch((error: unknown) =>
          log.error({ err: error }, "a cached page could not be compressed further"),
        );
    }
    return rendered;
  }

  async function renderInTurn(key: string, request: () => Request): Promise<Rendered | "refused"> {
    const leave = await turn.take(pages.has(key));
    return leave ? renderAndStore(key, request()).finally(leave) : "refused";
  }

  function renderOnce(key: string, request: () => Request) {
    const running = rendering.get(key) ?? renderInTurn(key, request).finally(() => rendering.delete(key));
    rendering.set(key, running);
    return running;
  }

  let version = settingsVersion();
  /** Pages that were rendered with former settings are void. */
  function forgetFormerSettings() {
    if (version === settingsVersion()) return;
    version = settingsVersion();
    pages.clear();
    uncacheable.clear();
    rendering.clear();
  }

  async function respond(request: ExpressRequest, response: ExpressResponse): Promise<boolean> {
    forgetFormerSettings();
    const anonymous = anonymousRequest(request);
    if (!anonymous || uncacheable.has(anonymous.key)) return false;
    const cached = pages.get(anonymous.key);
    const age = cached ? Date.now() - cached.renderedAt : Infinity;
    pages.count(age < FRESH_MS ? "hit" : age < FRESH_MS + STALE_MS ? "stale" : "miss");
    const page = cached && age < FRESH_MS + STALE_MS ? cached : await renderOnce(anonymous.key, anonymous.request);
    if (!page) return false;
    if (page === "refused") turn.refuseLater(request, response);
    else if ("body" in page) sendUncached(page, request, response);
    else sendPage(page, request, response);
    // The visitor of a stale page does not wait for the new one. If its render fails, the next visitor gets the error.
    if (page === cached && age >= FRESH_MS) renderOnce(anonymous.key, anonymous.request).catch(() => undefined);
    return true;
  }

  return (request, response, next) => {
    respond(request, response).then((done) => done || next(), next);
  };
}

function bytesOf(pages: Iterable<CachedPage>): number {
  const contents = new Set([...pages].map(({ content }) => content));
  return [...contents].reduce((sum, { br, gzip }) => sum + br.length + (gzip?.length ?? 0), 0);
}

const cityNames = [false, true].map((secure) => wireName(cityAliasCookie.name, secure));

const setsOnlyCity = (headers: Headers) =>
  headers.getSetCookie().every((cookie) => cityNames.some((name) => cookie.startsWith(`${name}=`)));

/**
 * Undefined if the page is a visitor's own, so that each visitor needs a render. If the HTML equals that of `before`,
 * its compressed body is reused.
 */
async function renderPage(render: Render, request: Request, before: CachedPage | undefined): Promise<Rendered> {
  const context = loadContext();
  const response = await render(request, context);
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (!setsOnlyCity(headers)) return undefined;
  const visit = await context.visit;
  if (!visit?.rendering.cacheable || status !== 200) return { status, headers, body };
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const content = before?.content.etag === etag ? before.content : { etag, br: compress(body, "br") };
  return { renderedAt: Date.now(), headers, content };
}

/** Runs off the main thread: brotli at its best takes a tenth of a second and saves a tenth of the bytes. */
async function recompress(content: Content) {
  const body = brotliDecompressSync(content.br);
  content.br = await compressBest(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function sendUncached({ status, headers, body }: UncachedResponse, request: ExpressRequest, response: ExpressResponse) {
  for (const [name, value] of headers) response.append(name, value);
  response.status(status).end(request.method === "HEAD" ? undefined : body);
}

function sendPage({ headers, content }: CachedPage, request: ExpressRequest, response: ExpressResponse) {
  for (const [name, value] of headers) response.append(name, value);
  response.vary("Accept-Encoding");
  response.set("ETag", content.etag);
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(content.etag)) {
    response.removeHeader("Content-Type");
    response.status(304).end();
    return;
  }
  const encoding = acceptedEncoding(request);
  const body =
    encoding === "br"
      ? content.br
      : encoding === "gzip"
        ? (content.gzip ??= gzipSync(brotliDecompressSync(content.br), { level: 9 }))
        : brotliDecompressSync(content.br);
  if (encoding) response.set("Content-Encoding", encoding);
  response.set("Content-Length", String(body.length));
  response.end(request.method === "HEAD" ? undefined : body);
}
