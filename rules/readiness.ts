import type { CityTime } from "./city-time";
import {
  currentWorkingDay,
  hasHours,
  isOpen,
  minutesToLastOrder,
  nextOrders,
  orderPeriods,
  type Schedule,
} from "./schedule";

export interface KnownSlot {
  /** Its start in the city's time. */
  start: Pick<CityTime, "date" | "minute">;
  /** Missing, null or false: it can be chosen. */
  disabled?: boolean | null;
}

export interface PlaceNow<Slot extends KnownSlot = KnownSlot> {
  /** The city or the shop takes no orders, neither for now nor for later. */
  isStopped: boolean;
  /** Without hours the upstream alone decides, so orders are taken at any time. */
  schedule: Schedule | null | undefined;
  time: CityTime;
  /** The slots of this working day and, in order, those after it. Missing as long as they are not known. */
  slots?: { today: readonly Slot[]; later: readonly Slot[] };
}

/**
 * `closed`: before opening, after closing, in a break, on a day off. `pause`: open, and orders are taken again on this
 * working day. `over`: open, and not taken again before another one. `full`: every slot of this working day is taken.
 * `none`: it has no slot.
 */
export type Later = "stopped" | "closed" | "pause" | "over" | "full" | "none";

export type Readiness<Slot extends KnownSlot = KnownSlot> =
  | {
      isNow: true;
      /** How long orders are taken still; undefined without known hours. */
      minutesLeft: number | undefined;
    }
  | {
      isNow: false;
      why: Later;
      /** Whether an order can still be ready on this working day. */
      isToday: boolean;
      /** The calendar's day and the minute of the first free slot or, without known slots, when orders are taken again. */
      first?: Pick<CityTime, "date" | "minute">;
      /** The first free slot, of those that are known. */
      slot?: Slot;
    };

/**
 * Answers whether an order that is placed now is made at once ("as soon as possible"), and otherwise what the first time
 * is, and of which day (docs/specification/product.md#time-slot). Every promise of a time, and every check of one, asks
 * here.
 */
export function readiness<Slot extends KnownSlot>({
  isStopped,
  schedule,
  time,
  slots,
}: PlaceNow<Slot>): Readiness<Slot> {
  if (isStopped) return { isNow: false, why: "stopped", isToday: false };
  const hours = schedule && hasHours(schedule) ? schedule : undefined;
  const minutesLeft = hours && minutesToLastOrder(hours, time);
  const byHours = hours && minutesLeft === undefined ? reasonOf(hours, time) : undefined;
  const isRunningOut = hours && minutesLeft !== undefined && goesOnAfter(hours, time, minutesLeft);
  const why = byHours ?? (slots && !isRunningOut ? reasonIn(slots.today) : undefined);
  if (!why) return { isNow: true, minutesLeft };
  if (slots) {
    const slotToday = slots.today.find(isFree);
    const slot = slotToday ?? slots.later.find(isFree);
    return { isNow: false, why, isToday: slotToday !== undefined, first: slot?.start, slot };
  }
  const first = hours && nextOrders(hours, time);
  return { isNow: false, why, isToday: Boolean(hours && isAhead(hours, time)), first };
}

/** The longest time from an order to the end of the slot in which it is ready. */
const SLOTS_END_MINUTES = 120;

/** Whether this working day has hardly time for a slot, and the next one takes orders without a break. */
function goesOnAfter(hours: Schedule, time: CityTime, minutesLeft: number): boolean {
  const { date, minute } = currentWorkingDay(hours, time);
  const end = Math.max(...orderPeriods(hours, date).map(({ to }) => to));
  return end - minute < SLOTS_END_MINUTES && minute + minutesLeft > end;
}

const isFree = ({ disabled }: KnownSlot) => !disabled;

function reasonIn(today: readonly KnownSlot[]): Later | undefined {
  if (today.some(isFree)) return undefined;
  return today.length > 0 ? "full" : "none";
}

function reasonOf(hours: Schedule, time: CityTime): Later {
  if (!isOpen(hours, time)) return "closed";
  return isAhead(hours, time) ? "pause" : "over";
}

/** Whether orders are taken later on this working day. */
function isAhead(hours: Schedule, time: CityTime): boolean {
  const { date, minute } = currentWorkingDay(hours, time);
  return orderPeriods(hours, date).some(({ from }) => from > minute);
}
