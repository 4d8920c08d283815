import type { Order } from "../../../contract/order";
import type { StoredOrder } from "../../store/orders";
import type { PaymentState } from "../../store/payments";
import type { World } from "../../world";
import { statusAt } from "../place/kitchen";

/**
 * The state of an order's payment. Money held on a card is captured when the order is done. Undefined if no online
 * payment was started.
 */
export function moneyOf(world: World, { id, timeline }: StoredOrder): PaymentState | "captured" | undefined {
  const state = world.store.payments.ofOrder(id)?.state;
  return state === "held" && statusAt(timeline, world.clock.now()) === "done" ? "captured" : state;
}

/** Converts the state for the contract, which leaves out attempts that took no money. */
export function paymentStateOf(world: World, order: StoredOrder): Order["payment_state"] {
  if (statusAt(order.timeline, world.clock.now()) === "waiting_for_payment") return "waiting";
  const money = moneyOf(world, order);
  if (money === "captured") return "paid";
  return money === "open" || money === "declined" ? undefined : money;
}
