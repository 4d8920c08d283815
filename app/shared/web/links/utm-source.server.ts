import { readUtmSource } from "../../../../rules/utm-source";
import { utmSourceCookie } from "../../../../server/visitor/cookies";
import type { Visit } from "../../../../server/visitor/visit";

/** The record of a purchase reads this cookie. It cannot split the page cache, which has no pages with a query. */
export function keepUtmSource(visit: Visit) {
  const source = readUtmSource(query(visit.request).get("utm_source"));
  if (source) visit.change(utmSourceCookie, source);
}

/**
 * Scripts that count visits need the address unchanged (docs/specification/product.md#query-parameters-of-the-menu).
 */
export const keepsItsAddress = (request: Request): boolean => query(request).has("utm_source");

const query = (request: Request) => new URL(request.url).searchParams;
