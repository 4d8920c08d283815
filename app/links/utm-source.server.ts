import { readUtmSource } from "../../rules/utm-source";
import { utmSourceCookie } from "../../server/visitor/cookies";
import type { Visit } from "../../server/visitor/visit";

/**
 * Stores the last `utm_source` for two days; the record of a purchase reads the cookie. Pages with a query are never in
 * the page cache, so the cookie does not split it.
 */
export function keepUtmSource(visit: Visit) {
  const source = readUtmSource(query(visit.request).get("utm_source"));
  if (source) visit.change(utmSourceCookie, source);
}

/**
 * Whether scripts that count visits need the page's address unchanged
 * (docs/specification/product.md#query-parameters-of-the-menu).
 */
export const keepsItsAddress = (request: Request): boolean => query(request).has("utm_source");

const query = (request: Request) => new URL(request.url).searchParams;
