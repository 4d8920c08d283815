import { asFailure } from "../../../../../server/upstream/failure";
import type { Visit } from "../../../../../server/visitor/visit";
import { cartChanges, menuChanges } from "../../cart-forecast.server";
import { zoneWords } from "../zone-words.server";

/**
 * Sentences about what delivery to an address in this zone would change in price, menu and cart. The list is empty if
 * nothing would change, or if the visitor has neither a cart nor an address.
 */
export async function addressChanges(visit: Visit, delivery_zone_id: number | undefined): Promise<string[]> {
  const { t } = visit;
  const there = { order_type: "delivery" as const, delivery_zone_id };
  const [city, order_type] = await Promise.all([visit.city(), visit.orderType()]);
  const { address } = visit.place;
  const terms = zoneWords(visit, city, delivery_zone_id);
  const isDelivered = order_type === "delivery" && address !== undefined;
  // A zone has one price and one menu.
  if (isDelivered && delivery_zone_id !== undefined && address.delivery_zone_id === delivery_zone_id) return [];
  try {
    const hasCart = ((await visit.cart())?.count ?? 0) > 0;
    if (!hasCart && !isDelivered) return [];
    const [menu, dishes] = await Promise.all([menuChanges(visit, there), cartChanges(visit, there)]);
    const isOther = isDelivered
      ? terms !== zoneWords(visit, city, address.delivery_zone_id)
      : order_type === "takeaway";
    // A visitor who has not chosen a place yet saw a provisional menu, so only changes of the cart matter.
    if (!isOther && dishes.length === 0 && !(menu && isDelivered)) return [];
    return [
      isOther ? t("place:confirm.terms", { terms }) : t("place:confirm.sameTerms"),
      t(menu ? "place:confirm.menu" : "place:confirm.sameMenu"),
      ...(dishes.length > 0 ? [t("place:confirm.cart", { dishes: dishes.join(", ") })] : []),
      ...(hasCart && dishes.length === 0 ? [t("place:confirm.sameCart")] : []),
    ];
  } catch (error) {
    asFailure(error);
    return [t("place:reprices")];
  }
}
