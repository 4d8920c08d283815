import { formatMinutes, type CityTime } from "./city-time";

/** A time on the city's clock: YYYY-MM-DD and optionally HH:MM. */
interface Moment {
  date: string;
  time?: string | null;
}

/** An end that is missing is open. */
export interface ShowTime {
  from?: Moment | null;
  to?: Moment | null;
}

/** Both ends are inclusive: a date without a time covers the whole day. An end that cannot be parsed counts as open. */
export function isShowTime(show: ShowTime | null | undefined, { date, minute }: CityTime): boolean {
  const now = `${date} ${formatMinutes(minute)}`;
  const from = show?.from && readable(show.from, "00:00");
  const to = show?.to && readable(show.to, "23:59");
  return !(from && now < from) && !(to && now > to);
}

/** Sorts as text in the order of time. */
function readable({ date, time }: Moment, missing: string): string | undefined {
  const [, hour = "", minute = ""] = /^(\d{1,2}):(\d\d)/.exec(time || missing) ?? [];
  return /^\d{4}-\d\d-\d\d$/.test(date) && hour ? `${date} ${hour.padStart(2, "0")}:${minute}` : undefined;
}
