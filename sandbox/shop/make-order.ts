import type { OrderDraft, Step, StoredOrder } from "../store/orders";
import type { Session } from "../store/sessions";
import type { World } from "../world";
import { timelineFor } from "./kitchen";
import { placeOfOrder } from "./orders";
import { isOnline } from "./payment-types";

/** Milliseconds in which an order can be made and paid for, from when it was kept (spec 2 §9). */
export const PAY_WITHIN = 10 * 60_000;

/** Makes an order of a draft. One to be paid for online waits for that until its deadline; any other goes to the kitchen and empties the cart. */
export function makeOrder(
  world: World,
  { key, user_id }: Pick<Session, "key" | "user_id">,
  draft: OrderDraft,
  kept_at = world.clock.now(),
): StoredOrder {
  const now = world.clock.now();
  const waits = isOnline(draft.document.payment_type);
  const planned = planFrom(world, draft, now);
  const order = {
    ...draft,
    session_key: key,
    user_id,
    created_at: now,
    ...(waits ? { timeline: unpaidPlan(now, kept_at) } : planned),
  };
  const id = world.store.orders.add(order);
  if (user_id !== null) world.store.users.setNameIfMissing(user_id, draft.document.username);
  const made = { ...order, id };
  if (!waits) removeOrderedLines(world, made);
  return made;
}

/** What happens to an order that the kitchen gets at a moment, and when it is expected. */
export function planFrom(
  world: World,
  { interval_id, document }: OrderDraft,
  now: number,
): Pick<StoredOrder, "timeline" | "document"> {
  const slotStart = interval_id === null ? undefined : document.expected_at;
  const timeline = timelineFor(placeOfOrder(document), world.pace, now, slotStart);
  return { timeline, document: { ...document, expected_at: slotStart ?? timeline.at(-1)?.at ?? now } };
}

/** Unless somebody pays, it is canceled by itself. */
function unpaidPlan(now: number, kept_at: number): Step[] {
  return [
    { alias: "waiting_for_payment", at: now },
    { alias: "canceled", at: kept_at + PAY_WITHIN },
  ];
}

/** What was ordered leaves the cart; a cart that was changed since is the visitor's next one. */
export function removeOrderedLines(world: World, { session_key, document }: StoredOrder) {
  const session = world.store.sessions.find(session_key);
  if (!session || linesFingerprint(session.basket.lines) !== linesFingerprint(document.basket.lines)) return;
  session.basket = { lines: [], without_bag: false, interval: null, version: session.basket.version + 1 };
  world.store.sessions.save(session);
}

function linesFingerprint(lines: readonly { key: string; count: number }[]): string {
  return JSON.stringify(lines.map(({ key, count }) => [key, count]).sort());
}
