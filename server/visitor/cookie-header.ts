import { parseCookie, stringifySetCookie } from "cookie";
import { isThisMachine } from "../guard/host";
import { environment } from "../operate/environment";
import { cookies as list, type CookieName, type CookieShape } from "./cookies";
import { formerNames } from "./former-cookies";

export type RequestCookies = Record<string, string | undefined>;

/**
 * The largest headers of a request, in bytes: twice what a visitor's cookies have at their largest. At Node's own limit of
 * 16 kB somebody with many favourites, saved carts and an order that waits for its payment would get an empty page.
 */
export const MAX_HEADER_BYTES = 32_768;

export function requestCookies({ headers }: Pick<Request, "headers">): RequestCookies {
  return cookiesIn(headers.get("Cookie"), wantsSecure({ headers }));
}

/**
 * Reads the cookies of a `Cookie` header. Secure ones are named `__Host-NAME`, which a browser accepts only from this
 * host over HTTPS, so that neither another subdomain nor a network over plain HTTP can plant a session. Other names are
 * then ignored.
 */
export function cookiesIn(header: string | null | undefined, secure: boolean): RequestCookies {
  if (!header || header.length > MAX_HEADER_BYTES) return {};
  const sent = parseCookie(header);
  const names = [...Object.keys(list), ...formerNames];
  return Object.fromEntries(
    names.flatMap((name) => (wireName(name, secure) in sent ? [[name, sent[wireName(name, secure)]]] : [])),
  );
}

/** The name of a cookie in the browser. */
export const wireName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

export async function readCookie<Value>(
  cookies: RequestCookies,
  shape: CookieShape<Value>,
): Promise<Value | undefined> {
  const text = cookies[shape.name];
  const value = text ? await shape.parse(text) : undefined;
  return shape.former ? shape.former(value, cookies) : value;
}

/**
 * Returns a `Set-Cookie` value that no script can read (docs/specification/behaviour.md#upstream-and-session).
 * An empty text clears the cookie. `life`: in seconds.
 */
export function setCookie(name: CookieName, text: string, secure: boolean, life = list[name].life): string {
  if (!text) return removeCookie(name, secure);
  return stringifySetCookie({
    name: wireName(name, secure),
    value: text,
    path: "/",
    secure,
    maxAge: life,
    httpOnly: true,
    sameSite: "lax",
  });
}

/** It is as short as can be, so that an answer has room to remove all cookies of a person. */
export function removeCookie(name: string, secure: boolean): string {
  return stringifySetCookie({ name: wireName(name, secure), value: "", path: "/", secure, maxAge: 0 });
}

/** Cookies are secure, except over plain HTTP on this machine, where some browsers would drop them. */
export function wantsSecure({ headers }: { headers: Pick<Headers, "get"> }): boolean {
  const { INSECURE_COOKIES, TRUSTED_PROXIES } = environment();
  if (INSECURE_COOKIES) return false;
  return TRUSTED_PROXIES > 0 || !isThisMachine((name) => headers.get(name));
}
