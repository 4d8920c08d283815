import { parseCookie, stringifySetCookie } from "cookie";
import { isThisMachine } from "../guard/host";
import { environment } from "../operate/environment";
import { cookies as list, type CookieName, type CookieShape } from "./cookies";

export type RequestCookies = Record<string, string | undefined>;

const LARGEST_HEADER = 16_384;

/** The cookies of a request by the names of the list. */
export function requestCookies({ headers }: Pick<Request, "headers">): RequestCookies {
  return cookiesIn(headers.get("Cookie"), wantsSecure({ headers }));
}

/**
 * The cookies of a `Cookie` header by the names of the list. Secure ones are sent as `__Host-NAME`: a browser takes that name only from this
 * very host over HTTPS, so neither another subdomain nor a network over plain HTTP can plant a session. Others are not read then.
 */
export function cookiesIn(header: string | null | undefined, secure: boolean): RequestCookies {
  if (!header || header.length > LARGEST_HEADER) return {};
  const sent = parseCookie(header);
  const names = Object.keys(list) as CookieName[];
  return Object.fromEntries(
    names.flatMap((name) => (wireName(name, secure) in sent ? [[name, sent[wireName(name, secure)]]] : [])),
  );
}

/** The name under which a browser holds a cookie. */
export const wireName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

export async function readCookie<Value>(
  cookies: RequestCookies,
  shape: CookieShape<Value>,
): Promise<Value | undefined> {
  const text = cookies[shape.name];
  return text ? shape.parse(text) : undefined;
}

/** A `Set-Cookie` value; no script can read it (docs/specification/behaviour.md#upstream-and-session). `undefined` clears the cookie. */
export async function setCookie<Value>(
  shape: CookieShape<Value>,
  value: Value | undefined,
  secure: boolean,
): Promise<string> {
  if (value === undefined) return clearCookie(shape.name, secure);
  const text = await shape.serialise(value);
  const { life } = list[shape.name];
  return stringifySetCookie({
    name: wireName(shape.name, secure),
    value: text,
    ...attributes,
    secure,
    maxAge: life,
  });
}

/** A `Set-Cookie` value that removes the cookie. */
export function clearCookie(name: CookieName, secure: boolean): string {
  return stringifySetCookie({ name: wireName(name, secure), value: "", ...attributes, secure, maxAge: 0 });
}

const attributes = { path: "/", httpOnly: true, sameSite: "lax" } as const;

/** Secure everywhere but where the browser talks to this machine over plain HTTP: some browsers would drop the cookie there. */
export function wantsSecure({ headers }: { headers: Pick<Headers, "get"> }): boolean {
  const { INSECURE_COOKIES, TRUSTED_PROXIES } = environment();
  if (INSECURE_COOKIES) return false;
  return TRUSTED_PROXIES > 0 || !isThisMachine((name) => headers.get(name));
}
