import { addDays, type CityTime } from "./city-time";
import { NIGHT_CUT_OFF_MINUTE } from "./schedule";

export type NamedDay = Pick<CityTime, "date"> & Partial<Pick<CityTime, "minute">>;

/**
 * Uses the city's calendar, not working days. Between midnight and 04:00 "today" and "tomorrow" are ambiguous, so a
 * moment at night, and every moment named at night, gets its weekday and date.
 */
export function dayName({ date, minute }: NamedDay, now: CityTime): "today" | "tomorrow" | "date" {
  if (isNight(now.minute) || (minute !== undefined && isNight(minute))) return "date";
  if (date === now.date) return "today";
  return date === addDays(now.date, 1) ? "tomorrow" : "date";
}

/**
 * Whether a time can stand without its day: it is of today and, at night, of this night. At 00:45 "10:30" alone would be
 * taken for the evening before it.
 */
export function needsNoDay({ date, minute }: Pick<CityTime, "date" | "minute">, now: CityTime): boolean {
  return date === now.date && (!isNight(now.minute) || isNight(minute));
}

const isNight = (minute: number) => minute < NIGHT_CUT_OFF_MINUTE;
