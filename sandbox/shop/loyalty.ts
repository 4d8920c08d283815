import { bonusLimit } from "../../rules/bonuses";
import type { PricedLine } from "../../rules/cart";
import { cityTime } from "../../rules/city-time";
import type { MessageKey } from "../messages";
import { priceIn } from "../seed/catalogue/prices";
import type { SeedCity } from "../seed/geography/types";
import type { World } from "../world";
import { cityById } from "./atlas";
import { statusAt } from "./kitchen";
import type { OrderingPlace } from "./ordering-place";

/** Percent of what is paid for dishes that comes back as points. */
export const EARNED_PERCENT = 5;
/** What every customer begins with: the worth of so many rubles of the Russian price list. */
const WELCOME = 300;
/** The last day on which points can be spent, of the city (decisions §10). */
const SPEND_UNTIL = "2035-05-21";

/** Whether there is a bonus programme: for one brand, in some cities. */
export function hasPoints({ brand }: World, { has_loyalty_system }: SeedCity): boolean {
  return brand === "nori" && has_loyalty_system;
}

/**
 * A customer's points in minor units. One point is worth one unit of currency, so each currency has points of its own: those of the city that is looked at.
 * An order takes its points when it is made and gives them back when it is cancelled; what it earns comes when it is done.
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
    priceIn(currency_code, WELCOME),
  );
  return Math.max(0, points);
}

/** Why no points can be spent on a cart with this discount; undefined when they can. */
export function bonusProblem(
  world: World,
  { city, customer }: OrderingPlace,
  discount: number,
): MessageKey | undefined {
  if (!hasPoints(world, city)) return "bonusesNotHere";
  if (customer === undefined) return "bonusesSignIn";
  if (cityTime(world.clock.now(), city.timezone).date > SPEND_UNTIL) return "bonusesOver";
  return discount > 0 ? "bonusesWithDiscount" : undefined;
}

/** How many of the points that somebody wants to spend are spent, all in minor units. `lines` are dishes and packages. */
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
