import { Refusal, wrong } from "../respond";
import { balanceOf } from "../shop/cart/loyalty";
import { placeOfOrder } from "../shop/orders";
import { makeOrder, PAY_WITHIN_MS } from "../shop/make-order";
import type { OrderingPlace } from "../shop/place/ordering-place";
import type { OrderCache } from "../store/order-caches";
import type { StoredOrder } from "../store/orders";
import type { Session } from "../store/sessions";
import type { World } from "../world";
import { recheckDraft, draftOrder } from "./draft-order";
import type { Handler } from "./handler";
import { oncePerKey } from "./once-per-key";
import { belongsTo } from "./orders";

/**
 * Stores an order for ten minutes for `order/create`. It reserves no interval, which is checked again when the order is
 * created.
 */
export const orderCreateCache: Handler<"orderCreateCache"> = (context) =>
  oncePerKey(context, "cache", () => {
    const { world, language, request } = context;
    const { session, draft } = draftOrder(world, context.session, request, language);
    world.store.sessions.save(session);
    const created_at = world.clock.now();
    const order_cache_key = world.store.orderCaches.add({
      session_key: session.key,
      user_id: session.user_id,
      draft,
      created_at,
    });
    return { order_cache_key, created_at };
  });

/**
 * The order of a visitor's own cache key, created if it does not exist yet. Throws a Refusal: 404 for another visitor's
 * key, 422 for an expired one.
 */
export function orderOfCache(world: World, session: Session | undefined, key: string): StoredOrder {
  const cache = world.store.orderCaches.find(key);
  if (!session || !cache || !belongsTo(cache, session))
    throw new Refusal(404, { key: "unknownCache" }, { order_cache_key: { key: "unknownCache" } });
  const made = cache.order_id === null ? undefined : world.store.orders.find(cache.order_id);
  if (made) return made;
  if (world.clock.now() >= cache.created_at + PAY_WITHIN_MS) throw wrong("order_cache_key", "cacheExpired");
  const place = placeOfOrder(cache.draft.document);
  recheckDraft(world, cache.draft, place);
  if (!hasStillPoints(world, cache, place)) throw wrong("cart", "cartChanged");
  const order = makeOrder(world, { key: cache.session_key, user_id: cache.user_id }, cache.draft, cache.created_at);
  world.store.orderCaches.setOrder(key, order.id);
  return order;
}

/** Another order may have spent the points since. */
function hasStillPoints(world: World, { user_id, draft }: OrderCache, { city }: OrderingPlace): boolean {
  const { bonuses } = draft.document.basket.receipt;
  return bonuses === 0 || (user_id !== null && bonuses <= balanceOf(world, user_id, city));
}
