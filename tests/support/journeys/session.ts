import type { BrowserContext } from "@playwright/test";
import { defaults, seal, unseal } from "iron-webcrypto";
import type { VisitorSession } from "../../../server/visitor/session";
import { SESSION_SECRET } from "./shops";

/** Each cookie has a seal of its own (server/visitor/sealed-cookie.ts). */
export const SESSION_SEAL = `${SESSION_SECRET} session`;

/**
 * Changes what a visitor's cookie holds, as the shop itself seals it: so a minute can have gone by that nobody waits for. It lives long, because
 * the shop's clock is hours away from the one here.
 */
export async function changeSession(context: BrowserContext, change: (session: VisitorSession) => VisitorSession) {
  const cookie = (await context.cookies()).find(({ name }) => name === "session");
  if (!cookie) throw new Error("the visitor has no session");
  const session = (await unseal(decodeURIComponent(cookie.value), SESSION_SEAL, defaults)) as VisitorSession;
  const value = await seal(change(session), SESSION_SEAL, { ...defaults, ttl: 864_000_000 });
  await context.addCookies([{ ...cookie, value: encodeURIComponent(value) }]);
}
