import type { BrowserContext } from "@playwright/test";
import { sealFor, unsealFor } from "../../../server/operate/seal";
import type { VisitorSession } from "../../../server/visitor/session";
import { originOf, SESSION_SECRET } from "./shops";

// The environment of the shops, whose seals are read and made here.
Object.assign(process.env, { SESSION_SECRET, UPSTREAM_URL: originOf("nori") });

const TEN_DAYS_MS = 864_000_000;

async function sealedSession(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === "session");
  if (!cookie) return undefined;
  const { text } = await unsealFor("session", decodeURIComponent(cookie.value));
  return { cookie, session: JSON.parse(text) as VisitorSession };
}

/** Undefined for a browser without a session. */
export async function sessionOfBrowser(context: BrowserContext): Promise<VisitorSession | undefined> {
  return (await sealedSession(context))?.session;
}

/**
 * Changes what a visitor's cookie holds, as the shop itself seals it: so a minute can have gone by that nobody waits for. It lives long, because
 * the shop's clock is hours away from the one here.
 */
export async function changeSession(context: BrowserContext, change: (session: VisitorSession) => VisitorSession) {
  const found = await sealedSession(context);
  if (!found) throw new Error("the visitor has no session");
  const expires_at = Date.now() + TEN_DAYS_MS;
  const value = sealFor("session", JSON.stringify(change(found.session)), { expires_at });
  await context.addCookies([{ ...found.cookie, value: encodeURIComponent(value) }]);
}
