import { randomUUID } from "node:crypto";
import { z } from "zod";
import { basketContents } from "../../rules/basket-contents";
import { basket, bytesOf, type BasketContents } from "./baskets";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

export const MAX_KEPT_BASKETS = 5;
export const MAX_BASKET_NAME = 40;
/** In bytes of JSON, as for the orders of the browser. */
const MAX_BYTES = 2_000;

const keptBasket = basket.extend({ name: z.string().min(1).max(MAX_BASKET_NAME) });

export type KeptBasket = z.infer<typeof keptBasket>;

const baskets = z.array(keptBasket).max(MAX_KEPT_BASKETS);

export const keptBasketsCookie = sealedCookie("baskets", baskets);

/** The baskets that the visitor named, the newest first. */
export async function keptBaskets(visit: Visit): Promise<KeptBasket[]> {
  return (await readCookie(visit.cookies, keptBasketsCookie)) ?? [];
}

/** The same basket is kept once, under its last name. Returns why it is not kept. */
export async function keepBasket(
  visit: Visit,
  name: string,
  basket: BasketContents,
): Promise<"full" | "large" | undefined> {
  const kept = { ...basket, id: randomUUID().slice(0, 8), name };
  const others = (await keptBaskets(visit)).filter((one) => contentsOf(one) !== contentsOf(kept));
  if (others.length >= MAX_KEPT_BASKETS) return "full";
  return change(visit, [kept, ...others]) ? undefined : "large";
}

/** Returns false if the new name does not fit into the cookie. */
export async function renameBasket(visit: Visit, id: string, name: string): Promise<boolean> {
  const kept = await keptBaskets(visit);
  return change(
    visit,
    kept.map((one) => (one.id === id ? { ...one, name } : one)),
  );
}

export async function deleteBasket(visit: Visit, id: string) {
  const kept = await keptBaskets(visit);
  change(
    visit,
    kept.filter((one) => one.id !== id),
  );
}

function contentsOf({ city, order_type, shop_id, lines }: BasketContents): string {
  return basketContents([city, order_type, shop_id], lines);
}

function change(visit: Visit, kept: KeptBasket[]): boolean {
  if (!baskets.safeParse(kept).success || bytesOf(kept) > MAX_BYTES) return false;
  visit.change(keptBasketsCookie, kept.length > 0 ? kept : undefined);
  return true;
}
