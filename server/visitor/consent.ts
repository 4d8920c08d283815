import { analyticsIds } from "../operate/analytics";
import { readCookie } from "./cookie-header";
import { acceptCookiesCookie } from "./cookies";
import { purchasesCookie } from "./purchases";
import type { Visit } from "./visit";

/** What the visitor answered to the cookie notice; undefined: nothing yet, or nothing to the question that is asked now. */
export const consentOf = ({ cookies }: Visit) => readCookie(cookies, acceptCookiesCookie);

/** Whether analytics may count this visitor. */
export async function allowsAnalytics(visit: Visit): Promise<boolean> {
  return analyticsIds() !== undefined && (await consentOf(visit)) === "all";
}

/** Whether an order may wait to be counted: for who allows it, and for who has not answered yet. Nothing is told before a yes. */
export async function mayAllowAnalytics(visit: Visit): Promise<boolean> {
  const consent = await consentOf(visit);
  return analyticsIds() !== undefined && (consent === "all" || consent === undefined);
}

/** Keeps the answer. Who allows nothing has no cookie for it either. */
export function setConsent(visit: Visit, allowed: boolean) {
  visit.change(acceptCookiesCookie, !analyticsIds() ? "1" : allowed ? "all" : "necessary");
  if (!allowed && visit.cookies.purchases !== undefined) visit.change(purchasesCookie, undefined);
}
