import { createDecipheriv, hkdfSync } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { defaults, seal } from "iron-webcrypto";
import type { VisitorSession } from "../../../server/visitor/session";
import { SESSION_SECRET } from "./shops";

/** Opens a seal of server/operate/seal.ts, whose modules Playwright cannot load. A session is not compressed. */
function opened(text: string): VisitorSession {
  const bytes = Buffer.from(text, "base64url");
  const key = Buffer.from(hkdfSync("sha256", SESSION_SECRET, "", "seal session", 32));
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(7, 19));
  decipher.setAAD(bytes.subarray(0, 7)).setAuthTag(bytes.subarray(-16));
  const plain = Buffer.concat([decipher.update(bytes.subarray(19, -16)), decipher.final()]);
  return JSON.parse(plain.toString("utf8")) as VisitorSession;
}

async function sessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "session");
}

/** Undefined for a browser without a session. */
export async function sessionOfBrowser(context: BrowserContext): Promise<VisitorSession | undefined> {
  const cookie = await sessionCookie(context);
  return cookie && opened(decodeURIComponent(cookie.value));
}

/**
 * Changes what a visitor's cookie holds: so a minute can have gone by that nobody waits for. The seal is one of earlier builds, which the shop
 * reads, too. It lives long, because the shop's clock is hours away from the one here.
 */
export async function changeSession(context: BrowserContext, change: (session: VisitorSession) => VisitorSession) {
  const cookie = await sessionCookie(context);
  if (!cookie) throw new Error("the visitor has no session");
  const session = opened(decodeURIComponent(cookie.value));
  const value = await seal(change(session), `${SESSION_SECRET} session`, { ...defaults, ttl: 864_000_000 });
  await context.addCookies([{ ...cookie, value: encodeURIComponent(value) }]);
}
