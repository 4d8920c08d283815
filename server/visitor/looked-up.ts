import { z } from "zod";
import { id } from "../../contract/primitives";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

const MAX_STORED_ORDERS = 10;

/** All orders of the list have one phone. A look-up with another phone is by another person, and replaces the list. */
const lookedUp = z.object({ phone: z.string().regex(/^\d{4,15}$/), orders: z.array(id).max(MAX_STORED_ORDERS) });

export const lookedUpCookie = sealedCookie("looked_up", lookedUp);

export async function lookedUpPhone(visit: Visit): Promise<string | undefined> {
  return (await readCookie(visit.cookies, lookedUpCookie))?.phone;
}

/**
 * Returns the phone with which this browser looked the order up (docs/specification/behaviour.md#access-to-orders).
 * Upstream calls about the order pass it as `phone`. Undefined if the order was not looked up; it may belong to the
 * session.
 */
export async function phoneOfOrder(visit: Visit, order_id: number | undefined): Promise<string | undefined> {
  const stored = await readCookie(visit.cookies, lookedUpCookie);
  return order_id !== undefined && stored?.orders.includes(order_id) ? stored.phone : undefined;
}

/** Lets this browser see the order. */
export async function openLookedUp(visit: Visit, phone: string, order_id: number) {
  const before = await readCookie(visit.cookies, lookedUpCookie);
  const others = before?.phone === phone ? before.orders.filter((other) => other !== order_id) : [];
  visit.change(lookedUpCookie, { phone, orders: [order_id, ...others].slice(0, MAX_STORED_ORDERS) });
}
