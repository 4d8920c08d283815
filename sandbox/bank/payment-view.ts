import type { Request } from "express";
import { cityTime, formatMinutes } from "../../rules/city-time";
import { formatPrice } from "../../rules/money";
import { languageOf } from "../language";
import type { Language } from "../../rules/languages";
import { missing } from "../respond";
import { catalogues } from "../seed/catalogues";
import { statusAt } from "../shop/place/kitchen";
import { payUntil, placeOfOrder } from "../shop/orders";
import { isPaid, settle } from "../shop/payments";
import type { StoredOrder } from "../store/orders";
import type { Payment } from "../store/payments";
import type { World } from "../world";

export interface PaymentView {
  payment: Payment;
  /** The shop's language when the payment began; the browser's for older payments. */
  language: Language;
  /** Prefix of links to the bank's pages: empty, /world/NAME, or below the configured public address. */
  base: string;
  merchant: string;
  amount: string;
  /** "15:10" in the city; of an open payment. */
  pay_by?: string;
  /**
   * "open" payments can be paid. "late" ones were left open past the order's deadline: the bank may still take the
   * money, and the shop returns it.
   */
  state: "open" | "late" | "paid" | "over";
}

/** Returns the payment, or the one that already paid for the same order. Throws a Refusal of 404 for an unknown id. */
export function viewPayment(world: World, request: Request, id: unknown): PaymentView {
  const named = typeof id === "string" && /^[0-9a-f]{32}$/.test(id) ? world.store.payments.find(id) : undefined;
  const order = named && world.store.orders.find(named.order_id);
  if (!named || !order) throw missing("unknownOrder");
  const first = world.store.payments.ofOrder(order.id);
  const payment = first && isPaid(first) ? first : named;
  const { city } = placeOfOrder(order.document);
  const deadline = payUntil(order.timeline, world.clock.now());
  const state = stateOf(world, payment, order);
  return {
    payment,
    language: payment.document.language ?? languageOf(request.get("accept-language")),
    base: (world.publicUrl ?? "") + request.baseUrl.replace(/\/bank$/, ""),
    merchant: catalogues[world.brand].name,
    amount: formatPrice(payment.document.amount, city.prices),
    pay_by: deadline !== undefined && state === "open" ? formatMinutes(cityTime(deadline, city).minute) : undefined,
    state,
  };
}

function stateOf(world: World, payment: Payment, { timeline }: StoredOrder): PaymentView["state"] {
  if (isPaid(payment)) return "paid";
  if (payment.state !== "open") return "over";
  const alias = statusAt(timeline, world.clock.now());
  if (alias === "waiting_for_payment") return "open";
  return alias === "canceled" ? "late" : "over";
}

export function settleView(world: World, { payment }: PaymentView, state: "paid" | "held" = "paid"): boolean {
  return world.store.transaction(() => settle(world, payment, state));
}

export function formField(request: Request, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === "string" ? value.slice(0, 4_000).trim() : "";
}
