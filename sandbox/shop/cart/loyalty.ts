import { bonusLimit } from "../../../rules/discounts";
import type { PricedLine } from "../../../rules/cart";
import { cityTime } from "../../../rules/city-time";
import type { MessageKey } from "../../messages";
import { catalogues } from "../../seed/catalogues";
import { priceIn } from "../../seed/catalogue/prices";
import type { SeedCity } from "../../seed/geography/schema";
import type { World } from "../../world";
import { cityById } from "../place/atlas";
import { statusAt } from "../place/kitchen";
import type { OrderingPlace } from "../place/ordering-place";

export const EARNED_POINTS_PERCENT = 5;
const NEW_CUSTOMER_POINTS_RUBLES = 300;
/** The last day for spending points, in the city's time (docs/specification/behaviour.md#bonuses). */
const SPEND_UNTIL = "2035-05-21";

export function hasPoints({ brand }: World, { has_loyalty_system }: SeedCity): boolean {
  return catalogues[brand].has_points && has_loyalty_system;
}

/**
 * A customer's points in minor units, for the city's currency: one point is worth one unit of currency, so each
 * currency has its own points. An order takes its points when it is created, returns them when it is canceled, and adds
 * the earned ones when it is done.
 */
export function balanceOf(world: World, user_id: number, city: SeedCity): number {
  if (!hasPoints(world, city)) return 0;
  const { currency_code } = city.prices;
  const own = world.store.points
    .ofCustomer(user_id)
    .filter(({ city_id }) => cityById(city_id)?.prices.currency_code === currency_code);
  const points = own.reduce(
    (sum, { spent, earned, timeline }) => {
      const status = statusAt(timeline, world.clock.now());
      if (status === "canceled") return sum;
      return sum - spent + (status === "done" ? earned : 0);
    },
    priceIn(currency_code, NEW_CUSTOMER_POINTS_RUBLES),
  );
  return Math.max(0, points);
}

/** Returns the reason why no points can be spent on a cart with this discount; undefined if they can. */
export function bonusProblem(
  world: World,
  { city, customer }: OrderingPlace,
  discount: number,
): MessageKey | undefined {
  if (!hasPoints(world, city)) return "bonusesNotHere";
  if (customer === undefined) return "bonusesSignIn";
  if (cityTime(world.clock.now(), city).date > SPEND_UNTIL) return "bonusesOver";
  return discount > 0 ? "bonusesWithDiscount" : undefined;
}

/** Returns how many of the wanted points to deduct, all in minor units. `lines` are dishes and packages. */
export function spentBonuses(
  world: World,
  wanted: number,
  here: OrderingPlace,
  lines: readonly PricedLine[],
  delivery: number,
  discount: number,
): number {
  if (wanted <= 0 || here.customer === undefined || bonusProblem(world, here, discount)) return 0;
  return Math.min(wanted, bonusLimit(lines, delivery, balanceOf(world, here.customer, here.city)));
}
