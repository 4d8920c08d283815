import { analyticsIds } from "../operate/analytics";
import { readCookie } from "./cookie-header";
import { acceptCookiesCookie } from "./cookies";
import { purchasesCookie } from "./purchases";
import type { Visit } from "./visit";

/** Undefined if the visitor has not answered, or answered another question than the current one. */
export const consentOf = async ({ consent, cookies }: Visit) => consent ?? readCookie(cookies, acceptCookiesCookie);

export async function allowsAnalytics(visit: Visit): Promise<boolean> {
  return analyticsIds() !== undefined && (await consentOf(visit)) === "all";
}

/** Orders are stored for analytics until the visitor answers. They are only reported after consent. */
export async function mayAllowAnalytics(visit: Visit): Promise<boolean> {
  const consent = await consentOf(visit);
  return analyticsIds() !== undefined && (consent === "all" || consent === undefined);
}

/** A visitor who refuses loses the cookie of stored orders. */
export function setConsent(visit: Visit, allowed: boolean) {
  visit.consent = !analyticsIds() ? "1" : allowed ? "all" : "necessary";
  visit.change(acceptCookiesCookie, visit.consent);
  if (!allowed) visit.change(purchasesCookie, undefined);
}
