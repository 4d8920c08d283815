import { asFailure, isOutage } from "../../../server/upstream/failure";
import { phoneOfOrder } from "../../../server/visitor/looked-up";
import type { Visit } from "../../../server/visitor/visit";
import { toMinor } from "../../../rules/money";
import { paymentState } from "../../../rules/payment";
import type { OpenPayment } from "../../../server/visitor/open-payment";
import { latestOrders } from "../tracking/latest-orders.server";

/** `unknown`: the upstream does not answer. `none`: no attempt to pay has reached it. */
export type PaymentStatus =
  { state: "waiting" | "paid" | "canceled"; order_id: number; refunded: boolean } | { state: "unknown" | "none" };

export async function paymentStatus(visit: Visit, open: OpenPayment): Promise<PaymentStatus> {
  try {
    const order_id = open.order_id ?? (await orderOfLostAnswer(visit, open));
    if (order_id === undefined) return { state: "none" };
    const { status, payment_state } = await visit.upstream.orderStatus({
      order_id,
      order_type: open.place.order_type,
      phone: await phoneOfOrder(visit, order_id),
    });
    return { state: paymentState(status.alias), order_id, refunded: payment_state === "refunded" };
  } catch (error) {
    const failure = asFailure(error);
    return { state: isOutage(failure) || failure.kind === "limited" ? "unknown" : "none" };
  }
}

/** Finds the order of an attempt whose answer was lost: the first one with the same total since the cart was stored. */
async function orderOfLostAnswer(visit: Visit, open: OpenPayment): Promise<number | undefined> {
  const [city, { orders }] = await Promise.all([visit.city(), latestOrders(visit)]);
  const made = orders.find(
    ({ city_id, created_at, cart }) =>
      (city_id == null || city_id === city.id) &&
      created_at != null &&
      created_at >= open.created_at &&
      created_at <= open.pay_until &&
      (cart == null || toMinor(cart.prices.total) === open.total),
  );
  return made?.order_id;
}

/** The number of an order whose earlier payment succeeded after all, for example in another window. */
export async function paidEarlier(visit: Visit, { earlier }: OpenPayment): Promise<number | undefined> {
  const states = await Promise.all(
    earlier.map(async (order_id) => {
      try {
        const phone = await phoneOfOrder(visit, order_id);
        return paymentState((await visit.upstream.orderStatus({ order_id, phone })).status.alias);
      } catch (error) {
        asFailure(error);
        return undefined;
      }
    }),
  );
  return earlier.find((_, index) => states[index] === "paid");
}
