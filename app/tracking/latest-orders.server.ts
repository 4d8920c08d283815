import type { AnswerOf } from "../../contract/calls";
import type { Visit } from "../../server/visitor/visit";

const ofPages = new WeakMap<Visit, Promise<AnswerOf<"orders">>>();

/**
 * The first page of the session's orders. The loaders of a page share one call; an action asks each time, because it may
 * have made an order itself. Throws UpstreamFailure.
 */
export function latestOrders(visit: Visit): Promise<AnswerOf<"orders">> {
  if (visit.request.method !== "GET") return visit.upstream.orders({ page: 1 });
  const orders = ofPages.get(visit) ?? visit.upstream.orders({ page: 1 });
  ofPages.set(visit, orders);
  return orders;
}
