import { paymentState } from "../../rules/payment";
import { asFailure } from "../../server/upstream/failure";
import { tellsPurchases } from "../../server/upstream/purchase-webhook";
import { log } from "../../server/operate/log";
import { phoneOfOrder } from "../../server/visitor/looked-up";
import type { Visit } from "../../server/visitor/visit";
import { tellPurchase } from "../tracking/record-purchase.server";

const MINUTE = 60_000;
/** Milliseconds from an attempt to pay until the upstream is asked how it ended. An order has ten minutes to be paid. */
const LOOKS = [MINUTE, 3 * MINUTE, 6 * MINUTE, 11 * MINUTE];
/** Payments that wait; the record of a further one depends on its visitor's coming back. */
const MOST_WATCHED = 1_000;

const watched = new Set<number>();

/**
 * Tells the deployment's hook of a payment whose visitor does not come back from the bank: they paid on a phone, or closed the window. Asks nothing
 * where there is no hook. Resolves when the payment has ended or is given up, for tests.
 */
export async function watchPayment(visit: Visit, order_id: number, looks: readonly number[] = LOOKS): Promise<void> {
  if (!tellsPurchases() || watched.has(order_id) || watched.size >= MOST_WATCHED) return;
  watched.add(order_id);
  const upstream = visit.afterwards();
  try {
    const phone = await phoneOfOrder(visit, order_id);
    let passed = 0;
    for (const at of looks) {
      const pause = at - passed;
      passed = at;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      const { status } = (await upstream.orderStatus({ order_id, phone }).catch(notKnown)) ?? {};
      const state = status && paymentState(status.alias);
      if (state === "paid") tellPurchase(visit, order_id, true, upstream);
      if (state === "paid" || state === "canceled") return;
    }
  } catch (error) {
    log.error({ err: error }, "a purchase was not told");
  } finally {
    watched.delete(order_id);
  }
}

/** The upstream is asked again at the next look. */
function notKnown(error: unknown): undefined {
  asFailure(error);
}
