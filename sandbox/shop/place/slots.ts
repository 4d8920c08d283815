import { addDays, cityTime, DAY_MINUTES, formatMinutes } from "../../../rules/city-time";
import { dateText } from "../../../rules/date-words";
import { intervalsFor } from "../../../rules/intervals";
import { orderPeriods, currentWorkingDay } from "../../../rules/schedule";
import type { Interval, IntervalDate } from "../../../contract/order";
import type { Language } from "../../../rules/languages";
import type { World } from "../../world";
import { scheduleFor } from "./hours";
import { leadTimes } from "./kitchen";
import { isShopDate } from "./time";
import type { OrderingPlace } from "./ordering-place";

const STEP_MINUTES = 30;
/** Slots are offered for today and this many more days. */
const DAYS_AHEAD = 6;
const MAX_ORDERS_PER_SLOT = 4;
/** One slot in this number is taken from the start. */
const TAKEN_ONE_IN = 6;

export interface OpenSlot {
  /** Its start in the city's time: "2026-11-21T19:00". */
  id: string;
  title: string;
  taken: boolean;
  start_timestamp: number;
}

export function capacityKey({ city, order_type, shop }: OrderingPlace): string {
  return order_type === "takeaway" ? `${city.alias}/${shop?.id ?? "any"}` : city.alias;
}

/** Returns the shop's working day, which is yesterday before a night shift ends. */
export function today(world: World, { city, shop }: OrderingPlace): string {
  const now = world.clock.now();
  return currentWorkingDay(scheduleFor(city, shop, now), cityTime(now, city)).date;
}

/** Future slots of 30 minutes, including taken ones. Throws RangeError for an invalid date. */
export function slotsOf(world: World, here: OrderingPlace, date: string): OpenSlot[] {
  const { city, shop } = here;
  const { cooking_time, delivery_time } = leadTimes(here);
  const kitchen = capacityKey(here);
  const now = world.clock.now();
  const schedule = scheduleFor(city, shop, now);
  const before = orderPeriods(schedule, addDays(date, -1));
  const lead = cooking_time + delivery_time;
  const rules = { clock: city, step: STEP_MINUTES, lead, horizonDays: DAYS_AHEAD, before };
  const booked = world.store.orders.booked(kitchen, date, now);
  const filled = world.store.stops.filled(city.alias);
  return intervalsFor(date, orderPeriods(schedule, date), now, rules).map(({ start, end, start_timestamp }) => {
    const id = `${addDays(date, Math.floor(start / DAY_MINUTES))}T${formatMinutes(start)}`;
    const taken = filled.has(id) || (booked.get(id) ?? 0) >= MAX_ORDERS_PER_SLOT || isTakenByOthers(`${kitchen} ${id}`);
    return { id, title: `${formatMinutes(start)}–${formatMinutes(end)}`, taken, start_timestamp };
  });
}

/** A future slot by its id. A slot after midnight belongs to the previous day. */
export function findSlot(world: World, here: OrderingPlace, id: string): OpenSlot | undefined {
  const date = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d$/.exec(id)?.[1];
  if (!date || !isShopDate(date)) return undefined;
  const slotOn = (day: string) => slotsOf(world, here, day).find((slot) => slot.id === id);
  return slotOn(date) ?? slotOn(addDays(date, -1));
}

export function closedNow(world: World, { city, shop }: OrderingPlace): "closedNow" | "closedToday" | undefined {
  const now = world.clock.now();
  const schedule = scheduleFor(city, shop, now);
  const { date, minute } = currentWorkingDay(schedule, cityTime(now, city));
  const periods = orderPeriods(schedule, date);
  if (periods.length === 0) return "closedToday";
  return periods.some(({ from, to }) => from <= minute && minute < to) ? undefined : "closedNow";
}

export function intervalsOf(slots: readonly OpenSlot[], date: string, language: Language): Interval[] {
  const day_name = dateText(date, language, { weekday: "long" });
  return slots.map(({ id, title, taken, start_timestamp }) => ({
    id,
    title,
    day_name,
    disabled: taken,
    start_timestamp,
  }));
}

export function datesFrom(first: string, language: Language): IntervalDate[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => {
    const date_string = addDays(first, index);
    return {
      date_string,
      formatted_string: dateText(date_string, language, { day: "numeric", month: "long" }),
      day_name: dateText(date_string, language, { weekday: "long" }),
      is_today: index === 0,
      is_tomorrow: index === 1,
    };
  });
}

/** The result is deterministic: the same slot is taken on every call (FNV-1a). */
function isTakenByOthers(name: string): boolean {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return (hash ^ (hash >>> 15)) % TAKEN_ONE_IN === 0;
}
