const MINUTE = 60_000;
const DAY = 86_400_000;
export const DAY_MINUTES = 1440;

export interface CityTime {
  /** YYYY-MM-DD */
  date: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Whole minutes from midnight, 0 to 1439. */
  minute: number;
}

/** The city's clock at `now` (UTC milliseconds). `timezone` is hours from UTC and may be fractional. Throws RangeError unless both are finite. */
export function cityTime(now: number, timezone: number): CityTime {
  const local = now + timezone * 60 * MINUTE;
  const date = isoDate(local);
  return { date, weekday: weekdayOf(date), minute: Math.floor((((local % DAY) + DAY) % DAY) / MINUTE) };
}

/** The UTC milliseconds of a date and a minute in a city. Minutes from 1440 on are on the next day. */
export function cityInstant(date: string, minute: number, timezone: number): number {
  return midnight(date) + minute * MINUTE - timezone * 60 * MINUTE;
}

/** 1 (Monday) to 7 (Sunday). Throws RangeError unless `date` is YYYY-MM-DD, as do all functions of this file. */
export function weekdayOf(date: string): number {
  return new Date(midnight(date)).getUTCDay() || 7;
}

export function addDays(date: string, days: number): string {
  return isoDate(midnight(date) + days * DAY);
}

/** Minutes from midnight as HH:MM; 1500, on a night shift, is "01:00". */
export function formatMinutes(minute: number): string {
  const ofDay = ((Math.floor(minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Whether a text is YYYY-MM-DD and a real date. */
export function isDate(text: string): boolean {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(ms) && isoDate(ms) === text;
}

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function midnight(date: string): number {
  if (!isDate(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`);
}
