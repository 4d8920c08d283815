import { wireName, type RequestCookies } from "./cookie-header";
import { personalCookies } from "./cookies";
import { formersOf } from "./former-cookies";

/**
 * Whether a page shows nothing of a person: its visitor has no personal cookie, and its response (`headers`) sets none.
 */
export function isImpersonal(cookies: RequestCookies, headers: Headers): boolean {
  const set = headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf("=")));
  return !personalCookies.some(
    (name) =>
      cookies[name] !== undefined ||
      formersOf(name, cookies).length > 0 ||
      set.includes(name) ||
      set.includes(wireName(name, true)),
  );
}
