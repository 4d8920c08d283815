import type { City } from "../../../../contract/place";
import { cityPath } from "../../../../rules/city-alias";
import { BoundedCache } from "../../../../server/operate/bounded-cache";
import { environment } from "../../../../server/operate/environment";
import { isOffered as hasFeature, settings, settingsVersion } from "../../../../server/operate/settings";
import { hasBonusFlag } from "../../../../server/visitor/bonus-flag";
import { createUpstream, type Upstream } from "../../../../server/upstream/client";
import { Deadline, PAGE_TIME_MS } from "../../../../server/upstream/deadline";
import { asFailure } from "../../../../server/upstream/failure";
import { indexedPages } from "./indexed-pages";

/** Search engines read at most this many URLs of one file. */
export const MAX_FILE_URLS = 50_000;
const HOUR_MS = 60 * 60_000;

/** The index needs the menus of all cities, so that it is made once an hour for each origin. */
const indexes = new BoundedCache<string>("sitemaps", {
  maxBytes: 1024 * 1024,
  bytesOf: ({ length }) => length + 100,
  ttlMs: HOUR_MS,
});

/** Returns the index from the cache, or makes it. Failures are not cached. */
export const keptIndex = (origin: string, make: () => Promise<string>): Promise<string> =>
  indexes.lookUpOrMake(`${settingsVersion()} ${origin}`, make);

/** An upstream client without a visitor's session. */
export const crawlersUpstream = (requestId = "sitemap") =>
  createUpstream({
    baseUrl: environment().UPSTREAM_URL,
    language: settings().default_language,
    requestId,
    deadline: new Deadline(PAGE_TIME_MS),
  });

/** The aliases of all cities. Throws UpstreamFailure. */
export async function cityAliases(upstream: Upstream): Promise<string[]> {
  const { cities, big_cities } = await upstream.cities({});
  return [...new Set([...big_cities, ...cities].map(({ alias }) => alias))];
}

/**
 * The paths of a city's pages: the menu, the pages that every city has, its groups, dishes, shops and promotions.
 * Throws UpstreamFailure.
 */
export async function cityPaths(upstream: Upstream, alias: string): Promise<string[]> {
  const { city } = await upstream.city({ alias });
  const order_type = city.order_types.delivery ? "delivery" : "takeaway";
  const [menu, shops] = await Promise.all([
    upstream.products({ city_id: city.id, order_type }),
    city.order_types.takeaway ? upstream.shops({ city_id: city.id }).catch(nothing) : undefined,
  ]);
  // Packages have no page, and neither has a group that contains only packages.
  const groups = menu.product_groups
    .map(({ alias: group, products }) => ({ group, dishes: products.filter(({ type }) => type !== "packet") }))
    .filter(({ dishes }) => dishes.length > 0);
  const dishes = new Set(groups.flatMap((one) => one.dishes.map(({ key }) => key)));
  const own = (shops?.shops ?? []).filter(({ city_id }) => city_id === city.id);
  return [
    ...Object.keys(indexedPages).filter((page) => isOffered(page, city)),
    ...new Set(groups.map(({ group }) => `menu/${encodeURIComponent(group)}`)),
    ...own.map(({ id }) => `shops/${id}`),
    ...(city.promotions ?? []).map(({ alias: name }) => `promotions/${encodeURIComponent(name)}`),
    ...[...dishes].map((key) => `product/${encodeURIComponent(key)}`),
  ].map((page) => cityPath(alias, page));
}

const nothing = (error: unknown) => void asFailure(error);

function isOffered(page: string, { order_types, promotions, has_loyalty_system }: City): boolean {
  if (page === "delivery") return order_types.delivery;
  if (page === "shops") return order_types.takeaway;
  if (page === "bonus") return settings().bonus.enabled && hasBonusFlag(undefined) && Boolean(has_loyalty_system);
  if (page === "partners" || page === "rent") return hasFeature("contact forms");
  return page !== "promotions" || Boolean(promotions?.length);
}

/**
 * A site map file. Each path is listed in the default language and in every other, all linked as versions of each
 * other.
 */
export function addressFile(origin: string, paths: string[]): string {
  const languages = ["", ...settings().languages];
  const address = (path: string, language: string) => escaped(origin + path + (language && `?lang=${language}`));
  const entries = paths.flatMap((path) => {
    const versions = languages
      .map((one) => `<xhtml:link rel="alternate" hreflang="${one || "x-default"}" href="${address(path, one)}"/>`)
      .join("");
    return languages.map((language) => `<url><loc>${address(path, language)}</loc>${versions}</url>`);
  });
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`;
}

export function indexFile(addresses: string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${entries.join("\n")}</sitemapindex>\n`;
}

/** The number of paths in one file. Each has a URL for every language. */
export const pathsOfFile = () => Math.floor(MAX_FILE_URLS / (settings().languages.length + 1));

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const xml = (text: string) =>
  new Response(text, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
