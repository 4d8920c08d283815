import { z } from "zod";
import { chosenModifiers } from "../../contract/cart";
import { id, orderType } from "../../contract/primitives";
import { basketContents } from "../../rules/basket-contents";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

/** Each line is an upstream call when the basket is ordered again. */
const MAX_LINES = 15;
const MAX_ORDERED = 3;

/** `price`: of one with its modifiers at that time, in minor units, if there was room for it. */
const basketLine = z.object({
  key: z.string().min(1).max(100),
  count: z.int().min(1).max(100),
  price: z.int().min(0).optional(),
  modifiers: chosenModifiers.optional(),
});

/** `id`: an order's number, or any. `city`: an alias. The address of a delivery is in the place cookie alone. */
export const basket = z.object({
  id: z.string().min(1).max(100),
  city: z.string().max(100),
  order_type: orderType,
  shop_id: id.optional(),
  lines: z.array(basketLine).min(1).max(MAX_LINES),
});

export type StoredBasket = z.infer<typeof basket>;

export type BasketContents = Omit<StoredBasket, "id">;

/** `is_unpaid`: stored until it is paid online; its id is the key of the payment. */
const orderedBasket = basket.extend({ is_unpaid: z.boolean().optional() });

type OrderedBasket = z.infer<typeof orderedBasket>;

/** All orders of the list have one phone. An order with another phone is by another person, and replaces the list. */
const usual = z.object({ phone: z.string().max(20), baskets: z.array(orderedBasket).max(MAX_ORDERED + 1) });

type Usual = z.infer<typeof usual>;

/** The oldest baskets give way, then the prices of the newest. Dishes and counts are what is ordered again. */
export const usualCookie = sealedCookie("usual", usual, ({ phone, baskets }) => {
  if (baskets.length > 1) return { phone, baskets: baskets.slice(0, -1) };
  const hasPrices = baskets.some(({ lines }) => lines.some(({ price }) => price !== undefined));
  return hasPrices ? { phone, baskets: baskets.map(withoutPrices) } : undefined;
});

const withoutPrices = (basket: OrderedBasket): OrderedBasket => ({
  ...basket,
  lines: basket.lines.map((line) => ({ ...line, price: undefined })),
});

/** The baskets of the last different orders that were placed in this browser, the newest first. */
export async function orderedBaskets(visit: Visit): Promise<StoredBasket[]> {
  return placed((await readCookie(visit.cookies, usualCookie))?.baskets ?? []);
}

export async function keepOrderedBasket(visit: Visit, phone: string, ordered: StoredBasket) {
  setPlaced(visit, { phone, baskets: [ordered, ...(await basketsOf(visit, phone))] });
}

/** Stores the basket of an order that is not placed yet. Only the last one is. */
export async function keepUnpaidBasket(visit: Visit, phone: string, ordered: StoredBasket) {
  const others = placed(await basketsOf(visit, phone));
  setUsual(visit, { phone, baskets: [{ ...ordered, is_unpaid: true }, ...others] });
}

/**
 * The order with these contents is going to be paid by its number, from its own page: that is the key of the payment.
 * An unpaid basket of other dishes is another order's.
 */
export async function numberUnpaidBasket(visit: Visit, order_id: number, ordered: BasketContents) {
  const stored = await readCookie(visit.cookies, usualCookie);
  const isOfOrder = (one: OrderedBasket) => one.is_unpaid && contentsOf(one) === contentsOf(ordered);
  if (!stored?.baskets.some(isOfOrder)) return;
  const baskets = stored.baskets.map((one) => (isOfOrder(one) ? { ...one, id: String(order_id) } : one));
  setUsual(visit, { ...stored, baskets });
}

/** The order of the payment `key` has been placed. */
export async function keepPaidBasket(visit: Visit, key: string, order_id: number) {
  const stored = await readCookie(visit.cookies, usualCookie);
  const paid = stored?.baskets.find((one) => one.is_unpaid && one.id === key);
  if (!stored || !paid) return;
  const ordered = { ...paid, id: String(order_id), is_unpaid: undefined };
  setPlaced(visit, { ...stored, baskets: [ordered, ...stored.baskets] });
}

/** Called when a phone has signed in. */
export async function forgetBasketsOfOthers(visit: Visit, phone: string) {
  const stored = await readCookie(visit.cookies, usualCookie);
  if (stored && stored.phone !== phone) visit.change(usualCookie, undefined);
}

const placed = (baskets: OrderedBasket[]) => baskets.filter(({ is_unpaid }) => !is_unpaid);

const contentsOf = ({ city, order_type, shop_id, lines }: BasketContents) =>
  basketContents([city, order_type, shop_id], lines);

async function basketsOf(visit: Visit, phone: string): Promise<OrderedBasket[]> {
  const stored = await readCookie(visit.cookies, usualCookie);
  return stored?.phone === phone ? stored.baskets : [];
}

/** An unpaid basket is dropped, since another order has been placed. */
function setPlaced(visit: Visit, { phone, baskets }: Usual) {
  const different = new Map<string, OrderedBasket>();
  for (const one of placed(baskets)) {
    const contents = contentsOf(one);
    if (!different.has(contents)) different.set(contents, one);
  }
  setUsual(visit, { phone, baskets: [...different.values()] });
}

/** A basket with too many lines is left out. */
function setUsual(visit: Visit, { phone, baskets }: Usual) {
  const small = baskets.filter((one) => orderedBasket.safeParse(one).success);
  const unpaid = small.filter(({ is_unpaid }) => is_unpaid);
  const kept = [...unpaid, ...placed(small).slice(0, MAX_ORDERED)];
  visit.change(usualCookie, kept.length > 0 ? { phone, baskets: kept } : undefined);
}
