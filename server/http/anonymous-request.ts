import { parseCookie, stringifyCookie } from "cookie";
import type { Request as ExpressRequest } from "express";
import { cityPath, isCityAlias } from "../../rules/city-alias";
import { isThisMachine, UNKNOWN_HOST } from "../guard/host";
import { settings } from "../operate/settings";
import { hasBonusFlag } from "../visitor/bonus-flag";
import { wantsSecure, wireName } from "../visitor/cookie-header";
import { cookies as listed, type CookieRow } from "../visitor/cookies";
import { FORMER_THAT_BYPASSES } from "../visitor/former-cookies";
import { acceptedLanguage } from "../visitor/language";
import { liteByHeader } from "../visitor/lite";

export type AnonymousRequest = { key: string; request: () => Request };

/**
 * Reduces a request to the parts of its page's cache key, so that no visitor's data gets into a page that is cached for
 * all anonymous visitors. Undefined if the page is not cached or is this visitor's own. `rows` describe the effect of
 * each cookie.
 */
export function anonymousRequest(
  incoming: Pick<ExpressRequest, "method" | "url" | "headers">,
  rows: Record<string, CookieRow> = listed,
): AnonymousRequest | undefined {
  const { method, url, headers } = incoming;
  if (method !== "GET" && method !== "HEAD") return undefined;
  const city = cityOfMenu(url);
  if (city === undefined) return undefined;

  const secure = wantsSecure({ headers: { get: (name) => headers[name]?.toString() ?? null } });
  const sent = parseCookie(headers.cookie ?? "");
  if (sent[wireName(FORMER_THAT_BYPASSES, secure)]) return undefined;
  const accepted = acceptedLanguage(headers["accept-language"]);
  const lite = liteByHeader(headers["save-data"]);
  // Preferences in headers become cookies, so that a page does not depend on the source of its language.
  const values: Record<string, string> = {
    ...(accepted ? { language: accepted } : {}),
    ...(lite ? { lite } : {}),
  };
  for (const [name, { cachedPage, parse, variesIn }] of Object.entries(rows)) {
    const text = sent[wireName(name, secure)];
    if (cachedPage === "bypass" && text && (variesIn?.(city, text) ?? true)) return undefined;
    const value = cachedPage === "vary" ? parse?.(text ?? "") : undefined;
    if (value === undefined) continue;
    if (variesIn?.(city, value) ?? true) values[name] = value;
    else delete values[name];
  }

  const flag = settings().bonus.flag_cookie;
  const others = flag && hasBonusFlag(headers.cookie) ? { [flag]: "1" } : {};
  const host = isThisMachine((name) => headers[name]?.toString()) ? "localhost" : UNKNOWN_HOST;
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  const own = Object.fromEntries(sorted.map(([name, value]) => [wireName(name, secure), value]));
  const cookie = stringifyCookie({ ...own, ...others });
  return {
    key: `${host} ${url} ${cookie}`,
    request: () => new Request(`http://${host}${url}`, { headers: { Cookie: cookie, Host: host } }),
  };
}

/**
 * Returns the alias of a city whose menu has this address. Only the address that we link to counts, so that a menu is
 * cached once.
 */
function cityOfMenu(url: string): string | undefined {
  const [, segment] = /^\/([^/?#]+)\/$/.exec(url) ?? [];
  if (!segment) return undefined;
  try {
    const alias = decodeURIComponent(segment);
    return isCityAlias(alias) && cityPath(alias) === url ? alias : undefined;
  } catch {
    return undefined;
  }
}
