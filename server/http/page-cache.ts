import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { LRUCache } from "lru-cache";
import { log } from "../operate/log";
import { watchCache } from "../operate/metrics";
import { settingsVersion } from "../operate/settings";
import { wireName } from "../visitor/cookie-header";
import { cityAliasCookie } from "../visitor/cookies";
import { anonymousRequest } from "./anonymous-request";
import { acceptedEncoding, compress } from "./compression";
import { loadContext } from "./name-requests";
import type { SharedTurn } from "./shed";

type Render = (request: Request, context: AppLoadContext) => Promise<Response>;

type CachedPage = { renderedAt: number; headers: Headers; content: Content };

/** Shared by a page and its next render as long as the HTML is the same. */
type Content = {
  etag: string;
  /** The body: compressed fast at first, at brotli's best quality soon after. */
  br: Buffer;
  /** Made for the first browser without brotli. */
  gzip?: Buffer;
};

/** A response for the requests that waited for it, and for none after them. */
type UncachedResponse = { status: number; headers: Headers; body: Buffer };

type Rendered = CachedPage | UncachedResponse | undefined;

/** Milliseconds for which a page is fresh, and those after it in which it is served once more while it is rendered anew. */
const FRESH = 15_000;
const STALE = 60_000;
/** Each is some fifty kilobytes at most. */
const MOST_PAGES = 300;
/** Milliseconds before a page that could not be cached is tried again. */
const RETRY_AFTER = 5_000;

const compressBest = promisify(brotliCompress);

/**
 * Caches pages that are the same for every anonymous visitor: one render for many requests. A page is cached if its loader says so
 * (`visit.rendering`) and it sets no cookie but the city's, which its address names. It is rendered from what its key names and nothing
 * else (`anonymousRequest`). Each render waits for its turn: a cached page's next one before all others, which are for one visitor each; that of
 * an address that may be invented like any page.
 */
export function pageCache(render: Render, turn: SharedTurn): RequestHandler {
  const pages = new LRUCache<string, CachedPage>({ max: MOST_PAGES });
  const count = watchCache("pages", () => ({ entries: pages.size, bytes: bytesOf(pages.values()) }));
  const rendering = new Map<string, Promise<Rendered | "refused">>();
  const uncacheable = new LRUCache<string, true>({ max: 1_000, ttl: RETRY_AFTER });

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
    count(age < FRESH ? "hit" : age < FRESH + STALE ? "stale" : "miss");
    const page = cached && age < FRESH + STALE ? cached : await renderOnce(anonymous.key, anonymous.request);
    if (!page) return false;
    if (page === "refused") turn.turnAway(request, response);
    else if ("body" in page) sendUncached(page, request, response);
    else sendPage(page, request, response);
    // A visitor who got the stale page does not wait for the new one. If its render fails, the next visitor gets the error.
    if (page === cached && age >= FRESH) renderOnce(anonymous.key, anonymous.request).catch(() => undefined);
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
 * Undefined if the page turned out to be one visitor's own: each must then get their own render. If the HTML equals that of `before`, its
 * compressed body is reused.
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

/** Off the main thread: brotli at its best takes a tenth of a second and saves a tenth of the bytes. */
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
