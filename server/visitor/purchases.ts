import { z } from "zod";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

/** Those placed or paid last. */
const MOST = 5;

const purchase = z.object({ order_id: z.number().int().positive(), counted: z.boolean() });

export const purchasesCookie = sealedCookie("purchases", z.array(purchase).max(MOST));

const purchasesOf = async ({ cookies }: Visit) => (await readCookie(cookies, purchasesCookie)) ?? [];

/** Keeps that an order waits to be counted by the browser. One that was counted stays so, however often its end is seen. */
export async function keepPurchase(visit: Visit, order_id: number) {
  const before = await purchasesOf(visit);
  if (before.some((one) => one.order_id === order_id)) return;
  visit.change(purchasesCookie, [{ order_id, counted: false }, ...before].slice(0, MOST));
}

export async function isToBeCounted(visit: Visit, order_id: number): Promise<boolean> {
  return (await purchasesOf(visit)).some((one) => one.order_id === order_id && !one.counted);
}

export async function setCounted(visit: Visit, order_id: number) {
  const all = await purchasesOf(visit);
  visit.change(
    purchasesCookie,
    all.map((one) => (one.order_id === order_id ? { ...one, counted: true } : one)),
  );
}
