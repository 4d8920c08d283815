import type { ListedOrder } from "../../../../contract/order";
import type { City } from "../../../../contract/place";
import { cityPath } from "../../../../rules/city-alias";
import { addDays, cityTime, formatMinutes } from "../../../../rules/city-time";
import { dateText } from "../../../../rules/date-words";
import { canCancel, canRepeat, isFinal, isTracked, refundOf, type OrderType } from "../../../../rules/order";
import { picturePath } from "../../../../server/upstream/pictures";
import { asFailure } from "../../../../server/upstream/failure";
import { aliasOfCity } from "../../../../server/visitor/city";
import type { Visit } from "../../../../server/visitor/visit";
import { linesInOrder } from "../../../cart/view/cart-sums.server";
import { orderedCart } from "../../../cart/view/cart-view.server";
import { cityOfAddress } from "../../../../rules/address";
import { withRoom } from "../../../fulfilment/place/address/door-words.server";
import { clock, totalOf } from "../../../orders/tracking/order-words.server";
import { typeOfOrder } from "../../../orders/tracking/own-order.server";
import { noteStates, orderNews } from "../../../orders/tracking/active-order/active-order.server";
import type { OrderNews } from "../../../shared/web/context/order-news";
import { productName } from "../../../shared/web/words/product-words.server";
import type { IconName } from "../../../shared/ui/icons/icon-names";
import { ofCustomer, type OnFailure } from "../customer.server";
import type { OrdersView, PastOrder } from "../profile.view";
import { readId } from "../../../../rules/digits";

const MAX_PAGE = 1_000;

/**
 * A page of the customer's orders. The upstream decides the page size, so the next page is loaded to find out whether
 * it exists. Undefined after a failure, which is passed to `failed`.
 */
export async function ordersView(visit: Visit, failed: OnFailure): Promise<OrdersView | undefined> {
  const { searchParams } = new URL(visit.request.url);
  const page = pageOf(searchParams.get("page"));
  const [city, listed, next] = await Promise.all([
    visit.city(),
    visit.session && ofCustomer(visit, visit.upstream.orders({ page }), failed),
    visit.session && page < MAX_PAGE ? ofCustomer(visit, visit.upstream.orders({ page: page + 1 })) : undefined,
  ]);
  if (!listed) return undefined;
  noteStates(visit, listed.orders);
  const at = (number: number) => visit.path(`profile?tab=orders${number > 1 ? `&page=${number}` : ""}`);
  const opened = searchParams.get("open");
  const rows = await Promise.all(
    listed.orders.map(async (order) => ({
      day: dayWords(visit, city, order),
      order: await pastOrder(visit, city, order, { here: at(page), opened: opened === String(order.order_id) }),
    })),
  );
  return {
    page,
    days: byDay(rows),
    here: at(page),
    newer: page > 1 ? at(page - 1) : undefined,
    older: next && next.orders.length > 0 ? at(page + 1) : undefined,
    isActive: listed.orders.some(({ status }) => isTracked(status?.alias ?? "")),
    updated_at: formatMinutes(cityTime(visit.now(), city).minute),
    menu: visit.path(),
    news: await newsOf(visit, listed.orders),
  };
}

/** An order without a status, or with one that no page tracks, has no line. */
const newsOf = (visit: Visit, orders: ListedOrder[]): Promise<OrderNews[]> =>
  Promise.all(
    orders.flatMap(({ status, ...order }) =>
      status
        ? isTracked(status.alias)
          ? orderNews(visit, { ...order, status, order_type: typeOfOrder({ status, ...order }) })
          : { order: order.order_id, status: status.alias }
        : [],
    ),
  );

function pageOf(text: string | null): number {
  const page = readId(text) ?? 1;
  return page <= MAX_PAGE ? page : 1;
}

function byDay(rows: { day: string; order: PastOrder }[]): OrdersView["days"] {
  const days: OrdersView["days"] = [];
  for (const { day, order } of rows) {
    const last = days.at(-1);
    if (last?.day === day) last.orders.push(order);
    else days.push({ day, orders: [order] });
  }
  return days;
}

/**
 * The day's heading: "Today", "Yesterday, 21 November" or "14 November"; with the year if it is not the current one.
 */
function dayWords(visit: Visit, city: City, order: ListedOrder): string {
  const { t, language } = visit;
  const at = orderedAt(order);
  if (at === undefined) return t("profile:orders.undated");
  const today = cityTime(visit.now(), city).date;
  const { date } = cityTime(at, city);
  if (date === today) return t("profile:orders.today");
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const words = dateText(date, language, { day: "numeric", month: "long", ...(isThisYear ? {} : { year: "numeric" }) });
  return date === addDays(today, -1) ? t("profile:orders.yesterday", { date: words }) : words;
}

type Shown = { here: string; opened: boolean };

async function pastOrder(visit: Visit, city: City, listed: ListedOrder, { here, opened }: Shown): Promise<PastOrder> {
  const { t } = visit;
  const order = listed.cart || !opened ? listed : await withContents(visit, listed);
  const number = String(order.order_id);
  const alias = order.status?.alias ?? "";
  const order_type = typeOfOrder(order);
  const lines = order.cart ? linesInOrder(order.cart) : [];
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const page = await pagesOf(visit, city, order);
  const separator = here.includes("?") ? "&" : "?";
  return {
    number,
    pictures: lines.flatMap(({ images }) => picturePath(images?.small) ?? []).slice(0, 3),
    title: titleOf(visit, lines, count, number),
    named: namedBy(visit, city, order, count > 0),
    kind: t(`common:${order_type}`),
    place: await placeWords(visit, order, order_type),
    total: order.cart ? totalOf(visit, city, { cart: order.cart, currency: order.currency }) : undefined,
    ...stateOf(visit, city, order, order_type),
    open: opened,
    contents: order.cart ? await orderedCart(visit, order.cart, order_type === "delivery", order.currency) : undefined,
    contents_at: `${here}${separator}open=${number}#order-${number}`,
    contents_down: opened && !order.cart,
    track: isTracked(alias) ? page("tracking") : undefined,
    pay: alias === "waiting_for_payment" ? page("pay") : undefined,
    cancel: canCancel(alias) ? page("cancel") : undefined,
    receipt: isFinal(alias) && alias !== "canceled" ? page("receipt") : undefined,
    repeat: canRepeat(alias) && visit.offers("repeated orders") ? page("repeat") : undefined,
  };
}

async function withContents(visit: Visit, listed: ListedOrder): Promise<ListedOrder> {
  const detailed = await ofCustomer(visit, visit.upstream.order({ id: listed.order_id }));
  return detailed ? { ...listed, cart: detailed.order.cart } : listed;
}

type Page = "tracking" | "pay" | "cancel" | "receipt" | "repeat";

/** Builds paths of an order's pages, which are in the order's city. */
async function pagesOf(visit: Visit, city: City, { city_id, order_id }: ListedOrder): Promise<(page: Page) => string> {
  const other = city_id == null || city_id === city.id ? undefined : await otherCity(visit, city_id);
  const path = (page: string) => (other ? cityPath(other, page) : visit.path(page));
  return (page) => {
    if (page === "repeat") return path("profile?tab=orders");
    return path(page === "pay" ? `order/payment/${order_id}` : `order/${order_id}/${page}`);
  };
}

async function otherCity(visit: Visit, city_id: number): Promise<string | undefined> {
  try {
    return await aliasOfCity(visit.upstream, city_id);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** The name of a single dish, or the number of dishes. */
function titleOf({ t }: Visit, lines: { name: string; count: number }[], count: number, number: string): string {
  if (lines.length === 1 && lines[0]) return productName(lines[0].name);
  return count > 0 ? t("tracking:dishes", { count }) : t("profile:orders.number", { number });
}

/** The order number, unless it is the title already, and the time, which distinguishes orders of the same dishes. */
function namedBy({ t }: Visit, city: City, order: ListedOrder, hasTitle: boolean): string {
  const at = orderedAt(order);
  return [
    hasTitle && t("profile:orders.number", { number: order.order_id }),
    at !== undefined && formatMinutes(cityTime(at, city).minute),
  ]
    .filter(Boolean)
    .join(", ");
}

const orderedAt = ({ created_at, history }: ListedOrder) => created_at ?? history?.[0]?.at ?? undefined;

/** Where an order went; for takeaway the shop's street. */
export async function placeWords(
  visit: Visit,
  { shop, delivery_address, city_id }: ListedOrder,
  order_type: OrderType,
): Promise<string> {
  if (order_type === "takeaway") return [visit.t("common:takeaway"), shop?.address.street].filter(Boolean).join(", ");
  if (!delivery_address) return visit.t("common:delivery");
  return withRoom(visit, { ...delivery_address, city_id: cityOfAddress(delivery_address) ?? city_id });
}

/** The upstream's name of the status, with its time. */
function stateOf(
  visit: Visit,
  city: City,
  order: ListedOrder,
  order_type: OrderType,
): Pick<PastOrder, "status" | "tone" | "icon"> {
  const { t } = visit;
  const { alias = "", name: status = "" } = order.status ?? {};
  if (alias === "canceled") {
    const sum =
      refundOf(alias, order.payment_state) &&
      order.cart &&
      totalOf(visit, city, { cart: order.cart, currency: order.currency });
    return { status: sum ? t("profile:orders.refunded", { status, sum }) : status, tone: "canceled", icon: "x" };
  }
  if (alias === "done") {
    const at = order.history?.find((step) => step.alias === "done")?.at;
    const time = at == null ? undefined : formatMinutes(cityTime(at, city).minute);
    return { status: time ? t("profile:orders.finished", { status, time }) : status, tone: "good", icon: "check" };
  }
  const { expected_at } = order;
  const time = expected_at && expected_at > visit.now() ? clock(visit, city, expected_at) : undefined;
  const icon: IconName = alias === "sent" && order_type === "delivery" ? "bike" : "clock";
  return { status: time ? t("profile:orders.expected", { status, time }) : status, tone: "now", icon };
}
