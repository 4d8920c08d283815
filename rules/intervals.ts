import { addDays, cityInstant, cityTime, DAY_MINUTES, isDate, type CityClock } from "./city-time";
import type { Period } from "./schedule";

export interface TimeSlot {
  /** The same time has the same id in every response. */
  id: string;
  /** Minutes from midnight; 1440 and more are on the next day. */
  start: number;
  end: number;
  /** Unix milliseconds. */
  start_timestamp: number;
}

export interface SlotRules {
  clock: CityClock;
  /** Minutes. Slots begin at multiples of it. */
  step: number;
  /** Minutes for cooking and delivery before the first slot. */
  lead: number;
  horizonDays: number;
}

/**
 * Returns the slots of a day (YYYY-MM-DD) that can still be chosen at `now` (UTC milliseconds), each within one of the
 * day's order hours. Throws RangeError if `step` is less than a minute.
 */
export function intervalsFor(day: string, periods: readonly Period[], now: number, rules: SlotRules): TimeSlot[] {
  const { clock, step, lead, horizonDays } = rules;
  if (!(step >= 1)) throw new RangeError(`not a length of a slot: ${step}`);
  if (!isDate(day)) throw new RangeError(`not a date: ${day}`);
  if (day > addDays(cityTime(now, clock).date, horizonDays)) return [];
  return periods.flatMap(({ from, to }) => {
    const earliest = Math.max(now, cityInstant(day, from, clock)) + Math.max(0, lead) * 60_000;
    const slots: TimeSlot[] = [];
    for (let start = Math.ceil(from / step) * step; start + step <= to; start += step) {
      const start_timestamp = cityInstant(day, start, clock);
      const isSkipped = cityTime(start_timestamp, clock).minute !== Math.floor(start) % DAY_MINUTES;
      if (start_timestamp < earliest || isSkipped) continue;
      slots.push({ id: `${day}_${start}`, start, end: start + step, start_timestamp });
    }
    return slots;
  });
}

/** An interval that is taken by now is not kept (docs/specification/product.md#time-slot). */
export function keptInterval<Interval extends { id: string; disabled?: boolean | null }>(
  id: string | null | undefined,
  intervals: readonly Interval[],
): Interval | undefined {
  return intervals.find((interval) => interval.id === id && !interval.disabled);
}
