import { parseCookie, stringifyCookie } from "cookie";
import type { Request as ExpressRequest } from "express";
import { cityPath, isCityAlias } from "../../rules/city-alias";
import { isThisMachine } from "../guard/host";
import { wantsSecure, wireName } from "../visitor/cookie-header";
import { cookies as listed, type CookieRow } from "../visitor/cookies";
import { acceptedLanguage } from "../visitor/language";
import { liteByHeader } from "../visitor/lite";

export type AnonymousRequest = { key: string; request: () => Request };

/**
 * The request that a page cached for all anonymous visitors is rendered from: cut down to what its cache key names, so that nothing of one
 * visitor gets into another's page. Undefined if the page is not cached or is this visitor's own. `rows` says what each cookie does to it.
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
  const accepted = acceptedLanguage(headers["accept-language"]);
  const lite = liteByHeader(headers["save-data"]);
  // What headers ask for becomes cookies: a page does not depend on where its language was read.
  const values: Record<string, string> = {
    ...(accepted ? { language: accepted } : {}),
    ...(lite ? { lite } : {}),
  };
  for (const [name, { cachedPage, parse, variesIn }] of Object.entries(rows)) {
    const text = sent[wireName(name, secure)];
    if (cachedPage === "bypass" && text) return undefined;
    const value = cachedPage === "vary" ? parse?.(text ?? "") : undefined;
    if (value === undefined) continue;
    if (variesIn?.(city, value) ?? true) values[name] = value;
    else delete values[name];
  }

  const host = isThisMachine((name) => headers[name]?.toString()) ? "localhost" : "shop.invalid";
  const cookie = stringifyCookie(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [wireName(name, secure), value])),
  );
  return {
    key: `${host} ${url} ${cookie}`,
    request: () => new Request(`http://${host}${url}`, { headers: { Cookie: cookie, Host: host } }),
  };
}

/** The alias of the city whose menu, the page that most visitors see first, has this address. One menu has one address: the one that we link to. */
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
