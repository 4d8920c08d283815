import { load } from "cheerio";
import { documentProblems, titleProblems } from "./document-problems";
import { structureOf } from "./structure";

/** A page as a crawler sees it. */
export type CrawledPage = {
  /** Path and query, as it was asked for. */
  address: string;
  status: number;
  headers: Headers;
  html: string;
  language: string;
  title: string;
  description: string;
  headings: number;
  /** The address that it names as its own, without the origin. */
  canonical?: string;
  /** The same in the document, for crawlers that read no headers. */
  canonicalInDocument?: string;
  /** Languages and addresses of its versions, by its `Link` header. */
  versions: Record<string, string>;
  /** Whether search engines may show it. */
  indexed: boolean;
  /** Addresses of the shop that it links to. */
  links: string[];
  /** The same with what they jump to on their page. */
  jumps: { address: string; id: string }[];
  ids: Set<string>;
  structured: Record<string, unknown>[];
  /** Its elements without their texts (`structureOf`). */
  structures: string[];
  /** What can be seen to be wrong with the document by itself. */
  problems: string[];
};

/** Requests an address of the shop without following redirects. */
export type Ask = (address: string) => Promise<Response>;

const ORIGIN = "http://localhost";

/** The address of the shop that a link leads to. Undefined for another site, a phone, an anchor on the same page. */
export function ownAddress(href: string, base: string): string | undefined {
  const url = ownUrl(href, base);
  return url && url.pathname + url.search;
}

function ownUrl(href: string, base: string): URL | undefined {
  if (!URL.canParse(href, ORIGIN + base)) return undefined;
  const url = new URL(href, ORIGIN + base);
  return url.origin === ORIGIN ? url : undefined;
}

/** The targets of a `Link` header's entries of one relation, each with its `hreflang`. */
export function linkHeader(headers: Headers, rel: string): { href: string; hreflang?: string }[] {
  const entries = [...(headers.get("link") ?? "").matchAll(/<([^>]*)>((?:\s*;\s*[\w-]+="[^"]*")*)/g)];
  return entries.flatMap(([, href = "", parameters = ""]) => {
    const values = Object.fromEntries(
      [...parameters.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    return values.rel === rel ? [{ href, hreflang: values.hreflang }] : [];
  });
}

const pathOf = (href: string) => {
  const url = new URL(href, ORIGIN);
  return url.pathname + url.search;
};

export function readPage(
  address: string,
  { status, headers }: Pick<Response, "status" | "headers">,
  html: string,
): CrawledPage {
  const $ = load(html, { scriptingEnabled: false } as Parameters<typeof load>[1]);
  const canonicalInDocument = $('link[rel="canonical"]').attr("href");
  const canonical = linkHeader(headers, "canonical")[0]?.href ?? canonicalInDocument;
  const robots = [headers.get("x-robots-tag"), $('meta[name="robots"]').attr("content")].join(" ");
  const hrefs = $("a[href]")
    .map((_, link) => $(link).attr("href"))
    .get();
  const urls = [...new Set(hrefs)].flatMap((href) => ownUrl(href, address) ?? []);
  return {
    address,
    status,
    headers,
    html,
    language: $("html").attr("lang") ?? "",
    title: $("head title").text(),
    description: $('meta[name="description"]').attr("content") ?? "",
    headings: $("h1").length,
    canonical: canonical && pathOf(canonical),
    canonicalInDocument: canonicalInDocument && pathOf(canonicalInDocument),
    versions: Object.fromEntries(
      linkHeader(headers, "alternate").map(({ href, hreflang = "" }) => [hreflang, pathOf(href)]),
    ),
    indexed: status === 200 && !/noindex/.test(robots),
    links: [...new Set(urls.map(({ pathname, search }) => pathname + search))],
    jumps: urls.flatMap(({ pathname, search, hash }) =>
      hash.length > 1 ? [{ address: pathname + search, id: decodeURIComponent(hash.slice(1)) }] : [],
    ),
    ids: new Set(
      $("[id]")
        .map((_, element) => $(element).attr("id"))
        .get(),
    ),
    structured: $('script[type="application/ld+json"]')
      .map((_, script) => JSON.parse($(script).text()) as Record<string, unknown>)
      .get() as Record<string, unknown>[],
    structures: structureOf($),
    problems: html ? [...documentProblems($), ...titleProblems($)] : [],
  };
}

export type Crawl = {
  pages: Map<string, CrawledPage>;
  /** Where each address is linked from. */
  from: Map<string, string>;
  /** Redirects by their address. */
  moved: Map<string, string>;
};

/**
 * Follows every link from the given addresses; forms are left alone. Addresses of which `keyOf` makes the same are followed once, and those of which it
 * makes nothing never.
 */
export async function crawl(
  ask: Ask,
  starts: string[],
  keyOf: (address: string) => string | undefined,
): Promise<Crawl> {
  const pages: Crawl["pages"] = new Map();
  const from: Crawl["from"] = new Map();
  const moved: Crawl["moved"] = new Map();
  const queue = [...starts];
  const seen = new Set(queue.map(keyOf));
  const discover = (address: string, source: string) => {
    if (!from.has(address)) from.set(address, source);
    const key = keyOf(address);
    if (key === undefined || seen.has(key)) return;
    seen.add(key);
    queue.push(address);
  };
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const answer = await ask(address);
    const to = answer.headers.get("location");
    if (to) {
      const target = ownAddress(to, address);
      moved.set(address, target ?? to);
      if (target) discover(target, address);
      await answer.body?.cancel();
      continue;
    }
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const page = readPage(address, answer, isPage ? await answer.text() : "");
    if (!isPage) await answer.body?.cancel();
    pages.set(address, page);
    for (const link of page.links) discover(link, address);
  }
  return { pages, from, moved };
}
