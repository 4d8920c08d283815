import type { Interval } from "../../../contract/order";
import type { City } from "../../../contract/place";
import { cityTime } from "../../../rules/city-time";
import type { PlaceNow } from "../../../rules/readiness";
import { BoundedCache } from "../../../server/operate/bounded-cache";
import type { PriceScope } from "../../../server/visitor/price-scope";
import type { Visit } from "../../../server/visitor/visit";

/** A list is as fresh as those of an open order form, which renews its own once a minute. */
const FRESH_MS = 60_000;
const MAX_LISTS = 500;

/** The running working day and, in order, what follows it in the calendar's day. */
export type OwnSlots = { today: readonly Interval[]; later: readonly Interval[] };
export type PlaceSlots = NonNullable<PlaceNow<Interval & { start: { date: string; minute: number } }>["slots"]>;

/** `at`: by the upstream's clock, like the slots. */
const seen = new BoundedCache<{ slots: OwnSlots; at: number }>("slots", { max: MAX_LISTS });

/**
 * A list belongs to its visitor alone. The upstream lists the place of its session, and cookies that name another place
 * could otherwise tell everybody that this one is full.
 */
const keyOf = ({ session }: Visit, { city_id, order_type, shop_id, delivery_zone_id }: PriceScope) =>
  session && JSON.stringify([session.key, city_id, order_type, order_type === "takeaway" ? shop_id : delivery_zone_id]);

/** Keeps the slots that a visitor's list has for a place, because listing them for each page would be one call more. */
export function rememberSlots(visit: Visit, place: PriceScope, slots: OwnSlots) {
  const key = keyOf(visit, place);
  if (key) seen.set(key, { slots, at: visit.now() });
}

/** The slots that the visitor's list had for this place within the last minute. */
export function seenSlots(visit: Visit, city: City, place: PriceScope): PlaceSlots | undefined {
  const key = keyOf(visit, place);
  const last = key && seen.lookUp(key);
  if (!last || Math.abs(visit.now() - last.at) > FRESH_MS) return undefined;
  return slotsIn(city, last.slots);
}

/** Slots with the start in the city's time. */
export function slotsIn(city: City, { today, later }: OwnSlots): PlaceSlots {
  const started = (of: readonly Interval[]) =>
    of.map((interval) => ({ ...interval, start: cityTime(interval.start_timestamp, city) }));
  return { today: started(today), later: started(later) };
}

/** For tests. */
export function forgetSlots() {
  seen.clear();
}
