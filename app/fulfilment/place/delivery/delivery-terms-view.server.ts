import type { City, DeliveryZone } from "../../../../contract/place";
import { deliveryTerms } from "../../../../rules/cart";
import { formatPrice, toMinor } from "../../../../rules/money";
import { ringArea } from "../../../../rules/zones";
import type { Visit } from "../../../../server/visitor/visit";
import { deliveryTimeWords } from "../../../shared/web/words/delivery-terms.server";
import type { DeliveryTermsView, ZoneView } from "./delivery.view";

export function termsView(visit: Visit, city: City, zone: DeliveryZone): DeliveryTermsView {
  const money = (amount: number) => formatPrice(amount, visit.priceFormat(city));
  const { fee = 0, free_from } = deliveryTerms(zone.prices);
  const minimum = toMinor(zone.prices.minimum_order_amount);
  return {
    time: deliveryTimeWords(visit, zone),
    fee: fee === 0 ? visit.t("delivery:zones.noFee") : money(fee),
    minimum: minimum > 0 ? money(minimum) : undefined,
    free_from: free_from ? money(free_from) : undefined,
  };
}

/** The zones from near to far, as the map draws them. They are numbered because the contract has no names for them. */
export function zoneViews(visit: Visit, city: City): ZoneView[] {
  return zonesOf(city).map((zone, index) => ({
    id: zone.id,
    name: visit.t("delivery:zones.name", { number: index + 1 }),
    look: index === 0 ? 0 : index === 1 ? 1 : 2,
    ...termsView(visit, city, zone),
  }));
}

/** One sentence with the shortest time and the lowest fee. */
export function leadWords(visit: Visit, city: City): string {
  const zones = zonesOf(city);
  const { t } = visit;
  const check = t(zones.length > 1 ? "delivery:lead.byZone" : "delivery:lead.check");
  if (zones.length === 0) return check;
  const fee = Math.min(...zones.map(({ prices }) => deliveryTerms(prices).fee ?? 0));
  const minutes = zones.map(({ cooking_time, delivery_time }) => (cooking_time ?? 0) + (delivery_time ?? 0));
  const least = Math.min(...minutes.filter((count) => count > 0));
  const sum = formatPrice(fee, visit.priceFormat(city));
  const price = fee === 0 ? t("delivery:lead.free") : t("delivery:lead.fee", { sum });
  const time = Number.isFinite(least) ? t("delivery:lead.time", { minutes: least }) : undefined;
  return [[time, price].filter(Boolean).join(", "), check].join(". ");
}

function zonesOf({ delivery_zones }: City): DeliveryZone[] {
  return (delivery_zones ?? [])
    .filter(({ map }) => map.area.length > 2)
    .sort((one, other) => ringArea(one.map.area) - ringArea(other.map.area));
}
