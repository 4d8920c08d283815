import type { WeekSchedule, WorkingMinutes } from "./types";

const minutes = (from: number, to: number): WorkingMinutes => ({ from: from * 60, to: to * 60 });

/** The same hours all week. Hours from midnight; 26 is 02:00 of the next day. */
export function daily(from: number, to: number): WeekSchedule {
  return lateOnWeekend(from, to, to);
}

/** Closes at `to`, on Friday and Saturday at `late`. Hours from midnight; 26 is 02:00 of the next day. */
export function lateOnWeekend(from: number, to: number, late: number): WeekSchedule {
  const [usual, long] = [minutes(from, to), minutes(from, late)];
  return { 1: usual, 2: usual, 3: usual, 4: usual, 5: long, 6: long, 7: usual };
}

export const aroundTheClock: WeekSchedule = daily(0, 24);
