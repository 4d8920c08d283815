import { cityTime } from "../../../rules/city-time";
import { formatPrice } from "../../../rules/money";
import { promocodeDiscount } from "../../../rules/discounts";
import type { Words } from "../../messages";
import { priceIn } from "../../seed/catalogue/prices";
import { promocodes, type SeedPromocode } from "../../seed/offers/promocodes";
import type { World } from "../../world";
import type { OrderingPlace } from "../place/ordering-place";

const byCode = new Map(promocodes.map((promocode) => [promocode.code, promocode]));

export function findPromocode(code: string | undefined): SeedPromocode | undefined {
  return code === undefined ? undefined : byCode.get(code);
}

/**
 * Returns the reason why a code has no effect on a subtotal (minor units) at this place today; undefined if it has one.
 */
export function promocodeProblem(
  world: World,
  { until, cities, minimum = 0 }: SeedPromocode,
  { city }: OrderingPlace,
  subtotal: number,
): Words | undefined {
  if (until !== undefined && cityTime(world.clock.now(), city).date > until) return { key: "promoExpired" };
  if (cities && !cities.includes(city.alias)) return { key: "promoOtherCity" };
  const least = priceIn(city.prices.currency_code, minimum);
  return subtotal < least
    ? { key: "promoBelowMinimum", values: { minimum: formatPrice(least, city.prices) } }
    : undefined;
}

/** Minor units. */
export function promocodeTakesOff(
  world: World,
  code: string | undefined,
  here: OrderingPlace,
  subtotal: number,
): number {
  const promocode = findPromocode(code);
  if (!promocode || promocode.kind === "gift" || promocodeProblem(world, promocode, here, subtotal)) return 0;
  const { currency_code } = here.city.prices;
  return promocodeDiscount(
    promocode.kind === "percent" ? promocode : { fixed: priceIn(currency_code, promocode.rubles) },
    subtotal,
  );
}
