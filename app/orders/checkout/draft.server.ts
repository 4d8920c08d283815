import { z } from "zod";
import { orderAddress, orderPayload, type OrderPayload } from "../../../contract/order";
import type { TypedValues } from "../../../server/guard/form";
import { readCookie } from "../../../server/visitor/cookie-header";
import { withShorterText } from "../../../server/visitor/fitting";
import { sealedCookie } from "../../../server/visitor/sealed-cookie";
import type { Visit } from "../../../server/visitor/visit";
import type { CartView } from "../../shared/basket/cart.view";
import { cartSignature, shortHash } from "../../shared/basket/cart-signature.server";
import { cut } from "../../../rules/cut";
import { ADDRESS_MAX, DETAIL_MAX, isSameAddress } from "../../../rules/address";
import { MAX_PROMOCODE_LENGTH } from "../../../rules/discounts";
import { doorField, orderFieldId } from "./checkout.view";
import { maxLengths } from "./order-fields.server";
import { readAddressId } from "../../fulfilment/place/address/set-address.server";

/** Maximum lengths in characters. */
const kept: Record<string, number> = {
  order_key: 40,
  cart: 40,
  username: maxLengths.username,
  phone: 40,
  phone_country: 2,
  recipient_name: maxLengths.recipient,
  recipient_phone: maxLengths.recipient,
  notify_channel: 10,
  privacy_policy: 1,
  "delivery_address.street": ADDRESS_MAX,
  "delivery_address.room": DETAIL_MAX,
  "delivery_address.entrance": DETAIL_MAX,
  "delivery_address.floor": DETAIL_MAX,
  "delivery_address.intercom": DETAIL_MAX,
  "delivery_address.description": DETAIL_MAX,
  "delivery_address.private_house": 1,
  interval_id: 100,
  payment_type: 50,
  email: maxLengths.email,
  cash: 20,
  order_comment: maxLengths.comment,
  promocode: MAX_PROMOCODE_LENGTH,
};

/** Fields of the form are not stored twice, because the cookie would become too large. */
const sentBeside = orderPayload
  .pick({ city_id: true, order_type: true, shop_id: true, phone: true, cash: true, cart: true })
  .extend({
    delivery_address: orderAddress.pick({ id: true, street: true }).optional(),
    /** The line of the comment about somebody else who receives the order, in the language it was sent in. */
    recipient: z.string().optional(),
  });

const draft = z.object({
  /** The details belong to this address. */
  address_id: z.number().optional(),
  typed: z.record(z.string(), z.string()),
  /** The upstream may have accepted this order. */
  unanswered: z.object({ signature: z.string(), sent: sentBeside }).optional(),
});

export type SentBeside = z.output<typeof sentBeside>;
type Draft = z.output<typeof draft>;

/** Texts that are of use without their end. */
const texts = [
  "order_comment",
  "delivery_address.description",
  "delivery_address.intercom",
  "delivery_address.entrance",
  "delivery_address.floor",
  "delivery_address.room",
  "delivery_address.street",
  "username",
  "recipient_name",
];

/**
 * Sealed because it is personal. If it does not fit into the cookie, the cart lines of a sent order are dropped, then
 * the longest text is cut.
 */
const draftCookie = sealedCookie("order_draft", draft, (value) => {
  const shorter = withoutLines(value);
  if (shorter) return shorter;
  const typed = withShorterText(value.typed, texts);
  return typed && { ...value, typed };
});

function withoutLines({ unanswered, ...rest }: Draft): Draft | undefined {
  if (!unanswered?.sent.cart) return undefined;
  return { ...rest, unanswered: { ...unanswered, sent: { ...unanswered.sent, cart: undefined } } };
}

/** `unanswered`: the order that was sent. */
export async function saveDraft(visit: Visit, typed: TypedValues, unanswered?: Draft["unanswered"]) {
  // A cleared value must not be refilled from the address or the last order.
  const isKept = (name: string) => Boolean(typed[name]) || (typed[name] === "" && isRefilled(name));
  const { address } = visit.place;
  const isChosen = (name: string) =>
    name === doorField("street") && Boolean(address && isSameAddress(typed[name] ?? "", address.address));
  const values = Object.entries(kept).flatMap(([name, max]) =>
    isKept(name) && !isChosen(name) ? [[name, cut(typed[name] ?? "", max)] as const] : [],
  );
  const before = await readCookie(visit.cookies, draftCookie);
  const isSame = before?.typed.order_key === typed.order_key;
  const own = typed[doorField("id")];
  // The takeaway form has no such fields; the stored ones stay for switching back to delivery.
  const hasNoDetails = !Object.keys(typed).some(isDetail);
  visit.change(draftCookie, {
    address_id: hasNoDetails ? before?.address_id : own ? readAddressId(own) : visit.place.address?.id,
    typed: { ...(hasNoDetails ? pick(before?.typed ?? {}, isDetail) : {}), ...Object.fromEntries(values) },
    unanswered: unanswered ?? (isSame ? before?.unanswered : undefined),
  });
}

/** `name`: the field to return to. */
export async function saveAndReturn(visit: Visit, typed: TypedValues, name?: string, otherDate?: string) {
  await saveDraft(visit, typed);
  const date = otherDate ?? new URL(visit.request.url).searchParams.get("date");
  return visit.redirect(
    `${visit.path("checkout")}${date ? `?${new URLSearchParams({ date })}` : ""}${name ? `#${orderFieldId(name)}` : ""}`,
  );
}

export function forgetDraft(visit: Visit) {
  visit.change(draftCookie, undefined);
}

/** Details of an address that is not the chosen one are left out. */
export async function readDraft(visit: Visit): Promise<TypedValues> {
  const found = await readCookie(visit.cookies, draftCookie);
  if (!found) return {};
  if (found.address_id === visit.place.address?.id) return found.typed;
  return withoutDetails(found.typed);
}

const isDetail = (name: string) => name.startsWith("delivery_address.");
const isRefilled = (name: string) => isDetail(name) || name === "cash" || name === "email";
const pick = (typed: TypedValues, wanted: (name: string) => boolean): TypedValues =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => wanted(name)));

export const withoutDetails = (typed: TypedValues) => pick(typed, (name) => !isDetail(name));

export const withoutTime = (typed: TypedValues) => pick(typed, (name) => name !== "interval_id");

export async function saveUnanswered(
  visit: Visit,
  typed: TypedValues,
  cart: CartView,
  sent: OrderPayload & Pick<SentBeside, "recipient">,
) {
  await saveDraft(visit, typed, { signature: await orderSignature(visit, cart), sent: sentBeside.parse(sent) });
}

export async function unansweredOrder(
  visit: Visit,
): Promise<({ typed: TypedValues } & NonNullable<Draft["unanswered"]>) | undefined> {
  const found = await readCookie(visit.cookies, draftCookie);
  return found?.unanswered && { typed: found.typed, ...found.unanswered };
}

/** Equal for orders of the same cart to the same place. */
export async function orderSignature(visit: Visit, cart: CartView): Promise<string> {
  const { address, shop } = visit.place;
  return shortHash([cartSignature(cart), await visit.orderType(), address?.id, shop?.id].join(" "));
}
