import type { Visit } from "../../../../server/visitor/visit";
import type { Language } from "../../../../rules/languages";
import type { Translate } from "../../../../locales";
import { addDays, DAY_MINUTES, formatMinutes, type CityTime } from "../../../../rules/city-time";
import { dateText } from "../../../../rules/date-words";
import { dayName } from "../../../../rules/day-name";
import type { Readiness } from "../../../../rules/readiness";
import {
  dayHours,
  hasHours,
  isOpen,
  minutesToClosing,
  nextOpening,
  nextOrders,
  workingPeriods,
  type Period,
  type Schedule,
} from "../../../../rules/schedule";
import type { WeekView } from "../place.view";

/**
 * From this many minutes before closing on, the minutes left are shown (docs/specification/rules-and-calls.md#numbers).
 */
const CLOSES_SOON_MINUTES = 59;

export function closesSoon(schedule: Schedule, time: CityTime): boolean {
  return isOpen(schedule, time) && (minutesToClosing(schedule, time) ?? Infinity) <= CLOSES_SOON_MINUTES;
}

/** The closing or opening time as text; empty if the hours are unknown. */
export function hoursNow(t: Translate, language: Language, schedule: Schedule, time: CityTime): string {
  if (isOpen(schedule, time)) {
    const left = minutesToClosing(schedule, time) ?? 0;
    if (left <= CLOSES_SOON_MINUTES) return t("place:shop.closesIn", { count: left });
    const { opensAt, closesAt } = dayHours(schedule, time) ?? { opensAt: 0, closesAt: 0 };
    return closesAt - opensAt >= DAY_MINUTES || left >= DAY_MINUTES
      ? t("place:shop.always")
      : t("place:shop.openUntil", { time: formatMinutes(time.minute + left) });
  }
  const opening = openingWords(language, nextOpening(schedule, time), time);
  return opening ? t(`place:shop.opens${opening.when}`, opening) : hasHours(schedule) ? t("place:shop.closed") : "";
}

/** The label of the button that chooses a shop. If no order is made now, it names the first time. */
export function chooseWords({ t, language }: Visit, ready: Readiness, time: CityTime): string {
  const opening = ready.isNow ? undefined : openingWords(language, ready.first, time);
  if (!opening) return t("place:shop.choose");
  return t(opening.when === "Today" ? "place:shop.collectToday" : `place:shop.choose${opening.when}`, opening);
}

/** The time from which a shop that makes no order now hands them out. Undefined if it is not known. */
export function collectWords({ t, language }: Visit, ready: Readiness, time: CityTime): string | undefined {
  const opening = ready.isNow ? undefined : openingWords(language, ready.first, time);
  return opening && t(`place:shop.collect${opening.when}`, opening);
}

/**
 * Why no order is made at once, such as "Closed, opens at 10:00" or "Takes orders from 16:00"; in an open place without
 * a free slot, when the next one is. Undefined if one is made, and if the place is stopped.
 */
export function laterNote(
  t: Translate,
  language: Language,
  schedule: Schedule | null | undefined,
  time: CityTime,
  ready: Readiness,
): string | undefined {
  if (ready.isNow || !schedule) return undefined;
  if (ready.why === "closed") return hoursNow(t, language, schedule, time);
  if (ready.why === "stopped") return undefined;
  if (ready.why === "full" || ready.why === "none") {
    const free = openingWords(language, ready.first, time);
    return free ? t(`place:shop.next${free.when}`, free) : t("place:shop.anotherDay");
  }
  const opening = openingWords(language, nextOrders(schedule, time), time);
  return opening && t(`place:shop.orders${opening.when}`, opening);
}

/** The parts of a sentence about a moment ahead. On the same day the time is sufficient, at night too. */
function openingWords(language: Language, next: Pick<CityTime, "date" | "minute"> | undefined, time: CityTime) {
  if (!next) return undefined;
  const isSameDay = next.date === time.date;
  const when = isSameDay ? "Today" : dayName(next, time) === "tomorrow" ? "Tomorrow" : "On";
  return { when, day: openingDay(language, next.date, time.date), time: formatMinutes(next.minute) } as const;
}

/** The weekday; with the date if another day of that name comes first. */
function openingDay(language: Language, date: string, today: string): string {
  if (date < addDays(today, 7)) return weekdayName(language, date);
  return dateText(date, language, { weekday: "short", day: "numeric", month: "short" });
}

/** The usual week, then the dates among the next seven that have special hours. */
export function week(t: Translate, language: Language, schedule: Schedule, time: CityTime): WeekView {
  if (!schedule.default) return [];
  const usual = { default: schedule.default };
  const hoursOf = (hours: Schedule, date: string) => periodsText(t, workingPeriods(hours, date));
  const isSpecial = (date: string) =>
    Boolean(schedule.custom?.[date]) && hoursOf(schedule, date) !== hoursOf(usual, date);
  const rows: { first: string; last: string; hours: string; today: boolean }[] = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    const date = addDays(time.date, weekday - time.weekday);
    const hours = hoursOf(usual, date);
    const today = date === time.date && !isSpecial(date);
    const before = rows.at(-1);
    if (before?.hours === hours) Object.assign(before, { last: date, today: before.today || today });
    else rows.push({ first: date, last: date, hours, today });
  }
  const special = Array.from({ length: 7 }, (_, ahead) => addDays(time.date, ahead)).filter(isSpecial);
  return [
    ...rows.map(({ first, last, hours, today }) => ({ days: daysText(t, language, first, last), hours, today })),
    ...special.map((date) => ({
      days: dateText(date, language, { day: "numeric", month: "short" }),
      hours: hoursOf(schedule, date),
      today: date === time.date,
    })),
  ];
}

function daysText(t: Translate, language: Language, first: string, last: string): string {
  if (first === last) return weekdayName(language, first);
  return addDays(first, 6) === last
    ? t("place:shop.daily")
    : `${weekdayName(language, first)}–${weekdayName(language, last)}`;
}

function periodsText(t: Translate, periods: readonly Period[]): string {
  if (periods.length === 0) return t("place:shop.dayOff");
  if (periods.some(({ from, to }) => to - from >= DAY_MINUTES)) return t("place:shop.roundTheClock");
  return periods.map(({ from, to }) => `${formatMinutes(from)}–${formatMinutes(to)}`).join(", ");
}

function weekdayName(language: Language, date: string): string {
  return dateText(date, language, { weekday: "short" });
}
