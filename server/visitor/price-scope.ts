import type { City, Shop } from "../../contract/place";
import type { OrderType } from "../../contract/primitives";
import type { ChosenAddress } from "./place";

/** The fields that prices and the menu depend on, common to many calls of the contract. */
export type PriceScope = { city_id: number; order_type: OrderType; shop_id?: number; delivery_zone_id?: number };

/** Drops the ids of shops and zones that the city does not have, so that invented ids cannot multiply the menus. */
export async function scopeIn(
  { id: city_id, delivery_zones }: City,
  order_type: OrderType,
  { shop_id, delivery_zone_id }: Pick<PriceScope, "shop_id" | "delivery_zone_id">,
  shopsOf: () => Promise<readonly Shop[]>,
): Promise<PriceScope> {
  if (order_type === "delivery") {
    const zone = delivery_zones?.find(({ id }) => id === delivery_zone_id);
    return { city_id, order_type, delivery_zone_id: zone?.id };
  }
  const shops = shop_id === undefined ? [] : await shopsOf();
  return { city_id, order_type, shop_id: shops.find((shop) => shop.id === shop_id && shop.city_id === city_id)?.id };
}

/**
 * Returns the prices of the address's zone or, if the city does not list it, those that the upstream returned with the
 * address.
 */
export function addressPrices(
  { delivery_zones }: City,
  { delivery_zone_id, prices }: ChosenAddress,
): ChosenAddress["prices"] {
  const zone = delivery_zones?.find(({ id }) => id === delivery_zone_id);
  return zone ? { ...zone.prices, free_delivery_from: zone.prices.free_delivery_from ?? undefined } : prices;
}
