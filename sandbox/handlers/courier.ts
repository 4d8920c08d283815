import { missing } from "../respond";
import { houseById, shopById } from "../shop/place/atlas";
import { pointBetween } from "../shop/place/courier";
import { statusAt } from "../shop/place/kitchen";
import type { Handler } from "./handler";
import { ownOrder } from "./orders";

/**
 * Returns a point between the shop and the house while the order is `sent`, by the sandbox's clock; 404 at any other
 * time.
 */
export const courierLocation: Handler<"courierLocation"> = ({ request: { order_id, phone }, world, session }) => {
  const { timeline, document } = ownOrder(world, order_id, session, phone ?? undefined);
  const now = world.clock.now();
  const house = document.address && houseById(document.address.house_id);
  const shop = document.cooked_at === undefined ? undefined : shopById(document.cooked_at);
  const [sent, done] = ["sent", "done"].map((alias) => timeline.find((step) => step.alias === alias)?.at);
  if (statusAt(timeline, now) !== "sent" || !house || !shop || sent === undefined || done === undefined)
    throw missing("noCourier");
  return { coordinates: pointBetween(shop, house, (now - sent) / Math.max(1, done - sent)) };
};
