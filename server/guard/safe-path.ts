const MAX_PATH_LENGTH = 512;

/**
 * Returns the value if it is a path on this site, else `fallback` (docs/specification/product.md#unknown-addresses).
 * Rejects all notations of other origins that browsers accept: `//x`, `/\x`, control characters, encoded line breaks,
 * schemes.
 */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || value.length > MAX_PATH_LENGTH) return fallback;
  if (!value.startsWith("/") || value.startsWith("//")) return fallback;
  if (/[\u0000-\u001f\u007f\\]/.test(value) || /%(0[0-9a-d]|5c|2f%2f)/i.test(value)) return fallback;
  const url = new URL(value, "http://site.invalid");
  if (url.pathname.startsWith("//")) return fallback;
  const path = url.pathname + url.search + url.hash;
  // Letters take up to nine times as much in an address.
  return path.length > MAX_PATH_LENGTH ? fallback : path;
}

/** The path of a request's own address, for a redirect: "//x" would lead to the site x. */
export const ownPathname = ({ url }: Pick<Request, "url">): string => new URL(url).pathname.replace(/^\/+/, "/");

/** Returns the safe `return_to` of a request's address. */
export function returnTo({ url }: Pick<Request, "url">, fallback: string): string {
  return safePath(new URL(url).searchParams.get("return_to"), fallback);
}

/** Returns the path after a form: `back` in the address of its button, else its field `return_to`. */
export function formReturn({ url }: Pick<Request, "url">, form: FormData, fallback: string): string {
  return safePath(new URL(url).searchParams.get("back") ?? form.get("return_to"), fallback);
}
