import type { City } from "../../contract/place";
import { deliveryTerms, type DeliveryPrices } from "../../rules/cart";
import { formatPrice } from "../../rules/money";
import type { Visit } from "../../server/visitor/visit";

export function deliveryTermsWords(visit: Visit, city: City, prices: DeliveryPrices) {
  const { t } = visit;
  const money = (amount: number) => formatPrice(amount, visit.priceFormat(city));
  const { fee, free_from } = deliveryTerms(prices);
  return {
    fee: fee === 0 ? t("place:terms.free") : fee && t("place:terms.fee", { sum: money(fee) }),
    freeFrom: free_from && t("place:terms.freeFrom", { sum: money(free_from) }),
  };
}
