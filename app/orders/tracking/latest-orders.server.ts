import type { AnswerOf } from "../../../contract/calls";
import { BoundedCache } from "../../../server/operate/bounded-cache";
import type { Upstream } from "../../../server/upstream/client";
import type { Visit } from "../../../server/visitor/visit";

type Orders = AnswerOf<"orders">;

const REUSE_MS = 60_000;
const MAX_PHONE_LENGTH = 15;

/** `at`: when the list was asked for. Lists are large: a few hundred fill the heap of a small container. */
const lists = new BoundedCache<{ at: number; answer: Promise<Orders> }>("latest-orders", {
  max: 100,
  ttlMs: REUSE_MS,
  freesOld: true,
});

export function forgetLatestOrders() {
  lists.clear();
}

/**
 * The first page of the customer's orders, none of a visitor who is not signed in. The loaders of a page share one call;
 * an action asks each time, because it may have made an order itself. Throws UpstreamFailure.
 */
export function latestOrders(visit: Visit): Promise<Orders> {
  return ordersSince(visit, visit.request.method === "GET" ? visit.openedAt : Infinity, visit.upstream);
}

/**
 * The same list, which may be a minute old: for what is on every page. The call may outlive the page, so it has no part
 * in the page's time limit and cookies. Throws UpstreamFailure.
 */
export function recentOrders(visit: Visit): Promise<Orders> {
  return ordersSince(visit, Date.now() - REUSE_MS, visit.afterwards());
}

/** The list is asked for again: there is another order, or one has another status. */
export function forgetListOf(visit: Visit): void {
  lists.delete(keyOf(visit));
}

/** The next customer of a browser may have the same session: the phone tells whose orders they are. */
function keyOf({ language, session, cookies }: Visit): string {
  return `${language} ${session?.key} ${cookies.phone?.slice(0, MAX_PHONE_LENGTH)}`;
}

async function ordersSince(visit: Visit, since: number, upstream: Upstream): Promise<Orders> {
  if (!visit.isCustomer) return { orders: [] };
  const key = keyOf(visit);
  const last = lists.get(key);
  const isKnown = last !== undefined && last.at >= since;
  lists.count(isKnown ? "hit" : "miss");
  if (isKnown) return last.answer;
  const asked = { at: Date.now(), answer: upstream.orders({ page: 1 }) };
  lists.set(key, asked);
  asked.answer.catch(() => lists.get(key) === asked && lists.delete(key));
  return asked.answer;
}
