import type { RequestCookies } from "./cookie-header";

/** In the query of a page after a change, if the browser had sent no cookie with it and was given one. */
const MARK = "stored";

const hasNone = (cookies: RequestCookies) => Object.keys(cookies).length === 0;

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
 * Whether the browser keeps no cookies, on the page that a change led to: "refused", or the page's path without the mark
 * if they were kept. Undefined on other pages.
 */
export function storedOrNot({ url }: Request, cookies: RequestCookies): "refused" | { path: string } | undefined {
  const { pathname, searchParams } = new URL(url);
  if (!searchParams.has(MARK)) return undefined;
  if (hasNone(cookies)) return "refused";
  searchParams.delete(MARK);
  return { path: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname };
}
