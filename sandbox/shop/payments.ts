import { randomBytes } from "node:crypto";
import type { StatusAlias } from "../../contract/order";
import type { StoredOrder } from "../store/orders";
import type { Payment } from "../store/payments";
import type { World } from "../world";
import { timelineAfterMove, statusAt } from "./place/kitchen";
import { removeOrderedLines, planFrom } from "./make-order";

export function isPaid({ state }: Payment): boolean {
  return state === "paid" || state === "held";
}

/**
 * Marks a payment as settled: the kitchen gets the order and the cart is emptied. Returns false without an effect.
 * Money that came after the deadline is refunded.
 */
export function settle(world: World, payment: Payment, state: "paid" | "held" = "paid"): boolean {
  const order = world.store.orders.find(payment.order_id);
  const now = world.clock.now();
  if (!order || payment.state !== "open") return false;
  const alias = statusAt(order.timeline, now);
  if (alias === "canceled") world.store.payments.save(Object.assign(payment, { state: "refunded" as const }));
  if (alias !== "waiting_for_payment") return false;
  const { timeline, document } = planFrom(world, order, now);
  const waited = order.timeline.filter(({ alias }) => alias === "waiting_for_payment");
  world.store.orders.setTimelineAndDocument(order.id, [...waited, ...timeline], {
    ...document,
    payment_type: payment.document.payment_type,
  });
  removeOrderedLines(world, order);
  payment.state = state;
  world.store.payments.save(payment);
  return true;
}

export function decline(world: World, payment: Payment) {
  payment.state = "declined";
  world.store.payments.save(payment);
}

export function moveOrder(world: World, { id, timeline, document }: StoredOrder, alias: StatusAlias) {
  world.store.orders.setTimeline(id, timelineAfterMove(timeline, alias, document.order_type, world.clock.now()));
  if (alias === "canceled") refund(world, id);
}

function refund(world: World, order_id: number) {
  const payment = world.store.payments.ofOrder(order_id);
  if (payment && isPaid(payment)) world.store.payments.save({ ...payment, state: "refunded" });
}

/** Returns the bank's token that its customer takes to the shop. It is created once per payment. */
export function bankAnswer(world: World, payment: Payment, authenticated: boolean): string {
  const { token } = (payment.document.bank_answer ??= { token: randomBytes(16).toString("hex"), authenticated });
  world.store.payments.save(payment);
  return token;
}

/** Returns the address after paying: the shop, or the bank's own page if the shop gave no address. */
export function completeLink(base: string, { id, document }: Payment): string {
  return document.returns.success_url ?? `${base}/bank/paid/${id}`;
}

export function failLink(base: string, { id, document }: Payment): string {
  return document.returns.fail_url ?? `${base}/bank/unpaid/${id}`;
}
