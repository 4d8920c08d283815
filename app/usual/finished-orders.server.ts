import { LRUCache } from "lru-cache";
import type { ListedOrder } from "../../contract/order";
import { canRepeat } from "../../rules/order";
import type { VisitorSession } from "../../server/visitor/session";
import type { Visit } from "../../server/visitor/visit";

/** The menu shows the last three that differ. */
const MAX_ORDERS = 10;

/** Lists of orders are large objects, and the heap of a small container is filled by a few hundred. */
const finished = new LRUCache<string, Promise<readonly ListedOrder[]>>({ max: 100, ttl: 60_000, ttlAutopurge: true });

/**
 * The customer's latest orders that can be repeated, newest first. A session asks once a minute, because the menu is
 * opened far more often than an order is finished. Throws UpstreamFailure.
 */
export function finishedOrders(visit: Visit, session: VisitorSession): Promise<readonly ListedOrder[]> {
  const key = `${visit.language} ${session.key}`;
  let answer = finished.get(key);
  if (!answer) {
    answer = repeatable(visit);
    finished.set(key, answer);
    answer.catch(() => finished.delete(key));
  }
  return answer;
}

/** The call may outlive the page, so it has no part in the page's time limit and cookies. */
async function repeatable(visit: Visit): Promise<readonly ListedOrder[]> {
  const { orders } = await visit.afterwards().orders({ page: 1 });
  return orders.filter(({ status }) => canRepeat(status?.alias ?? "")).slice(0, MAX_ORDERS);
}
