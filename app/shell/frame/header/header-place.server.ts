import type { City } from "../../../../contract/place";
import type { OrderType } from "../../../../contract/primitives";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { deliveryTermsWords } from "../../../shared/web/words/delivery-terms.server";
import { withRoom } from "../../../fulfilment/place/address/door-words.server";
import { timeOf, timeWords } from "../../../fulfilment/time-slots/chosen-time.server";
import { isPlaceStopped } from "../../../fulfilment/place/shops/chosen-shop.server";
import { closesSoon, hoursNow, laterNote } from "../../../fulfilment/place/shops/hours-words.server";
import { findShop, promisedTime, readinessOf } from "../../../fulfilment/place/shops/shop-view.server";
import { streetAndHouse } from "../../../../rules/address";
import { cityTime, DAY_MINUTES, formatMinutes, type CityTime } from "../../../../rules/city-time";
import type { Readiness } from "../../../../rules/readiness";
import { dayHours, hasHours, type Schedule } from "../../../../rules/schedule";
import type { CityFrameView } from "../../../shared/web/context/city-frame";

const NBSP = "\u00a0";

export async function headerPlace(
  visit: Visit,
  city: City,
  order_type: OrderType,
): Promise<Pick<CityFrameView, "place" | "place_end" | "place_note" | "knows_shop" | "is_guest">> {
  if (!visit.basket.isOwn) return { place: visit.basket.place, knows_shop: false, is_guest: true };
  return { ...(await chosenPlace(visit, city, order_type)), knows_shop: Boolean(visit.place.shop) };
}

/** Without a place, the note has the city's hours. A shop that takes no orders has no hours. */
async function chosenPlace(
  visit: Visit,
  city: City,
  order_type: OrderType,
  now = visit.now(),
): Promise<Pick<CityFrameView, "place" | "place_end" | "place_note">> {
  const stopped = await isPlaceStopped(visit);
  const chosen = stopped ? undefined : await chosenTime(visit, city);
  if (order_type === "takeaway") {
    const { shop } = visit.place;
    if (!shop) return {};
    const hours = stopped ? undefined : await hoursOfShop(visit, city, shop.id, now);
    return { ...houseKept(shop.street, shop.street), place_note: noteOf(chosen ?? hours, shop.name) };
  }
  const { address } = visit.place;
  const ready = readinessOf(visit, city, { zone: address?.delivery_zone_id }, now);
  const hours = stopped ? undefined : (chosen ?? hoursToday(visit, city.schedule, cityTime(now, city), ready));
  if (!address) return hours ? { place_note: hours } : {};
  const zone = city.delivery_zones?.find(({ id }) => id === address.delivery_zone_id);
  const place = houseKept(await withRoom(visit, address), address.address);
  if (!zone) return { ...place, place_note: hours };
  const takes = chosen ? undefined : promisedTime(visit, city, zone, now);
  const { fee, freeFrom } = deliveryTermsWords(visit, city, zone.prices);
  return { ...place, place_note: noteOf(hours, takes, freeFrom ?? fee) };
}

/** The text of a place, which begins with an `address`, and its end that is never cut: from the house number on. */
function houseKept(place: string, address: string): Pick<CityFrameView, "place" | "place_end"> {
  const [street] = streetAndHouse(address) ?? [];
  return street ? { place, place_end: place.slice(street.length).replace(/^[\s,]+/, "") } : { place };
}

/** Lines break only between the parts, so a part that does not fit is hidden as a whole. */
function noteOf(...parts: (string | undefined)[]): string {
  return parts.flatMap((part) => (part ? part.replaceAll(" ", NBSP) : [])).join(` ·${NBSP}`);
}

/** Undefined also if the cart could not be loaded. */
async function chosenTime(visit: Visit, city: City): Promise<string | undefined> {
  try {
    const { chosen } = timeOf(visit, await visit.cart());
    return chosen && timeWords(visit, city, chosen);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** The hours on this working day (docs/specification/product.md#night-shift); undefined if they are not known. */
async function hoursOfShop(visit: Visit, city: City, shop_id: number, now: number): Promise<string | undefined> {
  try {
    const shop = await findShop(visit, city, shop_id);
    if (!shop) return undefined;
    const ready = readinessOf(visit, city, { shop }, now);
    return hoursToday(visit, shop.schedule ?? city.schedule, cityTime(now, city), ready);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

function hoursToday(
  { t, language }: Visit,
  schedule: Schedule | null | undefined,
  time: CityTime,
  ready: Readiness,
): string | undefined {
  const day = schedule && dayHours(schedule, time);
  if (!day) return schedule && hasHours(schedule) ? t("place:shop.closedToday") : undefined;
  // Open doors are no promise while orders wait for other hours.
  if (!ready.isNow && ready.why !== "closed") return laterNote(t, language, schedule, time, ready);
  if (closesSoon(schedule, time)) return hoursNow(t, language, schedule, time);
  const { opensAt, closesAt } = day;
  return closesAt - opensAt >= DAY_MINUTES
    ? t("place:shop.roundTheClock")
    : t("place:shop.openFrom", { hours: `${formatMinutes(opensAt)}–${formatMinutes(closesAt)}` });
}
