import { PAGE_LANGUAGE } from "../../rules/page-language";

let pageLanguage: string | undefined;

/**
 * From now on requests of this page's scripts to the shop say in which language it stands. Another window may have chosen a different one since
 * (no script can read that cookie): a page keeps its language until it is loaded anew, and never shows two. Wraps `fetch`, which is what Remix
 * makes its requests with.
 */
export function tellPageLanguage(language: string) {
  const isWrapped = pageLanguage !== undefined;
  pageLanguage = language;
  if (isWrapped) return;
  const plainFetch = window.fetch;
  window.fetch = (input, init) =>
    input instanceof Request || !isOfShop(input) ? plainFetch(input, init) : plainFetch(input, named(init));
}

const isOfShop = (address: string | URL) => new URL(address, window.location.href).origin === window.location.origin;

function named(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  if (pageLanguage) headers.set(PAGE_LANGUAGE, pageLanguage);
  return { ...init, headers };
}
