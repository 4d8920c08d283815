import { DAY_MINUTES, addDays, weekdayOf, type CityTime } from "./city-time";
import type { OrderType } from "./order-type";

/** Minutes from the city's midnight; `to` is exclusive and is 1440 or more when a shift goes on into the night. */
export interface Period {
  from: number;
  to: number;
}

/** A day's hours. An empty list of working hours is a day off. */
export interface DayHours {
  working_minutes?: readonly Period[] | null;
  order_minutes?: readonly Period[] | null;
}

type HoursByDay = Readonly<Record<string, DayHours>> | null;

/** A city's or a shop's hours as the contract has them. */
export interface Schedule {
  /** By YYYY-MM-DD: above all when orders are taken. */
  month?: HoursByDay;
  /** By weekday, 1 (Monday) to 7. */
  default?: HoursByDay;
  /** By YYYY-MM-DD: instead of the weekday's. */
  custom?: HoursByDay;
}

/** Until then the night belongs to the day before, if that day worked up to midnight (spec 2 §9). */
export const NIGHT_CUT_OFF = 4 * 60;
/** Minutes in which `sale_multiplicity_last_hour` holds. */
export const LAST_HOUR = 60;

/** When a shop works on a date: the date's own hours, else its weekday's, else the hours in which it takes orders; in order, cut at 04:00 of the next day. */
export function workingPeriods(schedule: Schedule, date: string): Period[] {
  const { custom, month, weekday } = daysFor(schedule, date);
  const own = custom?.working_minutes ?? month?.working_minutes ?? weekday?.working_minutes;
  return inOrder(own ?? orderMinutes(schedule, date) ?? []);
}

/** When orders are taken on a date: never on a day off, and in the working hours where the contract says nothing of its own. */
export function orderPeriods(schedule: Schedule, date: string): Period[] {
  const working = workingPeriods(schedule, date);
  return working.length > 0 ? inOrder(orderMinutes(schedule, date) ?? working) : [];
}

export interface WorkingDay {
  date: string;
  /** Minutes from that date's midnight: 1440 and more in the small hours of a night shift. */
  minute: number;
  periods: Period[];
}

/** The day whose hours hold now: before 04:00 it is yesterday's, if yesterday works to 24:00 or later and today has not begun (spec 1 §4 "Night shift"). */
export function workingDay(schedule: Schedule, time: CityTime): WorkingDay {
  const today = { date: time.date, minute: time.minute, periods: workingPeriods(schedule, time.date) };
  if (time.minute >= NIGHT_CUT_OFF || covers(today.periods, today.minute)) return today;
  const date = addDays(time.date, -1);
  const periods = workingPeriods(schedule, date);
  return (lastOf(periods)?.to ?? 0) >= DAY_MINUTES ? { date, minute: time.minute + DAY_MINUTES, periods } : today;
}

export function isOpen(schedule: Schedule, time: CityTime): boolean {
  const day = workingDay(schedule, time);
  return covers(day.periods, day.minute);
}

/** Opening and closing of the working day, in minutes from its midnight; undefined on a day off. */
export function dayHours(schedule: Schedule, time: CityTime): { opensAt: number; closesAt: number } | undefined {
  const { periods } = workingDay(schedule, time);
  const [first, last] = [periods[0], lastOf(periods)];
  return first && last && { opensAt: first.from, closesAt: last.to };
}

/** Minutes until it closes, be it for a break; undefined while closed. */
export function minutesToClosing(schedule: Schedule, time: CityTime): number | undefined {
  const { periods, minute } = workingDay(schedule, time);
  const end = periods.reduce((until, { from, to }) => (from <= until ? Math.max(until, to) : until), minute);
  return end > minute ? end - minute : undefined;
}

/** Whether any hours are told at all: a schedule without is no day off. */
export function hasHours({ default: weekdays, custom, month }: Schedule): boolean {
  return [weekdays, custom, month].some((days) => Object.keys(days ?? {}).length > 0);
}

/** The next time that a closed shop opens, within two weeks: a date and minutes from its midnight. */
export function nextOpening(schedule: Schedule, time: CityTime): { date: string; minute: number } | undefined {
  const day = workingDay(schedule, time);
  for (let ahead = 0; ahead <= 14; ahead++) {
    const date = addDays(day.date, ahead);
    const next = workingPeriods(schedule, date).find((period) => ahead > 0 || period.from > day.minute);
    if (next) return { date, minute: next.from };
  }
  return undefined;
}

/** The last minute of a date in which an order is taken; undefined when none is. */
export function lastOrderMinute(schedule: Schedule, date: string): number | undefined {
  const last = lastOf(orderPeriods(schedule, date));
  return last && last.to - 1;
}

export interface LastHourVisit {
  /** Whether the brand sells differently in the last hour: its setting. */
  last_hour: boolean;
  order_type: OrderType | undefined;
  country_code: string;
  /** The chosen shop's hours; none while no shop is chosen. */
  schedule: Schedule | null | undefined;
  time: CityTime;
}

/**
 * Minutes left of the last work hour, 0 outside it. It runs for 60 minutes from the last order minute, or up to closing if the schedule has no
 * order hours. Only for brands that have it, for takeaway from a chosen shop, and never in Turkey (spec 1 §4 "Last-work-hour flag").
 */
export function lastHourLeft({ last_hour, order_type, country_code, schedule, time }: LastHourVisit): number {
  if (!last_hour || order_type !== "takeaway" || country_code === "TR" || !schedule) return 0;
  const { date, minute, periods } = workingDay(schedule, time);
  const end = orderMinutes(schedule, date) ? lastOrderMinute(schedule, date) : (lastOf(periods)?.to ?? NaN) - LAST_HOUR;
  const left = (end ?? NaN) + LAST_HOUR - minute;
  return left > 0 && left <= LAST_HOUR ? left : 0;
}

/** Whether `sale_multiplicity_last_hour` holds instead of `sale_multiplicity`. */
export function isLastHour(visit: LastHourVisit): boolean {
  return lastHourLeft(visit) > 0;
}

function daysFor({ custom, month, default: weekdays }: Schedule, date: string) {
  return { custom: custom?.[date], month: month?.[date], weekday: weekdays?.[weekdayOf(date)] };
}

/** The hours for orders that the contract names for a date; a date with working hours of its own does not take its weekday's. */
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
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(to, DAY_MINUTES + NIGHT_CUT_OFF) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
}
