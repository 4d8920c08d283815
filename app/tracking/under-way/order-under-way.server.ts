import { LRUCache } from "lru-cache";
import type { AnswerOf } from "../../../contract/calls";
import type { ListedOrder } from "../../../contract/order";
import { cityPath } from "../../../rules/city-alias";
import { isFinal, isTracked } from "../../../rules/order";
import { within } from "../../../server/operate/within";
import { asFailure, isOutage } from "../../../server/upstream/failure";
import { aliasOfCity } from "../../../server/visitor/city";
import { phoneOfOrder } from "../../../server/visitor/looked-up";
import {
  dropPlacedOrder,
  keepPlacedOrders,
  placedOrders,
  type PlacedOrder,
} from "../../../server/visitor/placed-orders";
import type { Visit } from "../../../server/visitor/visit";
import { headline, iconOf } from "../order-words.server";
import { typeOfOrder, type OwnOrder } from "../own-order.server";
import type { UnderWayView } from "../../context/city-frame";

/** The pages of a visitor share an answer for this time. */
const KEPT_MS = 30_000;
/** A page waits no longer for it. The answer is there for the next page. */
const WAIT_MS = 400;
/** An upstream that fails is asked again after this time. */
const RETRY_AFTER_MS = 10_000;

type State = {
  status: AnswerOf<"orderStatus">["status"];
  /** Unix milliseconds. */
  expected_at?: number;
};

/** `refused`: the order is none of this session's. */
type Asked = { at: number; state?: State | "refused" };

/** Session keys are sealed, so visitors cannot invent any. */
const asked = new LRUCache<string, Asked>({ max: 10_000, ttl: 60 * 60_000, perf: { now: () => Date.now() } });

export const forgetOrdersUnderWay = () => asked.clear();

const keyOf = ({ session }: Visit, order_id: number) => `${session?.key} ${order_id}`;

/** Other pages never show an older state than the order's own page has shown. */
export function noteState(visit: Visit, { order_id, status, expected_at }: OwnOrder) {
  asked.set(keyOf(visit, order_id), { at: Date.now(), state: { status, expected_at: expected_at ?? undefined } });
}

/**
 * The line about this visitor's newest order that is not finished, for every page but the order form and those of the
 * order itself. A finished order is forgotten; only `showsEnd` returns its line once more. Undefined if there is none,
 * or if the upstream has not told its state yet.
 */
export async function orderUnderWay(visit: Visit, showsEnd = false): Promise<UnderWayView | undefined> {
  const { pathname } = new URL(visit.request.url);
  if (!visit.session || isOrderForm(visit, pathname)) return undefined;
  for (const order of await placedOrders(visit)) {
    if (pathname.startsWith(orderPath(order))) return undefined;
    const state = await stateOf(visit, order);
    if (!state) continue;
    const isOver = state === "refused" || isFinal(state.status.alias);
    if (isOver) await dropPlacedOrder(visit, order.order_id);
    if (state !== "refused" && (!isOver || showsEnd)) return lineOf(visit, order, state);
  }
  return undefined;
}

const isOrderForm = (visit: Visit, pathname: string) =>
  pathname === visit.path("checkout") || pathname.startsWith(visit.path("checkout/"));

const orderPath = ({ city, order_id }: PlacedOrder) => cityPath(city, `order/${order_id}/`);

async function lineOf(visit: Visit, placed: PlacedOrder, { status, expected_at }: State): Promise<UnderWayView> {
  const { order_id, order_type, city: alias } = placed;
  const city = await visit.city();
  // The clock of another city may differ.
  const order = { status, order_type, expected_at: alias === city.alias ? expected_at : undefined };
  return {
    name: visit.t("tracking:number", { number: order_id }),
    text: headline(visit, city, order),
    icon: iconOf(order),
    to: `${orderPath(placed)}tracking`,
    words: visit.t("profile:orders.follow"),
  };
}

/** The state that the upstream told in the last half minute, or an older one while it does not answer. */
async function stateOf(visit: Visit, order: PlacedOrder): Promise<State | "refused" | undefined> {
  const key = keyOf(visit, order.order_id);
  const last = asked.get(key);
  if (last && Date.now() - last.at < KEPT_MS) return last.state;
  const asking = ask(visit, order, last?.state).then((state) => {
    asked.set(key, { at: Date.now() - (state ? 0 : KEPT_MS - RETRY_AFTER_MS), state: state ?? last?.state });
    return state ?? last?.state;
  });
  return within(asking, WAIT_MS, () => last?.state);
}

/** Undefined during an outage. The expected time is asked for once, and when the status has changed. */
async function ask(
  visit: Visit,
  { order_id, order_type }: PlacedOrder,
  before: Asked["state"],
): Promise<State | "refused" | undefined> {
  const phone = await phoneOfOrder(visit, order_id);
  try {
    const { status } = await visit.upstream.orderStatus({ order_id, order_type, phone });
    if (isFinal(status.alias)) return { status };
    if (before && before !== "refused" && before.status.alias === status.alias) return { ...before, status };
    const whole = await visit.upstream.order({ id: order_id, phone }).catch((error: unknown) => void asFailure(error));
    return { status, expected_at: whole?.order.expected_at ?? undefined };
  } catch (error) {
    const failure = asFailure(error);
    return isOutage(failure) || failure.kind === "limited" ? undefined : "refused";
  }
}

/** Stores those of the customer's latest orders that are under way, which may have been placed in another browser. */
export async function keepOrdersUnderWay(visit: Visit, orders: ListedOrder[]) {
  const tracked = orders.filter(({ status }) => status && isTracked(status.alias) && status.alias !== UNPAID);
  if (tracked.length === 0) return;
  const here = await visit.city();
  const placed = await Promise.all(
    tracked.map(async (order) => ({
      order_id: order.order_id,
      city: (await aliasOfCity(visit.upstream, order.city_id)) ?? here.alias,
      order_type: typeOfOrder({ ...order, order_type: order.order_type }),
    })),
  );
  await keepPlacedOrders(visit, placed);
}

/** It has a line of its own, with the way to pay (app/payment/page/payment-news.server.ts). */
const UNPAID = "waiting_for_payment";
