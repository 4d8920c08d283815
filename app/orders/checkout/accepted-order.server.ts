import type { ListedOrder } from "../../../contract/order";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { isFinal } from "../../../rules/order";
import { clock } from "../tracking/order-words.server";
import { forgetDraft } from "./draft.server";
import { latestOrders } from "../tracking/latest-orders.server";

const MAX_ORDER_AGE_MS = 60 * 60_000;

/** `activeOrder`: a sentence for another order's form; undefined once this order is done. */
type AcceptedOrder = { number: number; words: string; activeOrder?: string; tracking: string };

/**
 * The customer's order of the last hour, whose answer may not have reached the browser. Undefined during an outage, and
 * for a visitor who is not signed in, whose orders no call lists.
 */
export async function acceptedOrder(visit: Visit): Promise<AcceptedOrder | undefined> {
  if (!visit.isCustomer) return undefined;
  try {
    const [city, { orders }] = await Promise.all([visit.city(), latestOrders(visit)]);
    const latest = orders.find(({ city_id }) => city_id == null || city_id === city.id);
    const at = latest && acceptedAt(latest);
    if (!latest || !at || visit.now() - at > MAX_ORDER_AGE_MS) return undefined;
    const number = latest.order_id;
    const named = { number, time: clock(visit, city, at) };
    return {
      number,
      words: visit.t("checkout:unanswered.accepted", named),
      activeOrder: isFinal(latest.status?.alias ?? "") ? undefined : visit.t("checkout:unanswered.activeOrder", named),
      tracking: visit.path(`order/${number}/tracking`),
    };
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** In Unix milliseconds; undefined for an order that is canceled or not paid. */
function acceptedAt({ status, created_at, history }: ListedOrder): number | undefined {
  if (status?.alias === "canceled" || status?.alias === "waiting_for_payment") return undefined;
  return created_at ?? history?.[0]?.at;
}

/** Undefined if there is no such order. */
export async function toAcceptedOrder(visit: Visit): Promise<Response | undefined> {
  const order = await acceptedOrder(visit);
  if (!order) return undefined;
  // The rest of the draft, above all its idempotency key, belongs to that order.
  forgetDraft(visit);
  visit.setFlash({ tone: "info", text: order.words });
  return visit.redirect(order.tracking);
}
