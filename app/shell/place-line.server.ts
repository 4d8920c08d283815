import { formatPrice, toMinor } from "../rules/money";
import { translate } from "../i18n/translations.server";
import type { City } from "../../server/contract/place";
import type { OrderType } from "../../server/contract/primitives";
import type { Visit } from "../../server/visitor/visit";
import type { FrameView } from "./frame";

/** What the header says of the place. */
export function placeLine(visit: Visit, city: City, order_type: OrderType): Pick<FrameView, "place" | "place_note" | "knows_shop"> {
  return { ...chosenPlace(visit, city, order_type), knows_shop: Boolean(visit.place.shop) };
}

/** Where the food goes, in a line for the header, and what is worth knowing about it: time and free delivery, if the data says so. */
function chosenPlace(visit: Visit, city: City, order_type: OrderType): Pick<FrameView, "place" | "place_note"> {
  const t = translate(visit.language);
  if (order_type === "takeaway") {
    const { shop } = visit.place;
    return shop ? { place: shop.street, place_note: shop.name } : {};
  }
  const { address } = visit.place;
  if (!address) return {};
  const zone = city.delivery_zones?.find(({ id }) => id === address.delivery_zone_id);
  const place = address.room ? t("shell:addressWithRoom", { address: address.address, room: address.room }) : address.address;
  if (!zone) return { place };
  const money = { currency: city.prices.currency, language: visit.language, fractional: visit.settings.enable_fractional_prices };
  const minutes = (zone.cooking_time ?? 0) + (zone.delivery_time ?? 0);
  const time = minutes ? t("shell:minutes", { from: minutes, to: minutes + 10 }) : undefined;
  const from = zone.prices.free_delivery_from;
  const fee = zone.prices.has_free_delivery && !from
    ? t("shell:deliveryFree")
    : from
      ? t("shell:deliveryFreeFrom", { sum: formatPrice(toMinor(from), money) })
      : t("shell:deliveryFor", { sum: formatPrice(toMinor(zone.prices.delivery), money) });
  return { place, place_note: [time, fee].filter(Boolean).join(", ") };
}
