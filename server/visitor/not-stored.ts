import { ownPathname } from "../guard/safe-path";
import type { RequestCookies } from "./cookie-header";

/** In the query of a page after a change, if the browser had sent no cookie with it and was given one. */
const MARK = "stored";

/** Each page sets a cookie, so a browser that sends none with a form has kept none, or has just removed them. */
export const hasNone = (cookies: RequestCookies) => Object.keys(cookies).length === 0;

/**
 * The path that a change leads to, so that its page can tell whether the browser has kept the cookies. The page opens at
 * its top, where it says so.
 */
export function asksWhetherStored(request: Request, cookies: RequestCookies, path: string): string {
  if (request.method !== "POST" || !hasNone(cookies)) return path;
  const page = path.replace(/#.*/s, "");
  return `${page}${page.includes("?") ? "&" : "?"}${MARK}=0`;
}

/**
 * Whether the browser keeps no cookies, on the page that a change led to: "refused", or else the page's path without the
 * mark. Undefined on other pages.
 */
export function storedOrNot(request: Request, cookies: RequestCookies): "refused" | { path: string } | undefined {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has(MARK)) return undefined;
  // A marked address that somebody has passed on says nothing about this browser. Old browsers have no such header.
  const site = request.headers.get("Sec-Fetch-Site") ?? "same-origin";
  if (hasNone(cookies) && site === "same-origin") return "refused";
  searchParams.delete(MARK);
  const path = ownPathname(request);
  return { path: searchParams.size > 0 ? `${path}?${searchParams}` : path };
}
