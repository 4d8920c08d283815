import type { Interval, IntervalDate } from "../../../contract/order";
import type { City } from "../../../contract/place";
import { cityTime, isDate } from "../../../rules/city-time";
import type { Visit } from "../../../server/visitor/visit";
import { rememberSlots, type OwnSlots } from "../place/seen-slots.server";

export type DayTimes = {
  date: string;
  isToday: boolean;
  intervals: Interval[];
  /** Today's list, divided into the working day of now and the day after it. Undefined for another day. */
  own?: OwnSlots;
  dates: IntervalDate[];
  message?: string | null;
};

export function dayFrom(visit: Visit, city: City, date: string | undefined): string {
  const today = cityTime(visit.now(), city).date;
  return date && date > today ? date : today;
}

/**
 * The times of a day, by default of today. Until a night shift ends, the upstream assigns it to the previous day; today
 * then includes the rest of that day's times, and the list of days begins with today. Throws UpstreamFailure.
 */
export async function dayTimes(visit: Visit, city: City, requested: string | undefined): Promise<DayTimes> {
  const today = dayFrom(visit, city, undefined);
  const date = dayFrom(visit, city, requested);
  const { intervals, dates, date_today, message } = await visit.upstream.intervals({ date });
  const isToday = date === today || date === date_today;
  const day = { date, isToday, dates: dates.filter(({ date_string }) => !isDate(date_string) || date_string >= today) };
  if (!isToday) return { ...day, intervals, message };
  if (!isDate(date_today) || date_today >= today)
    return { ...day, intervals, own: await remembered(visit, { today: intervals, later: [] }), message };
  const { intervals: night } = await visit.upstream.intervals({ date: date_today });
  const ids = new Set(night.map(({ id }) => id));
  const later = intervals.filter(({ id }) => !ids.has(id));
  return { ...day, intervals: [...night, ...later], own: await remembered(visit, { today: night, later }), message };
}

async function remembered(visit: Visit, own: OwnSlots): Promise<OwnSlots> {
  rememberSlots(visit, await visit.priceScope(), own);
  return own;
}
