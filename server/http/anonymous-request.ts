import { parseCookie, stringifyCookie } from "cookie";
import type { Request as Asked } from "express";
import { acceptCookiesCookie } from "../visitor/accept-cookies";
import { cityAliasCookie } from "../visitor/city-alias";
import { isLocal, readCookie } from "../visitor/cookie";
import { flashCookie } from "../visitor/flash";
import { languageCookie } from "../visitor/language";
import { orderTypeCookie } from "../visitor/order-type";
import { placeCookie } from "../visitor/place";
import { preferredLanguage } from "../visitor/preferred-language";
import { savesData } from "../visitor/save-data";
import { sessionCookie } from "../visitor/session";

/** A city's menu: the page that most people see first, and most often. */
const MENU = /^\/([a-z0-9-]{1,40})\/$/;

/** Cookies that make a page one visitor's own. */
const personal = [sessionCookie.name, placeCookie.name, flashCookie.name, "order_draft"];

/**
 * What a page for many visitors is rendered from: the request cut down to what its key names, so that nothing of one visitor gets into another's
 * page. Undefined where the page is this visitor's own.
 */
export async function sharedRequest(asked: Asked): Promise<{ key: string; request: () => Request } | undefined> {
  if (asked.method !== "GET" && asked.method !== "HEAD") return undefined;
  const [, alias] = MENU.exec(asked.url) ?? [];
  if (!alias) return undefined;
  const cookies = parseCookie(asked.headers.cookie ?? "");
  if (personal.some((name) => cookies[name])) return undefined;

  const [language, order_type, consent] = await Promise.all([
    readCookie(cookies, languageCookie),
    readCookie(cookies, orderTypeCookie),
    readCookie(cookies, acceptCookiesCookie),
  ]);
  const kept: Record<string, string> = { language: language ?? preferredLanguage(asked.get("accept-language")) };
  if (order_type) kept[orderTypeCookie.name] = order_type;
  if (consent) kept[acceptCookiesCookie.name] = "1";
  // Which other city it was makes no difference to this one's page.
  if (cookies[cityAliasCookie.name] === alias) kept[cityAliasCookie.name] = alias;
  const host = isLocal(asked.get("x-forwarded-host") ?? asked.get("host")) ? "localhost" : "shop.invalid";
  const cookie = stringifyCookie(kept);
  const sparing = savesData(asked.headers["save-data"]);
  return {
    key: `${host} ${alias} ${cookie}${sparing ? " save-data" : ""}`,
    request: () =>
      new Request(`http://${host}${asked.url}`, {
        headers: { Cookie: cookie, Host: host, ...(sparing ? { "Save-Data": "on" } : {}) },
      }),
  };
}
