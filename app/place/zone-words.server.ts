import type { City, DeliveryAddress, DeliveryZone } from "../../contract/place";
import type { Visit } from "../../server/visitor/visit";
import { formatPrice, toMinor } from "../../rules/money";

type Terms = {
  delivery?: number | null;
  minimum_order_amount?: number | null;
  has_free_delivery?: boolean | null;
  free_delivery_from?: number | null;
};

/** What delivery costs and from which sum: "доставка 149 ₽, бесплатно от 1 500 ₽, заказ от 700 ₽". Only what the data says. */
export function zoneWords(
  visit: Visit,
  city: City,
  zone_id: number | null | undefined,
  told?: DeliveryAddress["delivery_prices"],
): string {
  const zone: DeliveryZone | undefined = city.delivery_zones?.find(({ id }) => id === zone_id);
  const terms: Terms = { ...zone?.prices, ...known(told) };
  const { t } = visit;
  const money = (amount: number) => formatPrice(toMinor(amount), visit.priceFormat(city));
  const { delivery, minimum_order_amount, has_free_delivery, free_delivery_from } = terms;
  const isFree = delivery === 0 || (has_free_delivery && !free_delivery_from);
  return [
    isFree ? t("place:terms.free") : delivery ? t("place:terms.fee", { sum: money(delivery) }) : undefined,
    !isFree && free_delivery_from ? t("place:terms.freeFrom", { sum: money(free_delivery_from) }) : undefined,
    minimum_order_amount ? t("place:terms.minimum", { sum: money(minimum_order_amount) }) : undefined,
  ]
    .filter(Boolean)
    .join(", ");
}

function known(terms: Terms | null | undefined): Terms {
  return Object.fromEntries(Object.entries(terms ?? {}).filter(([, value]) => value != null));
}
