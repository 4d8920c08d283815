import { dateFormat } from "./formats";

const MINUTE = 60_000;
const DAY = 86_400_000;
export const DAY_MINUTES = 1440;

export interface CityTime {
  /** YYYY-MM-DD */
  date: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes from midnight, 0 to 1439. */
  minute: number;
}

/**
 * An IANA zone gives the offset from UTC at every moment and takes precedence. `timezone` is the offset now, in hours,
 * possibly fractional.
 */
export type CityClock = { time_zone: string } | { timezone: number; time_zone?: string | null };

/**
 * `at` is in UTC milliseconds. Throws RangeError unless it and the hours are finite and `isTimeZone` accepts the zone.
 */
export function cityTime(at: number, clock: CityClock): CityTime {
  const local = at + offset(at, clock);
  const date = isoDate(local);
  return { date, weekday: weekdayAt(local), minute: Math.floor((((local % DAY) + DAY) % DAY) / MINUTE) };
}

/**
 * Returns UTC milliseconds. Minutes from 1440 on are on the next day. A time that the clocks skip in spring is moved
 * forward; of a time that occurs twice in autumn, the first is meant.
 */
export function cityInstant(date: string, minute: number, clock: CityClock): number {
  const local = midnight(date) + minute * MINUTE;
  const [before, after] = [offset(local - DAY, clock), offset(local + DAY, clock)];
  return offset(local - before, clock) === before || offset(local - after, clock) !== after
    ? local - before
    : local - after;
}

export function hoursFromUtc(at: number, time_zone: string): number {
  return offset(at, { time_zone }) / (60 * MINUTE);
}

export function isTimeZone(text: string): boolean {
  try {
    return Boolean(clockFace(text));
  } catch {
    return false;
  }
}

/**
 * The settings may name a city's zone. It is used only while its offset equals the upstream's, which decides about
 * time.
 */
export function fittingTimeZone(zone: string | undefined, timezone: number, now: number): string | undefined {
  return zone !== undefined && hoursFromUtc(now, zone) === timezone ? zone : undefined;
}

/** 1 (Monday) to 7 (Sunday). All functions of this file throw RangeError unless `date` is YYYY-MM-DD. */
export function weekdayOf(date: string): number {
  return weekdayAt(midnight(date));
}

const weekdayAt = (ms: number) => new Date(ms).getUTCDay() || 7;

export function addDays(date: string, days: number): string {
  return isoDate(midnight(date) + days * DAY);
}

/** Formats minutes from midnight as HH:MM. 1500, on a night shift, is "01:00". */
export function formatMinutes(minute: number): string {
  const ofDay = ((Math.floor(minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Whether a text is YYYY-MM-DD and a real date. */
export function isDate(text: string): boolean {
  return !Number.isNaN(midnightOrNaN(text));
}

/** The last result of `zoneOffset` by zone: a page asks dozens of times about now, and clocks change at whole minutes. */
const offsets = new Map<string, { minute: number; offset: number }>();

/** Returns the offset from UTC in milliseconds. */
function offset(at: number, clock: CityClock): number {
  const { time_zone } = clock;
  if (!time_zone) return (clock as { timezone: number }).timezone * 60 * MINUTE;
  const minute = Math.floor(at / MINUTE);
  const last = offsets.get(time_zone);
  if (last?.minute === minute) return last.offset;
  const found = zoneOffset(at, time_zone);
  offsets.set(time_zone, { minute, offset: found });
  return found;
}

function zoneOffset(at: number, time_zone: string): number {
  const part = Object.fromEntries(
    clockFace(time_zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, +value]),
  );
  const { year = NaN, month = NaN, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

const clockFace = (timeZone: string) =>
  dateFormat("en-u-ca-iso8601-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function midnight(date: string): number {
  const ms = midnightOrNaN(date);
  if (Number.isNaN(ms)) throw new RangeError(`not a date: ${date}`);
  return ms;
}

/** Date.parse moves a day that does not exist, such as 30 February, into the next month. */
function midnightOrNaN(text: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return new Date(ms).getUTCDate() === Number(text.slice(8)) ? ms : NaN;
}
