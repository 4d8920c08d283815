import { addDays, cityTime, formatMinutes, weekdayOf } from "../../../rules/city-time";
import type { Schedule } from "../../../contract/primitives";
import { specialDatesOf } from "../../seed/geography/special-dates";
import type { SeedCity, SeedShop, WeekSchedule, WorkingMinutes } from "../../seed/geography/schema";

type Day = NonNullable<Schedule["default"]>[string];

const LAST_ORDER_MINUTES_BEFORE_CLOSING = 30;
/**
 * Special dates and order times are sent for this many days. Both start yesterday, whose night shift may still go on.
 */
const CUSTOM_DAYS = 60;
const MONTH_DAYS = 31;

/** The hours of a city or of one of its shops in the contract's shape, at `now` (Unix milliseconds). */
export function scheduleOf(city: SeedCity, shop: SeedShop | undefined, now: number): Schedule {
  const schedule = scheduleFor(city, shop, now);
  const { date: today } = cityTime(now, city);
  const dates = Array.from({ length: MONTH_DAYS + 2 }, (_, index) => addDays(today, index - 1));
  const orders = (date: string) => (schedule.custom?.[date] ?? schedule.default?.[weekdayOf(date)])?.order_minutes;
  if (city.orders_until_closing) return schedule;
  return { ...schedule, month: Object.fromEntries(dates.map((date) => [date, { order_minutes: orders(date) }])) };
}

/** The hours of the shop if there is one, else of the city: by weekday, and by date for special dates. */
export function scheduleFor(city: SeedCity, shop: SeedShop | undefined, now: number): Schedule {
  const { date: today } = cityTime(now, city);
  const custom = specialDays(city, addDays(today, -1), addDays(today, CUSTOM_DAYS)).map(
    (date) => [date, dayOf(city, specialHours(city, shop, date) ?? [])] as const,
  );
  const usual = Object.entries(weekOf(city, shop)).map(
    ([weekday, hours]: [string, readonly WorkingMinutes[]]) => [weekday, dayOf(city, hours)] as const,
  );
  return { default: Object.fromEntries(usual), custom: Object.fromEntries(custom) };
}

/** The hours on a special date: the usual hours, limited to the date's own. Undefined on other dates. */
export function specialHours(city: SeedCity, shop: SeedShop | undefined, date: string): WorkingMinutes[] | undefined {
  const own = specialDatesOf(city.country.code)[date.slice(5)];
  return own && usualHours(city, shop, date).flatMap((usual) => own.flatMap((special) => common(usual, special)));
}

export function usualHours(city: SeedCity, shop: SeedShop | undefined, date: string): readonly WorkingMinutes[] {
  return weekOf(city, shop)[weekdayOf(date) as keyof WeekSchedule];
}

function weekOf(city: SeedCity, shop?: SeedShop): WeekSchedule {
  return shop?.schedule ?? city.schedule;
}

function specialDays({ country }: SeedCity, first: string, last: string): string[] {
  const years = new Set([first.slice(0, 4), last.slice(0, 4)]);
  const dates = [...years].flatMap((year) => Object.keys(specialDatesOf(country.code)).map((day) => `${year}-${day}`));
  return dates.filter((date) => date >= first && date <= last).sort();
}

function dayOf({ orders_until_closing }: SeedCity, hours: readonly WorkingMinutes[]): Day {
  const day = {
    working_time: hours.map(({ from, to }) => `${formatMinutes(from)}–${formatMinutes(to)}`).join(", ") || undefined,
    working_minutes: [...hours],
  };
  if (orders_until_closing) return day;
  return {
    ...day,
    order_minutes: hours.map(({ from, to }) => ({
      from,
      to: to - from >= 1440 ? to : Math.max(from, to - LAST_ORDER_MINUTES_BEFORE_CLOSING),
    })),
  };
}

function common(one: WorkingMinutes, other: WorkingMinutes): WorkingMinutes[] {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from < to ? [{ from, to }] : [];
}
