import { readUtmSource } from "../../rules/utm-source";
import { utmSourceCookie } from "../../server/visitor/cookies";
import type { Visit } from "../../server/visitor/visit";

/**
 * Keeps where a link says that the visitor comes from, the last one for two days: the record of a purchase reads the cookie. Pages with a query are
 * in no page cache, so none is split by it.
 */
export function keepUtmSource(visit: Visit) {
  const source = readUtmSource(query(visit.request).get("utm_source"));
  if (source) visit.change(utmSourceCookie, source);
}

/** Whether the page's address must stay as it came for scripts that count visits (docs/specification/product.md#query-parameters-of-the-menu). */
export const keepsItsAddress = (request: Request): boolean => query(request).has("utm_source");

const query = (request: Request) => new URL(request.url).searchParams;
