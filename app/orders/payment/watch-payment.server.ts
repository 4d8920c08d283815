import { paymentState } from "../../../rules/payment";
import { asFailure } from "../../../server/upstream/failure";
import { tellsPurchases } from "../../../server/upstream/purchase-webhook";
import { atEnd } from "../../../server/operate/at-end";
import { log } from "../../../server/operate/log";
import { phoneOfOrder } from "../../../server/visitor/looked-up";
import type { Visit } from "../../../server/visitor/visit";
import { notifyOfPurchase } from "../tracking/purchases/record-purchase.server";

const MINUTE_MS = 60_000;
/** An order has ten minutes to be paid. */
const CHECK_DELAYS_MS = [MINUTE_MS, 3 * MINUTE_MS, 6 * MINUTE_MS, 11 * MINUTE_MS];
/** Further payments are only recorded if the visitor comes back. */
const MAX_WATCHED_PAYMENTS = 1_000;

const watched = new Set<number>();

/**
 * Reports a payment to the purchase hook even if the visitor does not come back from the bank. A process that is asked to
 * end looks once more. Resolves, for tests, when the payment has ended or is given up.
 */
export async function watchPayment(
  visit: Visit,
  order_id: number,
  delaysMs: readonly number[] = CHECK_DELAYS_MS,
): Promise<void> {
  if (!tellsPurchases() || watched.has(order_id) || watched.size >= MAX_WATCHED_PAYMENTS) return;
  watched.add(order_id);
  const ending = new AbortController();
  const looks = lookUntilPaid(visit, order_id, delaysMs, ending.signal);
  const forget = atEnd(() => {
    ending.abort();
    return looks;
  });
  await looks;
  forget();
  watched.delete(order_id);
}

async function lookUntilPaid(visit: Visit, order_id: number, delaysMs: readonly number[], ending: AbortSignal) {
  const upstream = visit.afterwards();
  try {
    const phone = await phoneOfOrder(visit, order_id);
    let passed = 0;
    for (const at of delaysMs) {
      const pause = at - passed;
      passed = at;
      await new Promise((resolve) => {
        setTimeout(resolve, ending.aborted ? 0 : pause).unref();
        ending.addEventListener("abort", resolve);
      });
      const { status } = (await upstream.orderStatus({ order_id, phone }).catch(notKnown)) ?? {};
      const state = status && paymentState(status.alias);
      if (state === "paid") await notifyOfPurchase(visit, order_id, true, upstream);
      if (state === "paid" || state === "canceled" || ending.aborted) return;
    }
  } catch (error) {
    log.error({ err: error }, "the hook was not notified of a purchase");
  }
}

/** The next check tries again. */
function notKnown(error: unknown): undefined {
  asFailure(error);
}
