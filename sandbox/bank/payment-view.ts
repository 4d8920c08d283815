import type { Request } from "express";
import { formatPrice } from "../../rules/money";
import { languageOf } from "../language";
import type { Language } from "../../rules/languages";
import { say } from "../messages";
import { baseOf } from "../public-address";
import { missing } from "../respond";
import { isPaid, isUnpaid, settle } from "../shop/payments";
import { placeOfOrder } from "../shop/orders";
import type { Payment } from "../store/payments";
import type { World } from "../world";

/** A payment as the bank's pages show it. */
export interface PaymentView {
  payment: Payment;
  language: Language;
  /** The world's address, without a trailing slash. */
  base: string;
  /** "Order no. 48213, 1 776 ₽". */
  about: string;
  amount: string;
  /** "open" payments can still be paid. */
  state: "open" | "paid" | "over";
}

/** The payment, or the one that already paid for the same order. Throws a Refusal of 404 for an unknown id. */
export function viewPayment(world: World, request: Request, id: unknown): PaymentView {
  const named = typeof id === "string" && /^[0-9a-f]{32}$/.test(id) ? world.store.payments.find(id) : undefined;
  const order = named && world.store.orders.find(named.order_id);
  if (!named || !order) throw missing("unknownOrder");
  const first = world.store.payments.ofOrder(order.id);
  const payment = first && isPaid(first) ? first : named;
  const language = languageOf(request.get("accept-language"));
  const amount = formatPrice(payment.document.amount, placeOfOrder(order.document).city.prices);
  const state = isPaid(payment) ? "paid" : payment.state === "open" && isUnpaid(world, order.id) ? "open" : "over";
  const base = baseOf(world, request, request.baseUrl.replace(/\/bank$/, ""));
  return { payment, language, base, amount, about: say("payingFor", language, { number: order.id, amount }), state };
}

/** Settles the payment in a transaction; false if it came too late. */
export function settleView(world: World, { payment }: PaymentView, state: "paid" | "held" = "paid"): boolean {
  return world.store.transaction(() => settle(world, payment, state));
}

/** A form field as one line of text. */
export function formField(request: Request, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === "string" ? value.slice(0, 4_000).trim() : "";
}
