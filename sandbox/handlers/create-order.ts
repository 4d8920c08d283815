import { makeOrder } from "../shop/make-order";
import type { Handler } from "./handler";
import { draftOrder } from "./draft-order";
import { oncePerKey } from "./once-per-key";
import { orderOfCache } from "./order-cache";

/**
 * Makes an order once for an Idempotency-Key: what is kept under `order_cache_key`, once for that too, or else of the session's cart.
 * One that is paid for online waits for that, and the cart with it.
 */
export const createOrder: Handler<"orderCreate"> = (context) =>
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
