import type { AnswerOf } from "../../../contract/calls";
import type { Visit } from "../../../server/visitor/visit";

const ofPages = new WeakMap<Visit, Promise<AnswerOf<"orders">>>();

/**
 * The first page of the customer's orders, none of a visitor who is not signed in. The loaders of a page share one call; an action asks each time, because it may
 * have made an order itself. Throws UpstreamFailure.
 */
export function latestOrders(visit: Visit): Promise<AnswerOf<"orders">> {
  if (!visit.isCustomer) return Promise.resolve({ orders: [] });
  if (visit.request.method !== "GET") return visit.upstream.orders({ page: 1 });
  const orders = ofPages.get(visit) ?? visit.upstream.orders({ page: 1 });
  ofPages.set(visit, orders);
  return orders;
}
