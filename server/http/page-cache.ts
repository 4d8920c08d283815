import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Request as Asked, RequestHandler, Response as Answer } from "express";
import { LRUCache } from "lru-cache";
import { log } from "../operate/log";
import { cityAliasCookie } from "../visitor/city-alias";
import { acceptedEncoding, compress } from "./compression";
import { sharedRequest } from "./anonymous-request";

type Render = (request: Request, context: AppLoadContext) => Promise<Response>;

type KeptPage = { madeAt: number; headers: Headers; content: Content };

/** What a page's next making shares with it, as long as nothing changes. */
type Content = {
  etag: string;
  /** The body, as small as it has become: compressed fast at first, at brotli's best soon after. */
  br: Buffer;
  /** Made when a browser without brotli asks. */
  gzip?: Buffer;
};

/** An answer for those who asked for it at the same time, and nobody later. */
type Passing = { status: number; headers: Headers; body: Buffer };

/** Milliseconds for which a page is as good as new, and those after it for which it is sent once more while it is made anew. */
const FRESH = 15_000;
const STALE = 60_000;
/** Each is some fifty kilobytes at most. */
const MOST_PAGES = 300;
/** A page that could not be kept is not tried again at once. */
const LEFT_ALONE = 5_000;

const smallest = promisify(brotliCompress);

/**
 * Pages that are the same for every visitor who has no session yet, kept in memory: one render for many, compressed as small as can be. A page is
 * kept when its loader says so (`visit.cacheable`), and sets no cookie but the city's, which its address says; it is rendered from nothing but what its key names (`sharedRequest`).
 */
export function keptPages(render: Render): RequestHandler {
  const pages = new LRUCache<string, KeptPage>({ max: MOST_PAGES });
  const underWay = new Map<string, Promise<KeptPage | Passing | undefined>>();
  const leftAlone = new LRUCache<string, true>({ max: 1_000, ttl: LEFT_ALONE });

  async function make(key: string, request: Request): Promise<KeptPage | Passing | undefined> {
    const before = pages.get(key);
    const made = await renderPage(render, request, before);
    if (!made) leftAlone.set(key, true);
    if (!made || "body" in made) pages.delete(key);
    else {
      pages.set(key, made);
      if (before?.content !== made.content)
        squeeze(made.content).catch((error: unknown) =>
          log.error({ err: error }, "a kept page stays as large as it is"),
        );
    }
    return made;
  }

  function once(key: string, request: () => Request) {
    const running = underWay.get(key) ?? make(key, request()).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  async function answerShared(asked: Asked, answer: Answer): Promise<boolean> {
    const shared = await sharedRequest(asked);
    if (!shared || leftAlone.has(shared.key)) return false;
    const known = pages.get(shared.key);
    const age = known ? Date.now() - known.madeAt : Infinity;
    const page = known && age < FRESH + STALE ? known : await once(shared.key, shared.request);
    if (!page) return false;
    if ("body" in page) pass(page, asked, answer);
    else send(page, asked, answer);
    // A visitor who has got the old page does not wait for the new one; when that fails, the next visitor is told why.
    if (page === known && age >= FRESH) once(shared.key, shared.request).catch(() => undefined);
    return true;
  }

  return (asked, answer, next) => {
    answerShared(asked, answer).then((done) => done || next(), next);
  };
}

const saysCityOnly = (headers: Headers) =>
  headers.getSetCookie().every((cookie) => cookie.startsWith(`${cityAliasCookie.name}=`));

/** Undefined: what was made is for one visitor only, each must get their own. `before` lends its compressed body when nothing has changed. */
async function renderPage(
  render: Render,
  request: Request,
  before: KeptPage | undefined,
): Promise<KeptPage | Passing | undefined> {
  const context: AppLoadContext = {};
  const { status, headers, ...response } = await whole(render(request, context));
  if (!saysCityOnly(headers)) return undefined;
  const visit = await context.visit;
  if (!visit?.cacheable || status !== 200) return { status, headers, body: response.body };
  const etag = `W/"${createHash("sha256").update(response.body).digest("base64url").slice(0, 22)}"`;
  const content = before?.content.etag === etag ? before.content : { etag, br: compress(response.body, "br") };
  return { madeAt: Date.now(), headers, content };
}

async function whole(rendered: Promise<Response>): Promise<Passing> {
  const response = await rendered;
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

function pass({ status, headers, body }: Passing, asked: Asked, answer: Answer) {
  for (const [name, value] of headers) answer.append(name, value);
  answer.status(status).end(asked.method === "HEAD" ? undefined : body);
}

/** Off the main thread: at its best brotli takes a tenth of a second and saves a tenth of the bytes. */
async function squeeze(content: Content) {
  const body = brotliDecompressSync(content.br);
  content.br = await smallest(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function send({ headers, content }: KeptPage, asked: Asked, answer: Answer) {
  for (const [name, value] of headers) answer.append(name, value);
  answer.vary("Accept-Encoding");
  answer.set("ETag", content.etag);
  if (asked.headers["if-none-match"]?.split(/\s*,\s*/).includes(content.etag)) {
    answer.removeHeader("Content-Type");
    answer.status(304).end();
    return;
  }
  const encoding = acceptedEncoding(asked);
  const body =
    encoding === "br"
      ? content.br
      : encoding === "gzip"
        ? (content.gzip ??= gzipSync(brotliDecompressSync(content.br), { level: 9 }))
        : brotliDecompressSync(content.br);
  if (encoding) answer.set("Content-Encoding", encoding);
  answer.set("Content-Length", String(body.length));
  answer.end(asked.method === "HEAD" ? undefined : body);
}
