import { safePath } from "../../../server/guard/safe-path";
import { log } from "../../../server/operate/log";
import { MAX_LINK_LENGTH } from "../../../server/visitor/open-payment";
import type { Visit } from "../../../server/visitor/visit";
import { isListed } from "./listed-origin.server";

/** `path` is on this site, `url` has a listed origin. */
export type Completion = { path: string; url?: undefined } | { url: string; path?: undefined };

/**
 * Reads `complete_link`, where a paid order's visitor goes (docs/specification/rules-and-calls.md#orders-and-payment).
 * Undefined for the shop's own page: there is no link, or it leads to an origin that is not on the deployment's list.
 */
export function completionOf(visit: Visit, link: string | null | undefined): Completion | undefined {
  if (!link || link.length > MAX_LINK_LENGTH || !URL.canParse(link)) return undefined;
  const { origin, pathname, search, hash } = new URL(link);
  if (origin !== new URL(visit.request.url).origin) return isListed(visit, link) ? { url: link } : undefined;
  const path = safePath(pathname + search + hash, "");
  return path ? { path } : undefined;
}

/** Returns the link of an upstream's answer if it can be followed, and logs one that cannot. */
export function usableLink(visit: Visit, link: string | null | undefined): string | undefined {
  if (!link) return undefined;
  if (completionOf(visit, link)) return link;
  const origin = URL.canParse(link) ? new URL(link).origin.slice(0, 100) : undefined;
  log.warn({ origin, length: link.length }, "a complete_link cannot be followed: the order's own page is shown");
  return undefined;
}
