/** The first path segments that are not cities. A test compares them with the site map. */
export const OWN_PATHS: readonly string[] = [
  "assets",
  "healthz",
  "readyz",
  "metrics",
  "csp-reports",
  "sitemap.xml",
  "robots.txt",
  "manifest.webmanifest",
  "icons",
  "apple-touch-icon.png",
  "favicon.ico",
  ".well-known",
  "service-worker.js",
  "language",
  "cookie-consent",
  "noted",
  "lite",
  "pictures",
  "legal-info",
  "privacy-policy",
  "user-agreement",
  "_kit",
];

const MAX_ALIAS_LENGTH = 100;

/**
 * The storefront's own paths are not aliases. Neither are "." and "..", which browsers resolve even if encoded, and
 * texts with a slash, which some proxies decode.
 */
export function isCityAlias(text: unknown): text is string {
  return (
    typeof text === "string" &&
    text.length > 0 &&
    text.length <= MAX_ALIAS_LENGTH &&
    !/^\.{1,2}$|[\u0000-\u001f\u007f/\\]|\p{Surrogate}/u.test(text) &&
    !OWN_PATHS.includes(text)
  );
}

/** Without `page` it is the path of the menu. */
export function cityPath(alias: string, page = ""): string {
  return `/${encodeURIComponent(alias)}/${page}`;
}

/** Returns "/promotions", or "/" for the menu. A path without a city is returned unchanged. */
export function pageBelowCity(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  return OWN_PATHS.includes(first) ? pathname : pathname.slice(1 + first.length) || "/";
}
