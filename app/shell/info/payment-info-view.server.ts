import type { City } from "../../../contract/place";
import type { OrderType } from "../../../contract/primitives";
import { isAggregator } from "../../../rules/payment";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { paymentIcon } from "../../orders/payment/payment-icons";
import type { SitePage } from "../../shared/web/links/site-links";
import { cityFacts, contentView, pageLinks } from "./info-view.server";
import type { PaymentInfoView } from "./info.view";

const PAGE = "payment-info";

/** `?order_type=` shows the other order type without changing the visitor's. */
export async function paymentInfoView(visit: Visit, beside: readonly SitePage[]): Promise<PaymentInfoView> {
  const city = await visit.city();
  const offered = (["delivery", "takeaway"] as const).filter((type) => city.order_types[type]);
  const requested = new URL(visit.request.url).searchParams.get("order_type");
  const order_type = offered.find((type) => type === requested) ?? (await visit.orderType());
  const facts = cityFacts(visit, city);
  return {
    // For takeaway no courier brings change.
    ...(await contentView(visit, {
      page: PAGE,
      city,
      facts: { ...facts, cash_max: order_type === "delivery" ? facts.cash_max : undefined },
    })),
    links: pageLinks(visit, city, beside, PAGE),
    order_types: offered.map((type) => ({
      to: visit.path(`${PAGE}?order_type=${type}`),
      words: visit.t(`info:pay.${type}`),
      current: type === order_type,
    })),
    ways: await ways(visit, city, order_type, facts.cash_max ?? ""),
  };
}

const explained = ["cardOnline", "sbp", "sberPay", "applePay", "googlePay"] as const;

async function ways(visit: Visit, city: City, order_type: OrderType, max: string): Promise<PaymentInfoView["ways"]> {
  const { t } = visit;
  const noteOf = (alias: string) => {
    if (alias === "cash" || alias === "card") return t(`info:pay.${alias}.${order_type}`, { max });
    if (isAggregator(alias)) return t("checkout:payment.aggregator");
    const online = explained.find((known) => known === alias);
    return online && t(`info:pay.${online}`);
  };
  try {
    const { payment_types } = await visit.upstream.paymentTypes({ city_id: city.id, order_type });
    return payment_types.map(({ alias, name }) => ({ alias, name, note: noteOf(alias), icon: paymentIcon(alias) }));
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
