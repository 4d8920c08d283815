import { z } from "zod";
import { id } from "../../contract/primitives";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

/** Those looked up last. */
const MOST = 10;

/** All orders of the list have one phone: whoever looks one up by another phone is another person. */
const lookedUp = z.object({ phone: z.string().regex(/^\d{4,15}$/), orders: z.array(id).max(MOST) });

export const lookedUpCookie = sealedCookie("looked_up", lookedUp);

/** The phone by which orders were looked up in this browser. */
export async function lookedUpPhone(visit: Visit): Promise<string | undefined> {
  return (await readCookie(visit.cookies, lookedUpCookie))?.phone;
}

/**
 * The phone that opens this order in this browser, because it was looked up by phone and number (docs/specification/behaviour.md#access-to-orders): the
 * upstream's calls about the order take it as `phone`. Undefined: the order is the session's, or nobody's here.
 */
export async function phoneOfOrder(visit: Visit, order_id: number | undefined): Promise<string | undefined> {
  const known = await readCookie(visit.cookies, lookedUpCookie);
  return order_id !== undefined && known?.orders.includes(order_id) ? known.phone : undefined;
}

/** From now on this browser may see the order. */
export async function openLookedUp(visit: Visit, phone: string, order_id: number) {
  const before = await readCookie(visit.cookies, lookedUpCookie);
  const others = before?.phone === phone ? before.orders.filter((other) => other !== order_id) : [];
  visit.change(lookedUpCookie, { phone, orders: [order_id, ...others].slice(0, MOST) });
}
