import { readId } from "../../rules/digits";
import { readCookie } from "./cookie-header";
import type { CookieShape } from "./cookies";
import type { Visit } from "./visit";

/** `cash`: the sum that change was asked for, in currency units, and the code of its currency. */
type LastPayment = { alias: string; cash?: { sum: number; currency_code: string } };

const WRITTEN = /^([A-Za-z][\w-]{0,49})(?:\.([1-9]\d{0,8})\.([A-Z]{3}))?$/;

export const lastPaymentCookie: CookieShape<LastPayment> = {
  name: "paid_by",
  parse: (text) => {
    const [, alias, sum, currency_code] = WRITTEN.exec(text) ?? [];
    if (!alias) return undefined;
    const amount = readId(sum);
    return amount && currency_code ? { alias, cash: { sum: amount, currency_code } } : { alias };
  },
  serialise: written,
};

function written({ alias, cash }: LastPayment): string {
  return cash ? `${alias}.${cash.sum}.${cash.currency_code}` : alias;
}

/** The upstream may not offer its type any more. */
export function lastPayment(visit: Visit): Promise<LastPayment | undefined> {
  return readCookie(visit.cookies, lastPaymentCookie);
}

/** Ignores a payment that does not fit into the cookie. */
export function keepPayment(visit: Visit, payment: LastPayment) {
  if (WRITTEN.test(written(payment))) visit.change(lastPaymentCookie, payment);
}
