import { parseCookie, stringifySetCookie } from "cookie";
import { isThisMachine } from "../guard/host";
import { environment } from "../operate/environment";
import { cookies as list, type CookieName, type CookieShape } from "./cookies";

export type RequestCookies = Record<string, string | undefined>;

const LARGEST_HEADER = 16_384;

export function requestCookies({ headers }: Pick<Request, "headers">): RequestCookies {
  const header = headers.get("Cookie") ?? "";
  return header.length > LARGEST_HEADER ? {} : parseCookie(header);
}

export async function readCookie<Value>(
  cookies: RequestCookies,
  shape: CookieShape<Value>,
): Promise<Value | undefined> {
  const text = cookies[shape.name];
  return text ? shape.parse(text) : undefined;
}

/** A `Set-Cookie` value; no script can read it (decisions §2). `undefined` clears the cookie. */
export async function setCookie<Value>(
  shape: CookieShape<Value>,
  value: Value | undefined,
  secure: boolean,
): Promise<string> {
  if (value === undefined) return clearCookie(shape.name, secure);
  const text = await shape.serialise(value);
  return stringifySetCookie({ name: shape.name, value: text, ...attributes, secure, maxAge: list[shape.name].life });
}

/** A `Set-Cookie` value that removes the cookie. */
export function clearCookie(name: CookieName, secure: boolean): string {
  return stringifySetCookie({ name, value: "", ...attributes, secure, maxAge: 0 });
}

const attributes = { path: "/", httpOnly: true, sameSite: "lax" } as const;

/** Secure everywhere but where the browser talks to this machine over plain HTTP: some browsers would drop the cookie there. */
export function wantsSecure({ headers }: Pick<Request, "headers">): boolean {
  const { INSECURE_COOKIES, TRUSTED_PROXIES } = environment();
  if (INSECURE_COOKIES) return false;
  return TRUSTED_PROXIES > 0 || !isThisMachine((name) => headers.get(name));
}
