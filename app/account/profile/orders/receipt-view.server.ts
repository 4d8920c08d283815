import type { City } from "../../../../contract/place";
import { cityTime, formatMinutes } from "../../../../rules/city-time";
import { dateText } from "../../../../rules/date-words";
import type { Visit } from "../../../../server/visitor/visit";
import { orderedCart } from "../../../cart/view/cart-view.server";
import { sharesOf } from "../../../cart/group-order/shares.server";
import { cardOf, whereWords } from "../../../orders/tracking/order-words.server";
import type { WholeOrder } from "../../../orders/tracking/own-order.server";
import { requisites } from "../../../shared/web/words/requisites.server";
import type { ReceiptView } from "../profile.view";

export async function receiptView(visit: Visit, city: City, order: WholeOrder): Promise<ReceiptView> {
  const isDelivery = order.order_type === "delivery";
  const { lines, receipt, total } = await orderedCart(visit, order.cart, isDelivery, order.currency);
  const number = String(order.order_id);
  const { shop, delivery_address } = order;
  const seller = shop?.company_name ? shop : delivery_address;
  const company = [seller?.company_name, ...requisites(city, seller, visit.t)].filter(Boolean).join(", ");
  return {
    title: `${visit.t("profile:receipt.title", { number })} · ${visit.settings.name}`,
    number,
    at: order.created_at ? dateAndTime(visit, city, order.created_at) : undefined,
    back: visit.path(visit.session?.signed_in ? "profile?tab=orders" : `order/${number}/tracking`),
    company: [company, shop?.address.street ?? delivery_address?.shop_address ?? ""].filter(Boolean),
    lines: lines.map(({ line_key, name, note, price, count, total }) => ({
      key: line_key,
      name,
      note,
      price,
      count,
      total,
    })),
    receipt,
    total,
    shares: sharesOf(visit, city, order.order_id),
    isDelivery,
    place: whereWords(visit, city, order),
    paid: cardOf(visit, city, order).payment,
    contacts: [city.phone ?? visit.settings.default_phone, city.email ?? visit.settings.emails.feedback].join(", "),
  };
}

function dateAndTime({ language }: Visit, city: City, at: number): string {
  const { date, minute } = cityTime(at, city);
  return `${dateText(date, language, { day: "numeric", month: "long", year: "numeric" })}, ${formatMinutes(minute)}`;
}
