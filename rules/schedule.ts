import { DAY_MINUTES, addDays, weekdayOf, type CityTime } from "./city-time";
import type { OrderType } from "./order";

/** Minutes from the city's midnight. `to` is exclusive; after midnight it is 1440 or more. */
export interface Period {
  from: number;
  to: number;
}

/** A day's hours. Empty working hours mean a day off. */
export interface DayHours {
  working_minutes?: readonly Period[] | null;
  order_minutes?: readonly Period[] | null;
}

type HoursByDay = Readonly<Record<string, DayHours>> | null;

export interface Schedule {
  /** By YYYY-MM-DD: mainly the order hours. */
  month?: HoursByDay;
  /** By weekday, 1 (Monday) to 7. */
  default?: HoursByDay;
  /** By YYYY-MM-DD; replaces the weekday's. */
  custom?: HoursByDay;
}

/**
 * The end of a night shift: before it, the previous working day may still go on
 * (docs/specification/product.md#night-shift).
 */
export const NIGHT_CUT_OFF_MINUTE = 4 * 60;
export const LAST_HOUR_MINUTES = 60;

/**
 * Returns a date's own hours, else its weekday's, else its order hours. They are sorted, and end by 04:00 of the next
 * day.
 */
export function workingPeriods(schedule: Schedule, date: string): Period[] {
  return inOrder(ownHours(schedule, date) ?? orderMinutes(schedule, date) ?? []);
}

/** A day off has none. Without order hours in the contract, they are the working hours. */
export function orderPeriods(schedule: Schedule, date: string): Period[] {
  const working = workingPeriods(schedule, date);
  return working.length > 0 ? inOrder(orderMinutes(schedule, date) ?? working) : [];
}

export interface WorkingDay {
  date: string;
  /** Minutes from that date's midnight; 1440 and more on a night shift. */
  minute: number;
  periods: Period[];
}

/**
 * Returns the current working day. Before 04:00 it is yesterday if yesterday works until 24:00 or later and today has
 * not begun (docs/specification/product.md#night-shift).
 */
export function currentWorkingDay(schedule: Schedule, time: CityTime): WorkingDay {
  const today = { date: time.date, minute: time.minute, periods: workingPeriods(schedule, time.date) };
  if (time.minute >= NIGHT_CUT_OFF_MINUTE || covers(today.periods, today.minute)) return today;
  const date = addDays(time.date, -1);
  const periods = workingPeriods(schedule, date);
  return (lastOf(periods)?.to ?? 0) >= DAY_MINUTES ? { date, minute: time.minute + DAY_MINUTES, periods } : today;
}

export function isOpen(schedule: Schedule, time: CityTime): boolean {
  const day = currentWorkingDay(schedule, time);
  return covers(day.periods, day.minute);
}

/** In minutes from the midnight of the working day. */
export function dayHours(schedule: Schedule, time: CityTime): { opensAt: number; closesAt: number } | undefined {
  const { periods } = currentWorkingDay(schedule, time);
  const [first, last] = [periods[0], lastOf(periods)];
  return first && last && { opensAt: first.from, closesAt: last.to };
}

/** A break counts as closing. If the next day begins when this one ends, as around the clock, its hours are added. */
export function minutesToClosing(schedule: Schedule, time: CityTime): number | undefined {
  return minutesToEnd(workingPeriods, schedule, time);
}

/** The same for the hours in which orders are taken. Undefined while none are. */
export function minutesToLastOrder(schedule: Schedule, time: CityTime): number | undefined {
  return minutesToEnd(orderPeriods, schedule, time);
}

type PeriodsOf = (schedule: Schedule, date: string) => Period[];

function minutesToEnd(periodsOf: PeriodsOf, schedule: Schedule, time: CityTime): number | undefined {
  const { date, minute } = currentWorkingDay(schedule, time);
  const periods = periodsOf(schedule, date);
  if (!covers(periods, minute)) return undefined;
  const end = [...periods, ...dayAfter(periodsOf(schedule, addDays(date, 1)))].reduce(
    (until, { from, to }) => (from <= until ? Math.max(until, to) : until),
    minute,
  );
  return end - minute;
}

/**
 * Returns the closing time, in minutes of the working day, if an order that is ready at `time` has at most `minutes` to
 * be collected (docs/specification/rules-and-calls.md#numbers). Undefined if there is more time, or the shop is closed
 * then.
 */
export function latePickup(schedule: Schedule, time: CityTime, minutes: number): number | undefined {
  const left = minutesToClosing(schedule, time);
  if (left === undefined || left > minutes || !isOpen(schedule, time)) return undefined;
  return currentWorkingDay(schedule, time).minute + left;
}

/** In a schedule without hours, no day counts as a day off. */
export function hasHours({ default: weekdays, custom, month }: Schedule): boolean {
  return [weekdays, custom, month].some((days) => Object.keys(days ?? {}).length > 0);
}

/** Looks two weeks ahead. */
export function nextOpening(schedule: Schedule, time: CityTime): Pick<CityTime, "date" | "minute"> | undefined {
  return nextOf(workingPeriods, schedule, time);
}

/** When orders are taken next; looks two weeks ahead. */
export function nextOrders(schedule: Schedule, time: CityTime): Pick<CityTime, "date" | "minute"> | undefined {
  return nextOf(orderPeriods, schedule, time);
}

function nextOf(periodsOf: PeriodsOf, schedule: Schedule, time: CityTime) {
  const day = currentWorkingDay(schedule, time);
  for (let ahead = 0; ahead <= 14; ahead++) {
    const date = addDays(day.date, ahead);
    const next = periodsOf(schedule, date).find(({ from }) => from + ahead * DAY_MINUTES > day.minute);
    if (next) return { date: addDays(date, Math.floor(next.from / DAY_MINUTES)), minute: next.from % DAY_MINUTES };
  }
  return undefined;
}

export function lastOrderMinute(schedule: Schedule, date: string): number | undefined {
  const last = lastOf(orderPeriods(schedule, date));
  return last && last.to - 1;
}

export interface LastHourVisit {
  last_hour: boolean;
  order_type: OrderType | undefined;
  country_code: string;
  schedule: Schedule | null | undefined;
  time: CityTime;
}

/**
 * Returns 0 outside the last work hour. It is the 60 minutes after the last order minute or, without order hours,
 * before closing. It ends when the shop closes, and is missing if order hours continue on the next day. It applies only
 * to takeaway from a chosen shop, and never in Turkey (docs/specification/product.md#last-work-hour).
 */
export function lastHourLeft({ last_hour, order_type, country_code, schedule, time }: LastHourVisit): number {
  if (!last_hour || order_type !== "takeaway" || country_code === "TR" || !schedule) return 0;
  const { date, minute, periods } = currentWorkingDay(schedule, time);
  const lastOrder = orderMinutes(schedule, date) ? lastOrderMinute(schedule, date) : undefined;
  const begins = lastOrder ?? (lastOf(periods)?.to ?? NaN) - LAST_HOUR_MINUTES;
  const goesOn = lastOrder !== undefined && covers(dayAfter(orderPeriods(schedule, addDays(date, 1))), lastOrder + 1);
  const end = Math.min(begins + LAST_HOUR_MINUTES, closingMinute(schedule, time) ?? Infinity);
  const left = end - minute;
  return !goesOn && minute >= begins && left > 0 ? left : 0;
}

/** Whether `sale_multiplicity_last_hour` replaces `sale_multiplicity`. */
export function isLastHour(visit: LastHourVisit): boolean {
  return lastHourLeft(visit) > 0;
}

/** In minutes of the working day. Undefined if only order hours exist, because the shop closes some time after them. */
function closingMinute(schedule: Schedule, time: CityTime): number | undefined {
  const { date, minute } = currentWorkingDay(schedule, time);
  if (!ownHours(schedule, date)) return undefined;
  return minute + (minutesToClosing(schedule, time) ?? 0);
}

function dayAfter(periods: readonly Period[]): Period[] {
  return periods.map(({ from, to }) => ({ from: from + DAY_MINUTES, to: to + DAY_MINUTES }));
}

function ownHours(schedule: Schedule, date: string): readonly Period[] | null | undefined {
  const { custom, month, weekday } = daysFor(schedule, date);
  return custom?.working_minutes ?? month?.working_minutes ?? weekday?.working_minutes;
}

function daysFor({ custom, month, default: weekdays }: Schedule, date: string) {
  return { custom: custom?.[date], month: month?.[date], weekday: weekdays?.[weekdayOf(date)] };
}

/** A date with working hours of its own does not use its weekday's order hours. */
function orderMinutes(schedule: Schedule, date: string): readonly Period[] | null | undefined {
  const { custom, month, weekday } = daysFor(schedule, date);
  const dated = custom?.order_minutes ?? month?.order_minutes;
  if (dated || custom?.working_minutes || month?.working_minutes) return dated;
  return weekday?.order_minutes;
}

function lastOf(periods: readonly Period[]): Period | undefined {
  return periods[periods.length - 1];
}

function covers(periods: readonly Period[], minute: number): boolean {
  return periods.some(({ from, to }) => from <= minute && minute < to);
}

function inOrder(periods: readonly Period[]): Period[] {
  return periods
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(to, DAY_MINUTES + NIGHT_CUT_OFF_MINUTE) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
}
