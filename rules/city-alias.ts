/** The first segment of every path of the storefront that is no city: a test compares them with the site map. */
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
  "lite",
  "pictures",
  "legal-info",
  "privacy-policy",
  "user-agreement",
  "_kit",
];

const LONGEST = 100;

/**
 * Whether a text can name a city in addresses: any but those that are paths of ours, and those that no path can hold: browsers resolve the
 * segments "." and ".." even if they are encoded, and some proxies decode a slash.
 */
export function isCityAlias(text: unknown): text is string {
  return (
    typeof text === "string" &&
    text.length > 0 &&
    text.length <= LONGEST &&
    !/^\.{1,2}$|[\u0000-\u001f\u007f/\\]|\p{Surrogate}/u.test(text) &&
    !OWN_PATHS.includes(text)
  );
}

/** The path of a page of a city; without a page, of its menu. */
export function cityPath(alias: string, page = ""): string {
  return `/${encodeURIComponent(alias)}/${page}`;
}

/** The path of a page below its city: "/promotions", for the menu "/". Of a page whose address names no city: its own path. */
export function pageBelowCity(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  return OWN_PATHS.includes(first) ? pathname : pathname.slice(1 + first.length) || "/";
}
