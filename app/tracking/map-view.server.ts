import type { City, Shop } from "../../contract/place";
import { shopPoint } from "../../rules/shops";
import { distanceMetres, isPoint, knownPoint } from "../../rules/zones";
import type { Visit } from "../../server/visitor/visit";
import { cityMap } from "../maps/city-map.server";
import { shopsOnMap } from "../maps/map-shops.server";
import type { CityMapView, PlacePin } from "../maps/map.view";
import { ZOOM } from "../maps/view";
import { distanceText } from "../words/distance-words.server";
import type { Courier } from "./courier.server";
import type { OwnOrder } from "./own-order.server";

/**
 * Pixels of a phone's map, without what pins, labels and buttons need at its edges; a drawing stands up to 64 pixels aside. A wider window shows all of it,
 * too.
 */
const WINDOW = { width: 110, height: 100 };
/** Metres. The pin of a kitchen so near to the door would lie under the house's. */
const NEXT_DOOR = 200;

/** While it is known where the courier is, the courier, the door and the kitchen; for whoever collects the order, the shop. */
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
    window: WINDOW,
    // The kitchen is behind the courier: it need not be seen.
    fits: pins.filter(({ kind }) => kind !== "kitchen" || !courier),
    most: ZOOM.place,
  });
}

function courierPins({ t, language }: Visit, { delivery_address, shop }: OwnOrder, { at, away }: Courier): PlacePin[] {
  const door = knownPoint(delivery_address?.map?.coordinates);
  const distance = distanceText(language, away);
  const from = kitchenPins(shop).filter((pin) => !door || distanceMetres(pin, door) >= NEXT_DOOR);
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

/** None where nobody knows where the kitchen is. */
function kitchenPins(shop: Shop | null | undefined): PlacePin[] {
  const at = shop && shopPoint(shop);
  return at && isPoint(at) ? [{ ...at, kind: "kitchen", name: shop.name, label: shop.name }] : [];
}
