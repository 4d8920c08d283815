import type { City } from "../../../contract/place";
import { deliveryTerms } from "../../../rules/cart";
import { formatPrice } from "../../../rules/money";
import type { Visit } from "../../../server/visitor/visit";
import { withRoom } from "../../fulfilment/place/address/door-words.server";
import { promisedTime } from "../../fulfilment/place/shops/shop-view.server";
import type { CartWhereView } from "../../shared/basket/cart.view";

/**
 * The address with the delivery time, or the shop; before an address is chosen, the delivery fee in this city. With
 * `hasTime` a chosen time replaces the delivery time.
 */
export async function whereItGoes(visit: Visit, hasTime: boolean): Promise<CartWhereView | undefined> {
  const { t, place } = visit;
  const [city, order_type] = await Promise.all([visit.city(), visit.orderType()]);
  const change = t("basket:where.change");
  if (order_type === "takeaway")
    return place.shop && { order_type, words: place.shop.street, note: t("basket:where.collect"), change };
  if (!place.address) return terms(visit, city);
  const { delivery_zone_id } = place.address;
  const words = await withRoom(visit, place.address);
  const zone = city.delivery_zones?.find(({ id }) => id === delivery_zone_id);
  return { order_type, words, note: zone && !hasTime ? promisedTime(visit, city, zone) : undefined, change };
}

/** The lowest fee of the city's zones, and the lowest sum from which delivery is free. */
function terms(visit: Visit, city: City): CartWhereView | undefined {
  const { t } = visit;
  const money = (amount: number) => formatPrice(amount, visit.priceFormat(city));
  const zones = (city.delivery_zones ?? []).map(({ prices }) => deliveryTerms(prices));
  const fees = zones.flatMap(({ fee }) => (fee === undefined ? [] : [fee]));
  if (fees.length === 0) return undefined;
  const fee = Math.min(...fees);
  const free = zones.flatMap(({ free_from }) => (free_from === undefined ? [] : [free_from]));
  const words =
    fee === 0
      ? t("basket:where.free")
      : t(fees.every((one) => one === fee) ? "basket:where.fee" : "basket:where.feeFrom", { sum: money(fee) });
  const note = fee > 0 && free.length > 0 ? t("basket:where.freeFrom", { sum: money(Math.min(...free)) }) : undefined;
  const isCertain = zones.length === 1;
  return {
    order_type: "delivery",
    words,
    note: [note, isCertain ? undefined : t("basket:where.depends")].filter(Boolean).join(". ") || undefined,
    change: t("basket:where.choose"),
  };
}
