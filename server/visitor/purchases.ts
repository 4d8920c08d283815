import { z } from "zod";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

const MAX_STORED_PURCHASES = 5;

const purchase = z.object({ order_id: z.number().int().positive(), counted: z.boolean() });

export const purchasesCookie = sealedCookie("purchases", z.array(purchase).max(MAX_STORED_PURCHASES));

const purchasesOf = async ({ cookies }: Visit) => (await readCookie(cookies, purchasesCookie)) ?? [];

/** Stores an order that the browser has to report. A reported one stays reported. */
export async function keepPurchase(visit: Visit, order_id: number) {
  const before = await purchasesOf(visit);
  if (before.some((one) => one.order_id === order_id)) return;
  visit.change(purchasesCookie, [{ order_id, counted: false }, ...before].slice(0, MAX_STORED_PURCHASES));
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
