import { readCookie } from "./cookie-header";
import { lastPaymentCookie } from "./cookies";
import type { Visit } from "./visit";

/** The upstream may not offer it any more. */
export function lastPaymentType(visit: Visit): Promise<string | undefined> {
  return readCookie(visit.cookies, lastPaymentCookie);
}

/** Ignores an alias that does not fit into a cookie. */
export function keepPaymentType(visit: Visit, alias: string) {
  const valid = lastPaymentCookie.parse(alias);
  if (typeof valid === "string") visit.change(lastPaymentCookie, valid);
}
