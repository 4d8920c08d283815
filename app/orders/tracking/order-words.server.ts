import { picturePath } from "../../../server/upstream/pictures";
import type { City } from "../../../contract/place";
import type { Visit } from "../../../server/visitor/visit";
import { cityTime, formatMinutes } from "../../../rules/city-time";
import { dateText } from "../../../rules/date-words";
import { needsNoDay } from "../../../rules/day-name";
import { formatPrice, toMinor } from "../../../rules/money";
import {
  isFinal,
  isOrderStatus,
  orderProgress,
  orderSteps,
  type OrderStep,
  type OrderType,
  type StepState,
} from "../../../rules/order";
import { doorLine } from "../../fulfilment/place/address/door-words.server";
import type { IconName } from "../../shared/ui/icons/Icon";
import type { Step } from "../../shared/ui/layout/Steps";
import type { OwnOrder, WholeOrder } from "./own-order.server";
import type { OrderCardView } from "./tracking.view";

const icons: Record<OrderStep, IconName> = { accepted: "check", cooking: "chef-hat", sent: "bike", done: "house" };

/** The icon of an order's status. */
export function iconOf({ status: { alias } }: Pick<OwnOrder, "status">): IconName {
  if (!isOrderStatus(alias)) return "clock";
  return alias === "canceled" ? "x" : icons[alias];
}

/** A time of the city's clock, with its date unless that is plain. `at` is in Unix milliseconds. */
export function clock(visit: Visit, city: City, at: number): string {
  const { date, minute } = cityTime(at, city);
  const time = formatMinutes(minute);
  if (needsNoDay({ date, minute }, cityTime(visit.now(), city))) return time;
  const day = dateText(date, visit.language, { day: "numeric", month: "long" });
  return visit.t("tracking:onDay", { day, time });
}

/** A time of the city's clock to the second, for a page that refreshes every few seconds. */
export function clockWithSeconds(city: City, at: number): string {
  const { minute } = cityTime(at, city);
  return `${formatMinutes(minute)}:${String(Math.floor(at / 1_000) % 60).padStart(2, "0")}`;
}

/** The expected time; undefined if it is unknown or past. */
export function expected(visit: Visit, city: City, { expected_at }: Pick<OwnOrder, "expected_at">): string | undefined {
  return expected_at && expected_at > visit.now() ? clock(visit, city, expected_at) : undefined;
}

export function headline(
  visit: Visit,
  city: City,
  order: Pick<OwnOrder, "status" | "order_type" | "expected_at">,
): string {
  const { t } = visit;
  const { alias } = order.status;
  const { order_type } = order;
  if (alias === "done") return t(`tracking:done.${order_type}`);
  if (alias === "canceled") return t("tracking:canceled");
  if (alias === "waiting_for_payment") return t("tracking:waiting");
  const { now, when } = nowAndWhen(visit, city, order);
  if (isNamed(alias)) return `${now} ${when}`;
  return when ? `${now.replace(/[\s.]+$/, "")}. ${when}` : now;
}

/** The state of an active order, and when the food is there; of a chain's own status only if the time is known. */
export function nowAndWhen(
  visit: Visit,
  city: City,
  order: Pick<OwnOrder, "status" | "order_type" | "expected_at">,
): { now: string; when?: string } {
  const { t } = visit;
  const { status, order_type } = order;
  const time = expected(visit, city, order);
  const when = time && t(`tracking:expected.${order_type}`, { time });
  if (!isNamed(status.alias)) return { now: status.name, when };
  return { now: t(`tracking:now.${status.alias}`), when: when ?? t(`tracking:soon.${order_type}`) };
}

const isNamed = (alias: string) => alias === "accepted" || alias === "cooking" || alias === "sent";

/** The state and the expected time, short enough for a browser tab. */
export function tabWords(
  visit: Visit,
  city: City,
  order: Pick<OwnOrder, "status" | "order_type" | "expected_at">,
): string {
  const { alias, name } = order.status;
  if (alias === "waiting_for_payment") return visit.t("tracking:waiting");
  const state = isOrderStatus(alias) ? stepTitle(visit, alias, order.order_type) : name.replace(/[\s.]+$/, "");
  const time = isFinal(alias) ? undefined : expected(visit, city, order);
  return time ? `${state} · ${time}` : state;
}

const stepTitle = ({ t }: Visit, step: OrderStep | "canceled", order_type: OrderType): string =>
  step === "done" ? t(`tracking:steps.done_${order_type}`) : t(`tracking:steps.${step}`);

/** The chain's description of a status of its own. For standard statuses the headline is sufficient. */
export function statusNote({ status: { alias, description } }: OwnOrder): string | undefined {
  const isKnown = isOrderStatus(alias) || alias === "waiting_for_payment";
  return isKnown ? undefined : description?.trim() || undefined;
}

/** The delivery address with its door, or the shop with its directions. */
export function whereWords(
  visit: Visit,
  { country }: Pick<City, "country">,
  { order_type, delivery_address, shop }: Pick<OwnOrder, "order_type" | "delivery_address" | "shop">,
): string {
  if (order_type === "takeaway") return shop ? `${shop.address.street}. ${shop.address.description || shop.name}` : "";
  if (!delivery_address) return "";
  return [delivery_address.address, doorLine(visit, country.code, delivery_address)].filter(Boolean).join(", ");
}

/** The heading above the dishes, which depends on the status. */
export function contentsTitle({ t }: Visit, { status: { alias }, order_type }: OwnOrder): string {
  if (alias === "waiting_for_payment" || alias === "accepted") return t("tracking:contents.ahead");
  if (alias === "cooking") return t("tracking:contents.cooking");
  return alias === "sent" && order_type === "delivery" ? t("tracking:contents.sent") : t("tracking:contents.was");
}

/** The steps of the order, with the times at which they began. A canceled order has only the steps that it reached. */
export function stepsOf(visit: Visit, city: City, { status, order_type, history }: OwnOrder): Step[] {
  const { t } = visit;
  const began = new Map((history ?? []).map(({ alias, at }) => [alias, at]));
  const timeOf = (alias: string) => {
    const at = began.get(alias);
    return at === undefined ? {} : { time: clock(visit, city, at) };
  };
  const titleOf = (step: OrderStep | "canceled") => stepTitle(visit, step, order_type);
  if (status.alias === "canceled") {
    const reached = orderSteps(order_type).filter((step) => began.has(step));
    if (reached.length === 0) return [];
    return [
      ...reached.map((step) => ({
        title: titleOf(step),
        state: "done" as const,
        words: t("tracking:state.done"),
        ...timeOf(step),
      })),
      {
        title: titleOf("canceled"),
        state: "ended",
        words: t("tracking:state.now"),
        icon: "x",
        ...timeOf("canceled"),
      },
    ];
  }
  return progress(status.alias, order_type, began).map(({ step, state }) => ({
    title: titleOf(step),
    state: state === "ahead" ? "next" : state,
    words: t(`tracking:state.${state}`),
    icon: icons[step],
    ...(state === "ahead" ? {} : timeOf(step)),
  }));
}

/** For a status of the chain's own, the steps that have begun count as done. */
function progress(alias: string, order_type: OrderType, began: ReadonlyMap<string, number>): StepState[] {
  const steps = orderProgress(alias, order_type);
  if (isOrderStatus(alias)) return steps;
  return steps.map(({ step, state }) => ({ step, state: began.has(step) ? "done" : state }));
}

/** The total of an order in its own currency, or else in the city's. */
export function totalOf(visit: Visit, city: City, { cart, currency }: Pick<WholeOrder, "cart" | "currency">): string {
  const here = visit.priceFormat(city);
  return formatPrice(toMinor(cart.prices.total), { ...here, currency: currency ?? here.currency });
}

export function cardOf(visit: Visit, city: City, order: WholeOrder): OrderCardView {
  const { t } = visit;
  const { cart, payment_type, payment_state, cash } = order;
  const currency = order.currency ?? visit.priceFormat(city).currency;
  const lines = Object.values(cart.products).filter(({ count }) => count > 0);
  const paid =
    payment_type === "card" || payment_type === "cash"
      ? t(`tracking:payment.${payment_type}`)
      : payment_state === "paid" || payment_state === "held"
        ? t("tracking:payment.paid")
        : "";
  const change =
    payment_type === "cash" && cash
      ? t("tracking:payment.change", { sum: formatPrice(toMinor(cash), { currency }) })
      : "";
  return {
    pictures: lines.flatMap(({ images }) => picturePath(images?.small) ?? []).slice(0, 3),
    count: t("tracking:dishes", { count: lines.reduce((sum, { count }) => sum + count, 0) }),
    payment: [paid, change].filter(Boolean).join(", "),
    total: totalOf(visit, city, order),
  };
}
