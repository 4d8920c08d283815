import { addDays, cityInstant, cityTime, DAY_MINUTES, isDate, type CityClock } from "./city-time";
import type { Period } from "./schedule";

const MINUTE = 60_000;

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
 * day's order hours. In the last of them, when no whole slot is left, it is the one in which an order placed now is
 * ready. `before` are the order hours of the former day: where they reach this day's, nothing waits for an opening.
 * Throws RangeError if `step` is less than a minute.
 */
export function intervalsFor(
  day: string,
  periods: readonly Period[],
  now: number,
  { before = [], ...rules }: SlotRules & { before?: readonly Period[] },
): TimeSlot[] {
  const { clock, step, horizonDays } = rules;
  if (!(step >= 1)) throw new RangeError(`not a length of a slot: ${step}`);
  if (!isDate(day)) throw new RangeError(`not a date: ${day}`);
  if (day > addDays(cityTime(now, clock).date, horizonDays)) return [];
  const lead = Math.max(0, rules.lead);
  const slotAt = (start: number): TimeSlot => {
    return { id: `${day}_${start}`, start, end: start + step, start_timestamp: cityInstant(day, start, clock) };
  };
  return periods.flatMap(({ from, to }) => {
    const [opens, closes] = [cityInstant(day, from, clock), cityInstant(day, to, clock)];
    const isContinued = [...periods, ...dayBefore(before)].some((other) => other.from < from && other.to >= from);
    const earliest = Math.max(now + lead * MINUTE, opens + (isContinued ? 0 : lead) * MINUTE);
    const slots: TimeSlot[] = [];
    for (let start = Math.ceil(from / step) * step; start + step <= to; start += step) {
      const slot = slotAt(start);
      const isSkipped = cityTime(slot.start_timestamp, clock).minute !== Math.floor(start) % DAY_MINUTES;
      if (slot.start_timestamp >= earliest && !isSkipped) slots.push(slot);
    }
    if (slots.length > 0 || now < opens || now >= closes) return slots;
    const minute = to - (closes - now) / MINUTE;
    return [slotAt(Math.max(Math.floor((minute + lead) / step), Math.ceil(minute / step)) * step)];
  });
}

const dayBefore = (periods: readonly Period[]) =>
  periods.map(({ from, to }) => ({ from: from - DAY_MINUTES, to: to - DAY_MINUTES }));

/** An interval that is taken by now is not kept (docs/specification/product.md#time-slot). */
export function keptInterval<Interval extends { id: string; disabled?: boolean | null }>(
  id: string | null | undefined,
  intervals: readonly Interval[],
): Interval | undefined {
  return intervals.find((interval) => interval.id === id && !interval.disabled);
}
