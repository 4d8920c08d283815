import { createHash } from "node:crypto";
import { z } from "zod";
import { orderAddress, orderPayload, type OrderPayload } from "../../contract/order";
import type { TypedValues } from "../../server/guard/form";
import { readCookie } from "../../server/visitor/cookie-header";
import { sealedCookie } from "../../server/visitor/sealed-cookie";
import type { Visit } from "../../server/visitor/visit";
import type { CartView } from "../cart/cart.view";
import { longest } from "./order-fields.server";

/** What is kept of the form, and how much of each. */
const kept: Record<string, number> = {
  order_key: 40,
  cart: 40,
  username: longest.username,
  phone: 40,
  "delivery_address.room": longest.detail,
  "delivery_address.entrance": longest.detail,
  "delivery_address.floor": longest.detail,
  "delivery_address.intercom": longest.detail,
  "delivery_address.description": longest.description,
  interval_id: 100,
  payment_type: 50,
  cash: 20,
  order_comment: longest.comment,
};

/** What was sent with the fields of the form; what they say is not kept twice, or the cookie would grow too large. */
const sentBeside = orderPayload
  .pick({ city_id: true, order_type: true, shop_id: true, phone: true, cash: true })
  .extend({
    delivery_address: orderAddress.pick({ id: true, street: true }).optional(),
  });

const draft = z.object({
  /** The address that the details belong to. */
  address_id: z.number().optional(),
  typed: z.record(z.string(), z.string()),
  /** The order that this form made when it was sent and nobody answered: it may have been taken. */
  unanswered: z.object({ signature: z.string(), sent: sentBeside }).optional(),
});

export type SentBeside = z.output<typeof sentBeside>;
type Draft = z.output<typeof draft>;

/** The order form as it was left, for an hour: sealed, because it says where somebody lives. */
const draftCookie = sealedCookie("order_draft", draft);

/** Nothing typed is lost on the way to another day, a banknote, a bag or signing in, and back. `unanswered`: the order that was sent. */
export async function saveDraft(visit: Visit, typed: TypedValues, unanswered?: Draft["unanswered"]) {
  // A detail that was emptied must not come back from the address.
  const isSaid = (name: string) => Boolean(typed[name]) || (typed[name] === "" && isDetail(name));
  const values = Object.entries(kept).flatMap(([name, max]) =>
    isSaid(name) ? [[name, (typed[name] ?? "").slice(0, max)] as const] : [],
  );
  const before = await readCookie(visit.cookies, draftCookie);
  const isSame = before?.typed.order_key === typed.order_key;
  const own = typed["delivery_address.id"];
  // The form of a takeaway does not ask for them: on the way back to delivery they are as they were.
  const isSilent = !Object.keys(typed).some(isDetail);
  visit.change(draftCookie, {
    address_id: isSilent ? before?.address_id : own ? Number(own) : visit.place.address?.id,
    typed: { ...(isSilent ? pick(before?.typed ?? {}, isDetail) : {}), ...Object.fromEntries(values) },
    unanswered: unanswered ?? (isSame ? before?.unanswered : undefined),
  });
}

export function forgetDraft(visit: Visit) {
  visit.change(draftCookie, undefined);
}

/** What was typed before; details of another address than the chosen one are left out. */
export async function readDraft(visit: Visit): Promise<TypedValues> {
  const found = await readCookie(visit.cookies, draftCookie);
  if (!found) return {};
  if (found.address_id === visit.place.address?.id) return found.typed;
  return withoutDetails(found.typed);
}

const isDetail = (name: string) => name.startsWith("delivery_address.");
const pick = (typed: TypedValues, wanted: (name: string) => boolean): TypedValues =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => wanted(name)));

/** What was typed, without what concerns the door of one address. */
export const withoutDetails = (typed: TypedValues) => pick(typed, (name) => !isDetail(name));

/** Keeps the form along with the order that it made and that nobody answered. */
export async function saveUnanswered(visit: Visit, typed: TypedValues, cart: CartView, payload: OrderPayload) {
  await saveDraft(visit, typed, { signature: await orderSignature(visit, cart), sent: sentBeside.parse(payload) });
}

/** The form that was sent and that nobody answered, with the signature of that order and what was sent beside the fields. */
export async function unansweredOrder(
  visit: Visit,
): Promise<({ typed: TypedValues } & NonNullable<Draft["unanswered"]>) | undefined> {
  const found = await readCookie(visit.cookies, draftCookie);
  return found?.unanswered && { typed: found.typed, ...found.unanswered };
}

/** Tells whether two carts hold the same for the same sum. */
export function cartSignature({ lines, total }: CartView): string {
  const held = lines.map(({ line_key, count }) => `${line_key}×${count}`).sort();
  return shortHash([...held, total].join(" "));
}

/** Tells whether two orders are the same: of what, and to where. */
export async function orderSignature(visit: Visit, cart: CartView): Promise<string> {
  const { address, shop } = visit.place;
  return shortHash([cartSignature(cart), await visit.orderType(), address?.id, shop?.id].join(" "));
}

const shortHash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
