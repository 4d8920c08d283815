import type { Weekday, WeekSchedule, WorkingMinutes } from "./types";

/** Hours from midnight; 26 is 02:00 of the next day. */
export const hours = (from: number, to: number): WorkingMinutes => ({ from: from * 60, to: to * 60 });

export function daily(from: number, to: number): WeekSchedule {
  return lateOnWeekend(from, to, to);
}

/** Closes at `to`, on Fridays and Saturdays at `late`. */
export function lateOnWeekend(from: number, to: number, late: number): WeekSchedule {
  const [usual, long] = [[hours(from, to)], [hours(from, late)]];
  return { 1: usual, 2: usual, 3: usual, 4: usual, 5: long, 6: long, 7: usual };
}

export const aroundTheClock: WeekSchedule = daily(0, 24);

export function withDayOff(weekday: Weekday, week: WeekSchedule): WeekSchedule {
  return { ...week, [weekday]: [] };
}

/** Adds a daily break from `from` to `to`. */
export function withBreak(from: number, to: number, week: WeekSchedule): WeekSchedule {
  const rest = hours(from, to);
  const split = (day: WorkingMinutes) => [
    { from: day.from, to: rest.from },
    { from: rest.to, to: day.to },
  ];
  return Object.fromEntries(
    Object.entries(week).map(([weekday, day]) => [weekday, day.flatMap(split)]),
  ) as unknown as WeekSchedule;
}
