import type { City, Shop } from "../../../../contract/place";
import { shopPoint } from "../../../../rules/shops";
import { distanceMetres, isPoint, knownPoint } from "../../../../rules/zones";
import type { Visit } from "../../../../server/visitor/visit";
import { cityMap } from "../../../fulfilment/maps/drawing/city-map.server";
import { shopsOnMap } from "../../../fulfilment/maps/map-shops.server";
import type { CityMapView, PlacePin } from "../../../fulfilment/maps/map.view";
import { ZOOM } from "../../../fulfilment/maps/view";
import { distanceText } from "../../../shared/web/words/distance-words.server";
import type { Courier } from "./courier.server";
import type { OwnOrder } from "../own-order.server";

/**
 * The part of a phone's map that is free of pins, labels and buttons at the edges, given that a drawing can be up to 64
 * pixels off centre. A wider window shows more.
 */
const PHONE_WINDOW_PX = { width: 110, height: 100 };
/** The pin of a nearer kitchen would lie under the pin of the house. */
const MIN_KITCHEN_METRES = 200;

/** The map of an order: courier, door and kitchen while the courier's position is known; the shop for takeaway. */
export async function orderMap(
  visit: Visit,
  city: City,
  order: OwnOrder,
  courier: Courier | undefined,
): Promise<CityMapView | undefined> {
  const pins = courier ? courierPins(visit, order, courier) : shopPins(order);
  const [first] = pins;
  if (!first) return undefined;
  return cityMap(visit, city, await shopsOnMap(visit, city), {
    pins,
    description: visit.t(courier ? "tracking:map.courier" : "tracking:map.shop"),
    window: PHONE_WINDOW_PX,
    // The kitchen lies behind the courier, so it may be out of view.
    fits: pins.filter(({ kind }) => kind !== "kitchen" || !courier),
    maxZoom: ZOOM.place,
    collect: order.order_type === "takeaway",
  });
}

function courierPins({ t, language }: Visit, { delivery_address, shop }: OwnOrder, { at, away }: Courier): PlacePin[] {
  const door = knownPoint(delivery_address?.map?.coordinates);
  const distance = distanceText(language, away);
  const from = kitchenPins(shop).filter((pin) => !door || distanceMetres(pin, door) >= MIN_KITCHEN_METRES);
  return [
    ...from,
    ...(door ? [{ ...door, kind: "home" as const, name: t("tracking:map.home"), label: t("tracking:map.home") }] : []),
    {
      ...at,
      kind: "courier",
      name: t("tracking:courier.name", { distance }),
      label: t("tracking:courier.pin", { distance }),
    },
  ];
}

function shopPins({ order_type, shop, status: { alias } }: OwnOrder): PlacePin[] {
  const isToCollect = order_type === "takeaway" && alias !== "canceled" && alias !== "waiting_for_payment";
  return isToCollect ? kitchenPins(shop) : [];
}

/** Empty if the kitchen's coordinates are unknown. */
function kitchenPins(shop: Shop | null | undefined): PlacePin[] {
  const at = shop && shopPoint(shop);
  return at && isPoint(at) ? [{ ...at, kind: "kitchen", name: shop.name, label: shop.name }] : [];
}
