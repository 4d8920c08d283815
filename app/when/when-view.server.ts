import type { Interval, IntervalDate } from "../../contract/order";
import type { City, Shop } from "../../contract/place";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { cityTime, isDate, type CityTime } from "../../rules/city-time";
import { dateText } from "../../rules/date-words";
import { keptInterval } from "../../rules/intervals";
import { orderPeriods, currentWorkingDay, type Schedule } from "../../rules/schedule";
import type { Slot } from "../ui/Slots";
import { workingDate, type TimeChoice } from "./chosen-time.server";
import { ASAP, type WhenView } from "./when.view";

/** The number of visible slots: two rows of four. */
const IN_SIGHT = 8;

type Asked = TimeChoice & {
  /** The day to show; without one, that of the chosen time or today. */
  date?: string;
  /** No slot is put behind "more". */
  all?: boolean;
};

/**
 * The slots of a day, and "as soon as possible". Who has not chosen anything yet is offered the first of today; nobody gets another time
 * than the one that they chose.
 */
export async function whenView(
  visit: Visit,
  city: City,
  shop: Shop | undefined,
  { chosen: wanted, lost, date: asked, all = false }: Asked,
): Promise<WhenView> {
  const { t } = visit;
  const now = cityTime(visit.now(), city.timezone);
  const schedule = shop?.schedule ?? city.schedule;
  const today = workingDate(schedule, visit.now(), city.timezone);
  const date = asked ?? wanted?.date ?? today;
  try {
    const { intervals, dates, date_today, message } = await visit.upstream.intervals({ date });
    const isToday = date === date_today;
    const asap = isToday && shop?.type !== "stop" && takesOrders(schedule, now) ? [await asapSlot(visit, today)] : [];
    const slots = [...asap, ...intervals.map((interval) => slotOf(interval, t("checkout:taken")))];
    const first = isToday && !lost ? (asap[0]?.value ?? intervals.find(({ disabled }) => !disabled)?.id) : undefined;
    const kept = keptInterval(wanted?.id, intervals)?.id;
    const chosen = wanted ? kept : first;
    const isLost = wanted?.title && !kept && wanted.date === date;
    const order_type = await visit.orderType();
    return {
      dates: dates.map((day) => ({
        value: day.date_string,
        label: dayLabel(visit, day),
        current: day.date_string === date,
      })),
      ...(all ? { slots, later: [] } : inSight(slots, chosen)),
      chosen,
      lost: isLost ? wanted.title : lost?.title,
      message: slots.some(({ taken }) => taken === undefined)
        ? undefined
        : message ||
          t(slots.length ? `checkout:full.${order_type}` : isToday ? "checkout:notToday" : "checkout:notThatDay"),
    };
  } catch (error) {
    const failure = asFailure(error);
    return {
      slots: [],
      later: [],
      message: failure.kind === "refused" && failure.said ? failure.said : t("checkout:timesFailed"),
    };
  }
}

/** The day that an address asks for, if it is one. */
export function dateIn({ url }: Pick<Request, "url">): string | undefined {
  const asked = new URL(url).searchParams.get("date");
  return asked && isDate(asked) ? asked : undefined;
}

/** Whether "as soon as possible" is offered; the upstream decides when the order is placed. */
function takesOrders(schedule: Schedule | null | undefined, now: CityTime): boolean {
  if (!schedule) return true;
  const { date, minute } = currentWorkingDay(schedule, now);
  return orderPeriods(schedule, date).some(({ from, to }) => from <= minute && minute < to);
}

async function asapSlot(visit: Visit, date: string): Promise<Slot> {
  const title = visit.t("checkout:asap");
  try {
    const { cooking_time, delivery_time } = await visit.upstream.timeSettings({ date, ...(await visit.priceScope()) });
    const minutes = (cooking_time ?? 0) + ((await visit.orderType()) === "delivery" ? (delivery_time ?? 0) : 0);
    return {
      value: ASAP,
      title,
      note: minutes ? visit.t("checkout:minutes", { from: minutes, to: minutes + 10 }) : undefined,
    };
  } catch (error) {
    asFailure(error);
    return { value: ASAP, title };
  }
}

/** "19:00–19:30" as two lines: start and end. */
function slotOf({ id, title, disabled }: Interval, taken: string): Slot {
  const [from = title, to] = title.split(/\s*[–-]\s*/);
  return { value: id, title: from, to, ...(disabled ? { taken } : {}) };
}

function inSight(slots: Slot[], chosen: string | undefined): Pick<WhenView, "slots" | "later"> {
  const isLater = slots.findIndex(({ value }) => value === chosen) >= IN_SIGHT;
  return slots.length <= IN_SIGHT + 2 || isLater
    ? { slots, later: [] }
    : { slots: slots.slice(0, IN_SIGHT), later: slots.slice(IN_SIGHT) };
}

/** "Сегодня", "Завтра", then "пн, 23": a week fits into two rows on a phone. */
function dayLabel(
  { t, language }: Visit,
  { is_today, is_tomorrow, date_string, formatted_string }: IntervalDate,
): string {
  if (is_today) return t("checkout:today");
  if (is_tomorrow) return t("checkout:tomorrow");
  if (!isDate(date_string)) return formatted_string;
  const weekday = dateText(date_string, language, { weekday: "short" });
  return t("checkout:weekday", { weekday, day: Number(date_string.slice(8)) });
}
