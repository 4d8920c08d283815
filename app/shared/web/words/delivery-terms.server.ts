import type { City, DeliveryZone } from "../../../../contract/place";
import { deliveryTerms, type DeliveryPrices } from "../../../../rules/cart";
import { formatPrice } from "../../../../rules/money";
import type { Visit } from "../../../../server/visitor/visit";

export function deliveryTermsWords(visit: Visit, city: City, prices: DeliveryPrices) {
  const { t } = visit;
  const money = (amount: number) => formatPrice(amount, visit.priceFormat(city));
  const { fee, free_from } = deliveryTerms(prices);
  return {
    fee: fee === 0 ? t("place:terms.free") : fee ? t("place:terms.fee", { sum: money(fee) }) : undefined,
    freeFrom: free_from ? t("place:terms.freeFrom", { sum: money(free_from) }) : undefined,
  };
}

/** "40–50 min". Undefined if it is not known. */
export function deliveryTimeWords({ t }: Visit, { cooking_time, delivery_time }: DeliveryZone): string | undefined {
  const minutes = (cooking_time ?? 0) + (delivery_time ?? 0);
  return minutes > 0 ? t("common:minutes", { from: minutes, to: minutes + 10 }) : undefined;
}
