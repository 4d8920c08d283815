import type { Interval, IntervalDate } from "../../../contract/order";
import type { City, Shop } from "../../../contract/place";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { cityTime, DAY_MINUTES, formatMinutes, isDate } from "../../../rules/city-time";
import { dateText } from "../../../rules/date-words";
import { dayName } from "../../../rules/day-name";
import { keptInterval } from "../../../rules/intervals";
import { latePickup, type Schedule } from "../../../rules/schedule";
import type { Translate } from "../../../locales";
import { isPlaceStopped } from "../place/shops/chosen-shop.server";
import type { Slot } from "../../shared/ui/fields/Slots";
import type { TimeChoice } from "./chosen-time.server";
import { dayFrom, dayTimes } from "./day-times.server";
import { dayWithin, dayWords } from "./day-words.server";
import { laterSentence, placeReadiness } from "./readiness.server";
import { ASAP, type WhenView } from "./time-slots.view";
import { shopViews } from "../place/shops/shop-list.server";

type Asked = TimeChoice & {
  /** The day to show; by default that of the chosen time, or today. */
  date?: string;
};

/**
 * The slots of a day, and "as soon as possible" if an order can be made now; it is the default. Otherwise nothing is
 * chosen before the visitor does it, and a chosen time is never replaced by another one.
 */
export async function whenView(
  visit: Visit,
  city: City,
  shop: Shop | undefined,
  { chosen: wanted, lost, date: asked }: Asked,
): Promise<WhenView> {
  const { t } = visit;
  const schedule = shop?.schedule ?? city.schedule;
  const asked_at = visit.now();
  if (await isPlaceStopped(visit)) return { asked_at, slots: [], message: stoppedWords(t, city, shop) };
  try {
    const { date, isToday, intervals, own, dates, message } = await dayTimes(visit, city, asked ?? wanted?.date);
    const [ready, order_type] = await Promise.all([placeReadiness(visit, own), visit.orderType()]);
    const asap = isToday && ready.isNow ? [await asapSlot(visit, date)] : [];
    const slots = [...asap.map(({ slot }) => slot), ...intervals.map((interval) => slotOf(visit, city, interval))];
    const kept = keptInterval(wanted?.id, intervals)?.id;
    const chosen = wanted ? kept : lost ? undefined : asap[0]?.slot.value;
    const isLost = wanted?.title && !kept && dayFrom(visit, city, wanted.date) === date;
    const free = keptInterval(intervals.find(({ disabled }) => !disabled)?.id, intervals);
    return {
      asked_at,
      dates: dates.map((day) => ({
        value: day.date_string,
        label: dayLabel(visit, city, day),
        current: day.date_string === date,
      })),
      slots,
      chosen,
      lost: isLost ? wanted.title : lost?.title,
      ...(free
        ? isToday &&
          !ready.isNow && {
            message: await laterSentence(visit, ready),
            next: kept ? undefined : await proposal(visit, date, free),
          }
        : asap.length === 0 && {
            message:
              message ||
              t(slots.length ? `checkout:full.${order_type}` : isToday ? "checkout:notToday" : "checkout:notThatDay"),
            next: await nextSlot(
              visit,
              dates.map(({ date_string }) => date_string),
              date,
            ),
            collect: isToday && order_type === "delivery" ? await collectToday(visit, city) : undefined,
          }),
      late: order_type === "takeaway" ? lateSlots(visit, city, schedule, intervals, asap[0]) : undefined,
    };
  } catch (error) {
    const failure = asFailure(error);
    return {
      slots: [],
      message: failure.upstreamMessage ?? t("checkout:timesFailed"),
    };
  }
}

function stoppedWords(t: Translate, city: City, shop: Shop | undefined): string {
  return city.type === "stop" ? city.alert || t("cart:go.city_stopped") : shop?.alert || t("place:shop.stopped");
}

/** The number of further days that are searched for a free slot. Each needs an upstream call. */
const DAYS_AHEAD = 3;

/** The first free slot after a day. Undefined if the call fails; the visitor can still choose a day. */
async function nextSlot(visit: Visit, dates: readonly string[], date: string): Promise<WhenView["next"]> {
  try {
    for (const day of dates.filter((one) => one > date && isDate(one)).slice(0, DAYS_AHEAD)) {
      const { intervals } = await visit.upstream.intervals({ date: day });
      const free = intervals.find(({ disabled }) => !disabled);
      if (free) return await proposal(visit, day, free);
    }
  } catch (error) {
    asFailure(error);
  }
  return undefined;
}

/** A button that chooses a time in one press, and names its day if that is not today. */
async function proposal(visit: Visit, date: string, slot: Interval): Promise<WhenView["next"]> {
  const [city, order_type] = await Promise.all([visit.city(), visit.orderType()]);
  const day = dayOfSlot(visit, city, slot);
  const words = day
    ? visit.t(`when:submitOn.${order_type}`, { day, time: slot.title })
    : visit.t(`when:submitAt.${order_type}`, { time: slot.title });
  return { value: `${date} ${slot.id}`, words };
}

/** The day of a slot within a line. Undefined today. */
function dayOfSlot(visit: Visit, city: City, { start_timestamp }: Interval): string | undefined {
  const start = cityTime(start_timestamp, city);
  return dayName(start, cityTime(visit.now(), city)) === "today" ? undefined : dayWithin(visit, start, city);
}

/** The slots that begin shortly before the shop closes, and the message about them. */
function lateSlots(
  visit: Visit,
  city: City,
  schedule: Schedule | null | undefined,
  intervals: readonly Interval[],
  asap: AsapSlot | undefined,
): WhenView["late"] {
  if (!schedule) return undefined;
  const minutes = visit.settings.late_pickup_minutes;
  const closingOf = (moment: number) => latePickup(schedule, cityTime(moment, city), minutes);
  const starts = [
    ...(asap ? [{ id: ASAP, start: visit.now() + asap.minutes * 60_000 }] : []),
    ...intervals.map(({ id, start_timestamp }) => ({ id, start: start_timestamp })),
  ];
  const late = starts.flatMap(({ id, start }) => {
    const closes = closingOf(start);
    return closes === undefined ? [] : [{ id, closes }];
  });
  const [one] = late;
  if (!one) return undefined;
  const time = formatMinutes(one.closes);
  return { values: late.map(({ id }) => id), words: visit.t("when:late", { time }) };
}

export function dateIn({ url }: Pick<Request, "url">): string | undefined {
  const requested = new URL(url).searchParams.get("date");
  return requested && isDate(requested) ? requested : undefined;
}

type AsapSlot = { slot: Slot; minutes: number };

async function asapSlot(visit: Visit, date: string): Promise<AsapSlot> {
  const title = visit.t("checkout:asap");
  try {
    const { cooking_time, delivery_time } = await visit.upstream.timeSettings({ date, ...(await visit.priceScope()) });
    const minutes = (cooking_time ?? 0) + ((await visit.orderType()) === "delivery" ? (delivery_time ?? 0) : 0);
    const note = minutes ? visit.t("common:minutes", { from: minutes, to: minutes + 10 }) : undefined;
    return { slot: { value: ASAP, title, note }, minutes };
  } catch (error) {
    asFailure(error);
    return { slot: { value: ASAP, title }, minutes: 0 };
  }
}

/** Splits "19:00–19:30" into start and end. */
function slotOf(visit: Visit, city: City, interval: Interval): Slot {
  const { id, title, disabled } = interval;
  const [from = title, to] = title.split(/\s*[–-]\s*/);
  const taken = disabled ? { taken: visit.t("checkout:taken") } : {};
  return { value: id, title: from, to, day: dayOfSlot(visit, city, interval), ...taken };
}

/** For example "Сегодня", "Завтра", then "пн, 23", so that a week fits into two rows on a phone. */
function dayLabel(visit: Visit, city: City, { date_string, formatted_string }: IntervalDate): string {
  if (!isDate(date_string)) return formatted_string;
  if (dayName({ date: date_string }, cityTime(visit.now(), city)) !== "date")
    return dayWords(visit, { date: date_string }, city);
  const weekday = dateText(date_string, visit.language, { weekday: "short" });
  return visit.t("checkout:weekday", { weekday, day: Number(date_string.slice(8)) });
}

/** Ready times are rounded up to this step. */
const STEP_MINUTES = 5;

/**
 * Offers takeaway if a delivery is no longer possible today: the shop that takes orders now, the nearest to the address
 * if that is known, and its ready time. Undefined if there is none or the calls fail.
 */
async function collectToday(visit: Visit, city: City): Promise<WhenView["collect"]> {
  if (!city.order_types.takeaway) return undefined;
  const now = cityTime(visit.now(), city);
  try {
    for (const { id, later, street, distance } of await shopViews(visit, city)) {
      if (later) continue;
      const where = { city_id: city.id, order_type: "takeaway", shop_id: id } as const;
      const { cooking_time } = await visit.upstream.timeSettings({ date: now.date, ...where });
      const ready = Math.ceil((now.minute + (cooking_time ?? 0)) / STEP_MINUTES) * STEP_MINUTES;
      const isToday = ready < DAY_MINUTES && dayName({ date: now.date, minute: ready }, now) === "today";
      const words = cooking_time
        ? visit.t(isToday ? "when:todayAt" : "when:soonAt", { time: formatMinutes(ready) })
        : visit.t(isToday ? "when:today" : "when:soonest");
      return { shop_id: id, words, note: [street, distance].filter(Boolean).join(" · ") };
    }
  } catch (error) {
    asFailure(error);
  }
  return undefined;
}
