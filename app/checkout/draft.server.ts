import { createHash } from "node:crypto";
import { z } from "zod";
import type { TypedValues } from "../../server/guard/form";
import { readCookie } from "../../server/visitor/cookie";
import { sealedCookie } from "../../server/visitor/sealed-cookie";
import type { Visit } from "../../server/visitor/visit";
import type { CartView } from "../cart/view";
import { longest } from "./order-fields.server";

const HOUR = 60 * 60;

/** What is kept of the form, and how much of each. */
const kept: Record<string, number> = {
  order_key: 40,
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

const draft = z.object({
  /** The address that the details belong to. */
  address_id: z.number().optional(),
  typed: z.record(z.string(), z.string()),
  /** Signature of the order that this form made when it was sent and nobody answered: it may have been taken. */
  unanswered: z.string().optional(),
});

/** The order form as it was left, for an hour: sealed, because it says where somebody lives. */
const draftCookie = sealedCookie("order_draft", HOUR, draft);

/** Nothing typed is lost on the way to another day, a banknote, a bag or signing in, and back. `unanswered`: the signature of the order that was sent. */
export async function keepDraft(visit: Visit, typed: TypedValues, unanswered?: string) {
  // A detail that was emptied must not come back from the address.
  const isSaid = (name: string) => Boolean(typed[name]) || (typed[name] === "" && name.startsWith("delivery_address."));
  const values = Object.entries(kept).flatMap(([name, max]) => (isSaid(name) ? [[name, (typed[name] ?? "").slice(0, max)] as const] : []));
  const before = await readCookie(visit.cookies, draftCookie);
  const isSame = before?.typed.order_key === typed.order_key;
  visit.change(draftCookie, { address_id: visit.place.address?.id, typed: Object.fromEntries(values), unanswered: unanswered ?? (isSame ? before?.unanswered : undefined) });
}

export function forgetDraft(visit: Visit) {
  visit.change(draftCookie, undefined);
}

/** What was typed before; details of another address than the chosen one are left out. */
export async function readDraft(visit: Visit): Promise<TypedValues> {
  const found = await readCookie(visit.cookies, draftCookie);
  if (!found) return {};
  if (found.address_id === visit.place.address?.id) return found.typed;
  return Object.fromEntries(Object.entries(found.typed).filter(([name]) => !name.startsWith("delivery_address.")));
}

/** The form that was sent and that nobody answered, with the signature of that order. */
export async function unansweredOrder(visit: Visit): Promise<{ typed: TypedValues; signature: string } | undefined> {
  const found = await readCookie(visit.cookies, draftCookie);
  return found?.unanswered === undefined ? undefined : { typed: found.typed, signature: found.unanswered };
}

/** Tells whether two carts hold the same for the same sum. */
export function cartSignature({ lines, total }: CartView): string {
  const held = lines.map(({ key, count }) => `${key}×${count}`).sort();
  return shortHash([...held, total].join(" "));
}

/** Tells whether two orders are the same: of what, and to where. */
export async function orderSignature(visit: Visit, cart: CartView): Promise<string> {
  const { address, shop } = visit.place;
  return shortHash([cartSignature(cart), await visit.orderType(), address?.id, shop?.id].join(" "));
}

const shortHash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
