import type { BrowserContext } from "@playwright/test";
import { sessionCookie, type VisitorSession } from "../../../server/visitor/session";
import { SESSION_SECRET, shops } from "./shops";

// The shop's own module seals and opens the cookie.
Object.assign(process.env, { SESSION_SECRET, UPSTREAM_URL: shops.nori.sandbox });

async function cookieOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === sessionCookie.name);
}

/** Undefined for a browser without a session. */
export async function sessionOfBrowser(context: BrowserContext): Promise<VisitorSession | undefined> {
  const cookie = await cookieOf(context);
  return cookie && sessionCookie.parse(decodeURIComponent(cookie.value));
}

/** Changes what a visitor's cookie holds: so a minute can have gone by that nobody waits for. */
export async function changeSession(context: BrowserContext, change: (session: VisitorSession) => VisitorSession) {
  const [cookie, session] = [await cookieOf(context), await sessionOfBrowser(context)];
  if (!cookie || !session) throw new Error("the visitor has no session");
  const value = await sessionCookie.serialise(change(session));
  await context.addCookies([{ ...cookie, value: encodeURIComponent(value) }]);
}
