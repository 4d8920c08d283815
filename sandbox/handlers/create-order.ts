import { makeOrder } from "../shop/placing";
import type { Handler } from "./handler";
import { draftOf } from "./draft-order";
import { once } from "./once";
import { orderOfCache } from "./order-cache";

/**
 * Makes an order once for an Idempotency-Key: what is kept under `order_cache_key`, once for that too, or else of the session's cart.
 * One that is paid for online waits for that, and the cart with it.
 */
export const createOrder: Handler<"orderCreate"> = (asked) =>
  once(asked, "create", () => {
    const { request, world, language } = asked;
    if (request.order_cache_key) {
      const { id, document } = orderOfCache(world, asked.session, request.order_cache_key);
      return { order_id: id, payment_type: document.payment_type };
    }
    const { session, draft } = draftOf(world, asked.session, request, language);
    world.store.sessions.save(session);
    const { id, document } = makeOrder(world, session, draft);
    return { order_id: id, payment_type: document.payment_type };
  });
