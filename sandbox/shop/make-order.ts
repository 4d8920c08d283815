import type { OrderDraft, Step, StoredOrder } from "../store/orders";
import type { Session } from "../store/sessions";
import type { World } from "../world";
import { timelineFor } from "./place/kitchen";
import { placeOfOrder } from "./orders";
import { isOnline } from "./payment/payment-types";

/**
 * An order has to be created and paid within this time after it was cached
 * (docs/specification/rules-and-calls.md#times).
 */
export const PAY_WITHIN_MS = 10 * 60_000;

/**
 * Creates an order from a draft. An order to be paid online waits until its deadline; any other goes to the kitchen and
 * empties the cart.
 */
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

export function planFrom(
  world: World,
  { interval_id, document }: OrderDraft,
  now: number,
): Pick<StoredOrder, "timeline" | "document"> {
  const slotStart = interval_id === null ? undefined : document.expected_at;
  const timeline = timelineFor(placeOfOrder(document), world.pace, now, slotStart);
  return { timeline, document: { ...document, expected_at: slotStart ?? timeline.at(-1)?.at ?? now } };
}

/** Cancels the order at its deadline unless it is paid before. */
function unpaidPlan(now: number, kept_at: number): Step[] {
  return [
    { alias: "waiting_for_payment", at: now },
    { alias: "canceled", at: kept_at + PAY_WITHIN_MS },
  ];
}

/** Empties the cart if it still contains the ordered lines; a changed cart is the visitor's next order. */
export function removeOrderedLines(world: World, { session_key, document }: StoredOrder) {
  const session = world.store.sessions.find(session_key);
  if (!session || linesFingerprint(session.basket.lines) !== linesFingerprint(document.basket.lines)) return;
  session.basket = { lines: [], without_bag: false, interval: null, version: session.basket.version + 1 };
  world.store.sessions.save(session);
}

function linesFingerprint(lines: readonly { key: string; count: number }[]): string {
  return JSON.stringify(lines.map(({ key, count }) => [key, count]).sort());
}
