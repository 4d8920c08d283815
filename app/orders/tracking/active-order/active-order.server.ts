import type { AnswerOf } from "../../../../contract/calls";
import type { ListedOrder } from "../../../../contract/order";
import { cityPath } from "../../../../rules/city-alias";
import { canRepeat, isFinal, isTracked } from "../../../../rules/order";
import { paymentState } from "../../../../rules/payment";
import { BoundedCache } from "../../../../server/operate/bounded-cache";
import { inTime } from "../../../../server/operate/in-time";
import { asFailure, isOutage } from "../../../../server/upstream/failure";
import { aliasOfCity } from "../../../../server/visitor/city";
import { phoneOfOrder } from "../../../../server/visitor/looked-up";
import {
  dropPlacedOrder,
  keepPlacedOrders,
  placedOrders,
  type PlacedOrder,
} from "../../../../server/visitor/placed-orders";
import type { Visit } from "../../../../server/visitor/visit";
import { headline, iconOf, nowAndWhen } from "../order-words.server";
import { forgetListOf } from "../latest-orders.server";
import { typeOfOrder, type OwnOrder } from "../own-order.server";
import type { ActiveOrderView } from "../../../shared/web/context/city-frame";
import type { OrderNews } from "../../../shared/web/context/order-news";

/** The pages of a visitor share an answer for this time. */
const KEPT_MS = 30_000;
/** A page waits no longer for all its orders. The answers are there for the next page. */
const WAIT_MS = 400;
/** An upstream that fails is asked again after this time. */
const RETRY_AFTER_MS = 10_000;
/** An order that the chain has not closed so long after its time is over. */
const OVERDUE_MS = 24 * 60 * 60_000;

type State = {
  status: AnswerOf<"orderStatus">["status"];
  /** Unix milliseconds. */
  expected_at?: number;
  created_at?: number;
  /** When the times were told, in Unix milliseconds of this process. */
  timed_at: number;
};

/**
 * `refused`: the order is none of this session's. `answer`: the upstream is being asked, and pages that are opened
 * meanwhile wait for the same answer.
 */
type Asked = { at: number; state?: State | "refused"; answer?: Promise<Asked["state"]> };

/** An expected time is asked for again after this time, because it moves while the status stays. */
const TIMES_KEPT_MS = 2 * 60_000;

/** Session keys are sealed, so visitors cannot invent any. */
const asked = new BoundedCache<Asked>("active-orders", { max: 10_000, ttlMs: 60 * 60_000 });

export function forgetActiveOrders() {
  asked.clear();
}

/** The name of a status is in the language of the visit. */
const keyOf = ({ session, language }: Visit, order_id: number) => `${session?.key} ${language} ${order_id}`;

type Told = Pick<OwnOrder, "order_id" | "status" | "expected_at" | "created_at">;

/** No page shows an older state than another answer has told. */
export function noteState(visit: Visit, { order_id, status, ...times }: Told) {
  const key = keyOf(visit, order_id);
  const before = stateIn(asked.get(key));
  const timed = times.expected_at ? { ...timesOf(times), timed_at: Date.now() } : timesOf(before ?? times);
  if (before && before.status.alias !== status.alias) forgetListOf(visit);
  asked.set(key, { at: Date.now(), state: { timed_at: before?.timed_at ?? 0, ...timed, status } });
}

/** A list of orders renews the lines that pages have about them. */
export function noteStates(visit: Visit, orders: ListedOrder[]) {
  for (const { status, ...order } of orders)
    if (status && asked.has(keyOf(visit, order.order_id))) noteState(visit, { ...order, status });
}

const aliasOf = (state: Asked["state"]) => (state === "refused" ? undefined : state?.status.alias);

const stateIn = (last: Asked | undefined) => (last?.state === "refused" ? undefined : last?.state);

/**
 * The news of an order for the parts of a page that an answer does not render: the line on every page, lists, other
 * windows (app/shared/web/context/order-news.ts).
 */
export async function orderNews(visit: Visit, order: Told & Pick<OwnOrder, "order_type">): Promise<OrderNews> {
  noteState(visit, order);
  const { order_id, order_type, status } = order;
  const state = stateIn(asked.get(keyOf(visit, order_id)));
  const placed = (await placedOrders(visit)).find((own) => own.order_id === order_id);
  const city = placed?.city ?? (await visit.city()).alias;
  const line = await lineOfOrder(visit, { placed: { order_id, order_type, city }, state });
  return { order: order_id, status: status.alias, line };
}

/** The order is over: no page has a line about it any more, whatever other processes have kept. */
export async function forgetOrder(visit: Visit, order_id: number) {
  asked.delete(keyOf(visit, order_id));
  await dropPlacedOrder(visit, order_id);
}

const timesOf = ({ expected_at, created_at }: Pick<OwnOrder, "expected_at" | "created_at">) => ({
  expected_at: expected_at ?? undefined,
  created_at: created_at ?? undefined,
});

function isOverdue(visit: Visit, { expected_at, created_at }: Pick<OwnOrder, "expected_at" | "created_at">): boolean {
  return visit.now() - (expected_at ?? created_at ?? Infinity) > OVERDUE_MS;
}

/** Without a state until the upstream has told it. */
export type FollowedOrder = { placed: PlacedOrder; state?: State };

/**
 * This visitor's newest order that is not finished. A finished order is forgotten; with `showsEnd`, for a page that
 * stays open, it is returned instead.
 */
export async function newestActiveOrder(visit: Visit, showsEnd = false): Promise<FollowedOrder | undefined> {
  if (!visit.session) return undefined;
  const until = performance.now() + WAIT_MS;
  for (const placed of await placedOrders(visit)) {
    const last = asked.get(keyOf(visit, placed.order_id))?.state;
    const state = (await inTime(stateOf(visit, placed), Math.max(0, until - performance.now()))) ?? last;
    const isGone = state === "refused" || (state && isOverdue(visit, state));
    if (!isGone && (showsEnd || !state || !isFinal(state.status.alias))) return { placed, state };
    await dropPlacedOrder(visit, placed.order_id);
  }
  return undefined;
}

/** The line has only the order's number as long as its state is not known. */
export async function lineOfOrder(visit: Visit, { placed, state }: FollowedOrder): Promise<ActiveOrderView> {
  const { order_id, order_type, city: alias } = placed;
  const own_pages = cityPath(alias, `order/${order_id}/`);
  const name = visit.t("tracking:number", { number: order_id });
  const line = {
    name,
    title: name,
    icon: "clock",
    to: `${own_pages}tracking`,
    own_pages,
    words: visit.t("profile:orders.follow"),
  } as const;
  if (!state) return line;
  const of = { order: order_id, status: state.status.alias };
  const city = await visit.city();
  // The clock of another city may differ.
  const order = { ...state, order_type, expected_at: alias === city.alias ? state.expected_at : undefined };
  const icon = iconOf(order);
  if (isFinal(state.status.alias)) {
    const title = headline(visit, city, order);
    const isDelivered = canRepeat(state.status.alias) && order_type === "delivery";
    return { ...line, of, icon, title, is_over: true, ...(isDelivered && again(visit, alias)) };
  }
  const { now, when } = nowAndWhen(visit, city, order);
  return { ...line, of, icon, title: now, note: when };
}

/** A delivered order leads to the usual, which begins with it. One that is to be collected leads to its own page. */
const again = ({ t }: Visit, city: string) => ({
  to: cityPath(city, "usual"),
  words: t("profile:orders.repeat"),
  has_words: true as const,
});

/** The state that the upstream told in the last half minute, or an older one while it does not answer. */
async function stateOf(visit: Visit, order: PlacedOrder): Promise<Asked["state"]> {
  const key = keyOf(visit, order.order_id);
  const last = asked.get(key);
  const isFresh = last !== undefined && Date.now() - last.at < KEPT_MS;
  asked.count(last?.answer || isFresh ? "hit" : "miss");
  if (last?.answer) return last.answer;
  if (isFresh) return last.state;
  const pending: Asked = { at: last?.at ?? 0, state: last?.state };
  pending.answer = ask(visit, order, last?.state).then((told) => {
    const newest = asked.get(key);
    // The order's own page has shown a newer state meanwhile.
    if (newest && newest !== pending) return newest.state;
    const state = told ?? last?.state;
    if (told && last && aliasOf(told) !== aliasOf(last.state)) forgetListOf(visit);
    asked.set(key, { at: Date.now() - (told ? 0 : KEPT_MS - RETRY_AFTER_MS), state });
    return state;
  });
  pending.answer.catch(() => asked.get(key) === pending && asked.delete(key));
  asked.set(key, pending);
  return pending.answer;
}

/** Undefined during an outage. The expected time is asked for at first, when the status has changed, and from time to time. */
async function ask(
  visit: Visit,
  { order_id, order_type }: PlacedOrder,
  before: Asked["state"],
): Promise<Asked["state"]> {
  const phone = await phoneOfOrder(visit, order_id);
  const known = before === "refused" ? undefined : before;
  const times = async () => {
    const answer = await visit.upstream.order({ id: order_id, phone }).catch((error: unknown) => void asFailure(error));
    return { ...timesOf({ ...known, ...answer?.order }), timed_at: Date.now() };
  };
  const isFresh = known && Date.now() - known.timed_at < TIMES_KEPT_MS;
  try {
    const [{ status }, first] = await Promise.all([
      visit.upstream.orderStatus({ order_id, order_type, phone }),
      isFresh ? undefined : times(),
    ]);
    const isSame = isFresh && known.status.alias === status.alias;
    return { ...(isSame ? known : (first ?? (await times()))), status };
  } catch (error) {
    const failure = asFailure(error);
    return isOutage(failure) || failure.kind === "limited" ? undefined : "refused";
  }
}

/**
 * Stores those of the customer's latest orders that are under way, which may have been placed in another browser, but
 * none that the chain has forgotten to close. An order that waits for its payment has a line of its own
 * (app/orders/payment/page/settle-payment.server.ts).
 */
export async function rememberActiveOrders(visit: Visit, orders: ListedOrder[]) {
  const tracked = orders.filter(
    ({ status, ...times }) =>
      status && isTracked(status.alias) && paymentState(status.alias) !== "waiting" && !isOverdue(visit, times),
  );
  if (tracked.length === 0) return;
  const here = await visit.city();
  const placed = await Promise.all(
    tracked.map(async (order) => ({
      order_id: order.order_id,
      city: (await aliasOfCity(visit.upstream, order.city_id)) ?? here.alias,
      order_type: typeOfOrder(order),
    })),
  );
  await keepPlacedOrders(visit, placed);
}
