import { addDays, cityInstant, cityTime } from "./city-time";
import type { Period } from "./schedule";

export interface Slot {
  /** The same for the same time on every refresh. */
  id: string;
  /** Minutes from the day's midnight, 1440 and more after it. */
  start: number;
  end: number;
  /** Unix milliseconds. */
  start_timestamp: number;
}

export interface SlotRules {
  /** Hours from UTC. */
  timezone: number;
  /** Minutes that a slot lasts; slots begin on multiples of it. */
  step: number;
  /** Minutes from an order, or from opening, to its earliest slot: cooking and the way. */
  lead: number;
  /** How many days after today are offered. */
  horizonDays: number;
}

/**
 * The slots of a day (YYYY-MM-DD) that may still be chosen at `now` (UTC milliseconds). `periods` are that day's order hours; a slot lies
 * within one of them. Throws RangeError when `step` is less than a minute.
 */
export function intervalsFor(day: string, periods: readonly Period[], now: number, rules: SlotRules): Slot[] {
  const { timezone, step, lead, horizonDays } = rules;
  if (!(step >= 1)) throw new RangeError(`not a length of a slot: ${step}`);
  const sinceMidnight = (now - cityInstant(day, 0, timezone)) / 60_000;
  if (day > addDays(cityTime(now, timezone).date, horizonDays)) return [];
  return periods.flatMap(({ from, to }) => {
    const slots: Slot[] = [];
    const earliest = Math.max(sinceMidnight, from) + Math.max(0, lead);
    for (let start = Math.ceil(earliest / step) * step; start + step <= to; start += step) {
      slots.push({
        id: `${day}_${start}`,
        start,
        end: start + step,
        start_timestamp: cityInstant(day, start, timezone),
      });
    }
    return slots;
  });
}

/** The chosen interval, as long as the list still has it free; otherwise undefined: the choice is dropped (spec 1 §4 "Delivery interval"). */
export function keptInterval<Interval extends { id: string; disabled?: boolean | null }>(
  id: string | null | undefined,
  intervals: readonly Interval[],
): Interval | undefined {
  return intervals.find((interval) => interval.id === id && !interval.disabled);
}
