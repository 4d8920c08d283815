import { randomUUID } from "node:crypto";
import { z } from "zod";
import { basketContents } from "../../rules/basket-contents";
import { basket, type BasketContents } from "./baskets";
import { readCookie } from "./cookie-header";
import { cookies, phoneCookie } from "./cookies";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

export const MAX_SAVED_CARTS = 5;
export const MAX_CART_NAME = 40;
/** The phone comes later, and takes room. */
const ANY_PHONE = "79214563087";

const savedCart = basket.extend({ name: z.string().min(1).max(MAX_CART_NAME) });

export type SavedCart = z.infer<typeof savedCart>;

/** `phone`: of the customer whose they are; empty until somebody signs in or orders. */
const kept = z.object({ phone: z.string().max(20), baskets: z.array(savedCart).max(MAX_SAVED_CARTS) });

export const savedCartsCookie = sealedCookie("baskets", kept);

/** The baskets that the visitor named, the newest first. */
export async function savedCarts(visit: Visit): Promise<SavedCart[]> {
  return (await readCookie(visit.cookies, savedCartsCookie))?.baskets ?? [];
}

/** Called when a phone has signed in or ordered: the baskets become its own, and those of another phone go. */
export async function claimSavedCarts(visit: Visit, phone: string) {
  const stored = await readCookie(visit.cookies, savedCartsCookie);
  if (!stored || stored.phone === phone) return;
  visit.change(savedCartsCookie, stored.phone ? undefined : { ...stored, phone });
}

/** The same basket is kept once, under its last name. Returns why it is not kept. */
export async function saveNamedCart(
  visit: Visit,
  name: string,
  basket: BasketContents,
): Promise<"full" | "large" | undefined> {
  const kept = { ...basket, id: randomUUID().slice(0, 8), name };
  const others = (await savedCarts(visit)).filter((one) => contentsOf(one) !== contentsOf(kept));
  if (others.length >= MAX_SAVED_CARTS) return "full";
  return (await change(visit, [kept, ...others])) ? undefined : "large";
}

/** Returns false if the new name does not fit into the cookie. */
export async function renameSavedCart(visit: Visit, id: string, name: string): Promise<boolean> {
  const kept = await savedCarts(visit);
  return change(
    visit,
    kept.map((one) => (one.id === id ? { ...one, name } : one)),
  );
}

export async function deleteSavedCart(visit: Visit, id: string) {
  const kept = await savedCarts(visit);
  await change(
    visit,
    kept.filter((one) => one.id !== id),
  );
}

function contentsOf({ city, order_type, shop_id, lines }: BasketContents): string {
  return basketContents([city, order_type, shop_id], lines);
}

async function change(visit: Visit, baskets: SavedCart[]): Promise<boolean> {
  const known = visit.session?.signed_in && (await readCookie(visit.cookies, phoneCookie));
  const phone = known || (await readCookie(visit.cookies, savedCartsCookie))?.phone || "";
  const changed = { phone, baskets };
  if (!kept.safeParse(changed).success) return false;
  const text = await savedCartsCookie.serialise({ ...changed, phone: phone || ANY_PHONE });
  if (text.length > cookies.baskets.maxBytes) return false;
  visit.change(savedCartsCookie, baskets.length > 0 ? changed : undefined);
  return true;
}
