import { makeOrder } from "../shop/make-order";
import type { Handler } from "./handler";
import { draftOrder } from "./draft-order";
import { oncePerKey } from "./once-per-key";
import { orderOfCache } from "./order-cache";

/**
 * Creates an order, once per Idempotency-Key: the one stored under `order_cache_key` (once per cache key too), or one
 * from the session's cart. An order to be paid online waits for the payment, and its cart is kept until then.
 */
export const orderCreate: Handler<"orderCreate"> = (context) =>
  oncePerKey(context, "create", () => {
    const { request, world, language } = context;
    if (request.order_cache_key) {
      const { id, document } = orderOfCache(world, context.session, request.order_cache_key);
      return { order_id: id, payment_type: document.payment_type };
    }
    const { session, draft } = draftOrder(world, context.session, request, language);
    world.store.sessions.save(session);
    const { id, document } = makeOrder(world, session, draft);
    return { order_id: id, payment_type: document.payment_type };
  });
