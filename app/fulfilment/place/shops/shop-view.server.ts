import type { City, DeliveryZone, Shop } from "../../../../contract/place";
import type { Visit } from "../../../../server/visitor/visit";
import { cityTime } from "../../../../rules/city-time";
import { readiness, type Readiness } from "../../../../rules/readiness";
import { isOpen } from "../../../../rules/schedule";
import { bindNumber, shopPoint } from "../../../../rules/shops";
import { deliveryTimeWords } from "../../../shared/web/words/delivery-terms.server";
import type { ShopView } from "../place.view";
import { seenSlots } from "../seen-slots.server";
import { closesSoon, hoursNow } from "./hours-words.server";

/** The city's shops in the upstream's order, including stopped ones. Throws UpstreamFailure. */
export async function shopsOf(visit: Visit, city: City): Promise<Shop[]> {
  const { shops } = await visit.upstream.shops({ city_id: city.id });
  return shops.filter((shop) => shop.city_id === city.id);
}

/** One of this city's shops; undefined for an unknown id and for another city's shop. Throws UpstreamFailure. */
export async function findShop(visit: Visit, city: City, id: string | number | undefined): Promise<Shop | undefined> {
  // Each shop has exactly one URL, so "0101" names none.
  return (await shopsOf(visit, city)).find((shop) => String(shop.id) === String(id));
}

/** `now` in Unix milliseconds. */
export function shopView(visit: Visit, city: City, shop: Shop, now = visit.now()): ShopView {
  const schedule = shop.schedule ?? city.schedule ?? {};
  const time = cityTime(now, city);
  const { t } = visit;
  const open = isOpen(schedule, time);
  return {
    id: shop.id,
    name: shop.name,
    street: bindNumber(shop.address.street),
    description: shop.address.description ?? undefined,
    stopped: shop.type === "stop",
    alert: shop.alert ?? (shop.type === "stop" ? t("place:shop.stopped") : undefined),
    open,
    later: !readinessOf(visit, city, { shop }, now).isNow,
    closes_soon: closesSoon(schedule, time),
    hours: hoursNow(t, visit.language, schedule, time),
    chosen: visit.place.shop?.id === shop.id,
    tags: [...new Set(shop.tags ?? [])],
    at: shopPoint(shop),
  };
}

/**
 * For words about a shop, a zone of delivery or, without them, the city: by the hours, and by the slots that the visitor's
 * list had a moment ago. `now` in Unix milliseconds.
 */
export function readinessOf(visit: Visit, city: City, { shop, zone }: KnownPlace, now = visit.now()): Readiness {
  const order_type = shop ? "takeaway" : "delivery";
  const scope = { city_id: city.id, order_type, shop_id: shop?.id, delivery_zone_id: zone } as const;
  return readiness({
    isStopped: city.type === "stop" || shop?.type === "stop",
    schedule: shop?.schedule ?? city.schedule,
    time: cityTime(now, city),
    slots: shop || zone !== undefined ? seenSlots(visit, city, scope) : undefined,
  });
}

/** "40–50 min" for an order that is placed now. Undefined while none is made at once, and if the time is not known. */
export function promisedTime(visit: Visit, city: City, zone: DeliveryZone, now = visit.now()): string | undefined {
  return readinessOf(visit, city, { zone: zone.id }, now).isNow ? deliveryTimeWords(visit, zone) : undefined;
}

/** `zone`: the id of a delivery zone. */
type KnownPlace = { shop?: Shop; zone?: number };
