import { addDays, type CityTime } from "./city-time";
import { NIGHT_CUT_OFF } from "./schedule";

/** A day, or a moment of it by the city's clock. */
export type NamedDay = Pick<CityTime, "date"> & Partial<Pick<CityTime, "minute">>;

/**
 * How the day of a moment is named at `now`: by the city's calendar, whatever working day a schedule counts it to. Between midnight and 04:00 "today" and
 * "tomorrow" mean different days to different people, so that a moment then, and every moment that is named then, has its weekday and date.
 */
export function dayName({ date, minute }: NamedDay, now: CityTime): "today" | "tomorrow" | "date" {
  if (isNight(now.minute) || (minute !== undefined && isNight(minute))) return "date";
  if (date === now.date) return "today";
  return date === addDays(now.date, 1) ? "tomorrow" : "date";
}

const isNight = (minute: number) => minute < NIGHT_CUT_OFF;
