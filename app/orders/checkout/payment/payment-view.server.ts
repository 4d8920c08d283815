import type { City } from "../../../../contract/place";
import type { PaymentType } from "../../../../contract/order";
import { asFailure } from "../../../../server/upstream/failure";
import { lastPayment } from "../../../../server/visitor/last-order";
import type { Visit } from "../../../../server/visitor/visit";
import { banknotesFor, canAskChange, cashMax, cashProblem } from "../../../../rules/cash";
import { formatPrice } from "../../../../rules/money";
import { asksCard, isAggregator, isWallet } from "../../../../rules/payment";
import { paymentIcon } from "../../payment/payment-icons";
import { wayOf } from "../../payment/page/payment-view.server";
import { paymentTypes } from "../check-order.server";
import type { WaysToPayView } from "../checkout.view";

/**
 * This visitor's last type is chosen, or the first (docs/specification/rules-and-calls.md#defaults). `total` is in
 * minor units.
 */
export async function waysToPayView(
  visit: Visit,
  city: City,
  total: number,
  wanted: string | undefined,
): Promise<WaysToPayView> {
  const { t } = visit;
  const order_type = await visit.orderType();
  const { currency, currency_code } = city.prices;
  const country_code = city.country.code;
  const types = await loaded(visit);
  const max = cashMax(visit.settings.cash_max, currency_code);
  const noteOf = (alias: string) => {
    if (alias === "cash" && order_type === "delivery" && !canAskChange(total, max))
      return t("checkout:payment.cash.exact", { max: formatPrice(max * 100, { currency }) });
    if (isAggregator(alias)) return t("checkout:payment.aggregator");
    return alias === "cash" || alias === "card" ? t(`checkout:payment.${alias}.${order_type}`) : undefined;
  };
  const online = types.filter(({ is_online }) => is_online).map((type) => wayOf(visit, city, type));
  const plain = types.filter(({ alias }) => !isWallet(alias));
  const offered = (wish: string | undefined) => plain.find(({ alias }) => alias === wish)?.alias;
  const before = await lastPayment(visit);
  const last = offered(before?.alias);
  const asksChange = order_type === "delivery" && canAskChange(total, max);
  const sum = before?.cash?.currency_code === currency_code ? before.cash.sum : undefined;
  // A sum that is not more than this order's total needs no change.
  const fits = sum !== undefined && sum * 100 > total && !cashProblem(String(sum), { total, max, country_code });
  return {
    now: online.filter(({ alias }) => !isWallet(alias)),
    wallets: online.filter(({ alias }) => isWallet(alias)),
    later: types
      .filter(({ is_online }) => !is_online)
      .map(({ alias, name }) => ({ alias, name, note: noteOf(alias), icon: paymentIcon(alias) })),
    asks_email: country_code === "TR" && types.some(({ alias }) => asksCard(alias)),
    chosen: offered(wanted) ?? last ?? plain[0]?.alias,
    is_known: last !== undefined,
    // For takeaway the shop's till gives change.
    ...(asksChange
      ? {
          cash: {
            last: fits ? String(sum) : undefined,
            notes: banknotesFor(total, visit.settings.banknotes[currency_code] ?? [], max).map((value) => ({
              value,
              text: formatPrice(value * 100, { currency }),
              change: t("checkout:payment.cash.change", { sum: formatPrice(value * 100 - total, { currency }) }),
            })),
            currency,
          },
        }
      : {}),
  };
}

/** Empty during an outage. */
async function loaded(visit: Visit): Promise<PaymentType[]> {
  try {
    return await paymentTypes(visit);
  } catch (error) {
    asFailure(error);
    return [];
  }
}
