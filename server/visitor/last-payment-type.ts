import { readCookie } from "./cookie-header";
import { lastPaymentCookie } from "./cookies";
import type { Visit } from "./visit";

/** The alias of the payment type that this visitor ordered with last. The upstream may not offer it any more. */
export function lastPaymentType(visit: Visit): Promise<string | undefined> {
  return readCookie(visit.cookies, lastPaymentCookie);
}

/** An alias that no cookie should hold is not kept. */
export function keepPaymentType(visit: Visit, alias: string) {
  const known = lastPaymentCookie.parse(alias);
  if (typeof known === "string") visit.change(lastPaymentCookie, known);
}
