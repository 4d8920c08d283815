import { formatMinutes, type CityTime } from "./city-time";

/** A moment of the city's clock: YYYY-MM-DD and, where it is said, HH:MM. */
interface Moment {
  date: string;
  time?: string | null;
}

/** From when to when something is shown; an open end is none. */
export interface ShowTime {
  from?: Moment | null;
  to?: Moment | null;
}

/** Whether it is time to show something in a city. Both ends belong to it: a date alone is the whole day, a minute lasts until the next. What can't be read ends nothing. */
export function isShowTime(show: ShowTime | null | undefined, { date, minute }: CityTime): boolean {
  const now = `${date} ${formatMinutes(minute)}`;
  const from = show?.from && readable(show.from, "00:00");
  const to = show?.to && readable(show.to, "23:59");
  return !(from && now < from) && !(to && now > to);
}

/** As text that sorts like time. */
function readable({ date, time }: Moment, missing: string): string | undefined {
  const [, hour = "", minute = ""] = /^(\d{1,2}):(\d\d)/.exec(time || missing) ?? [];
  return /^\d{4}-\d\d-\d\d$/.test(date) && hour ? `${date} ${hour.padStart(2, "0")}:${minute}` : undefined;
}
