import { formatMinutes } from "../../../app/rules/city-time";
import type { Schedule } from "../../contract/primitives";
import type { SeedCity, SeedShop, WeekSchedule, WorkingMinutes } from "../seed/geography/types";

/** The kitchen takes its last order so many minutes before closing. */
const LAST_ORDER = 30;

/** Hours as the contract has them: by weekday, with the hours for orders. */
export function scheduleOf(week: WeekSchedule): Schedule {
  const days = Object.entries(week).map(([weekday, { from, to }]: [string, WorkingMinutes]) => {
    const day = {
      working_time: `${formatMinutes(from)}–${formatMinutes(to)}`,
      working_minutes: [{ from, to }],
      order_minutes: [{ from, to: to - from >= 1440 ? to : to - LAST_ORDER }],
    };
    return [weekday, day] as const;
  });
  return { default: Object.fromEntries(days) };
}

/** Whose hours hold: the shop's that is chosen, else the city's. */
export function scheduleFor(city: SeedCity, shop?: SeedShop): Schedule {
  return scheduleOf(shop?.schedule ?? city.schedule);
}
