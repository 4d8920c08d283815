import { PAGE_LANGUAGE } from "../../../../rules/page-language";

let pageLanguage: string | undefined;

/**
 * Adds the page's language to its scripts' requests. Another window may have stored another language since, and the
 * page would mix both. Wraps `fetch`, because Remix 2 has no setting for headers of its requests.
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
