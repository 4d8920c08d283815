import type { City, DeliveryAddress } from "../../../../contract/place";
import { formatPrice, toMinor } from "../../../../rules/money";
import type { ChosenAddress } from "../../../../server/visitor/place";
import { addressPrices } from "../../../../server/visitor/price-scope";
import type { Visit } from "../../../../server/visitor/visit";
import { deliveryTermsWords } from "../../../shared/web/words/delivery-terms.server";

/**
 * The terms of delivery to an address, such as "доставка 149 ₽, бесплатно от 1 500 ₽, заказ от 700 ₽". Prices that the
 * upstream gave for the address itself replace those of its zone.
 */
export function zoneWords(
  visit: Visit,
  city: City,
  zone_id: number | null | undefined,
  ownPrices?: DeliveryAddress["delivery_prices"],
): string {
  const zone = city.delivery_zones?.find(({ id }) => id === zone_id);
  const given = Object.entries(ownPrices ?? {}).filter(([, value]) => value != null);
  const prices: NonNullable<typeof ownPrices> = { ...zone?.prices, ...Object.fromEntries(given) };
  const { fee, freeFrom } = deliveryTermsWords(visit, city, prices);
  const { minimum_order_amount } = prices;
  const minimum =
    minimum_order_amount &&
    visit.t("place:terms.minimum", { sum: formatPrice(toMinor(minimum_order_amount), visit.priceFormat(city)) });
  return [fee, freeFrom, minimum].filter(Boolean).join(", ");
}

/** Where the food goes, and on which terms, for the chosen address. */
export function chosenWords(visit: Visit, city: City, chosen: ChosenAddress): string {
  const terms = zoneWords(visit, city, undefined, addressPrices(city, chosen));
  return visit.t(terms ? "place:set.address" : "place:set.addressOnly", { address: chosen.address, terms });
}
