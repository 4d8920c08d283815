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

/** A banner of the chain, as far as it decides whether it is shown. */
export interface ScheduledBanner {
  id: number;
  /** Pages as paths below the city; none: all of them. */
  page_url?: readonly string[] | null;
  schedule?: {
    show_time?: ShowTime | null;
    display_frequency?: number | null;
    display_frequency_type?: "day" | "hours" | null;
    /** Seconds. */
    delay?: number | null;
  } | null;
}

/** When a banner was shown last in a browser, and closed: Unix seconds. */
export type Shown = { shown: number; closed?: number };

/** The path of a page below its city, as the chain and addresses write it: "/", "/promotions", "promotions/". */
const plain = (page: string) => page.replace(/^\/+|\/+$/g, "");

export function isForPage(page_url: readonly string[] | null | undefined, page: string): boolean {
  return !page_url?.length || page_url.some((one) => plain(one) === plain(page));
}

/** Pages with a form, and those on the way to an order, by the first part of their path: nothing may come between them and their reader. */
const undisturbed = new Set([
  ...["cart", "checkout", "order", "back-to-home", "intervals", "order-type", "address", "nearest-shop"],
  ...["login", "logout", "order-status", "profile", "cities", "product"],
  ...["feedback", "call-me-back", "partners", "rent", "return-request"],
]);

export function mayHaveBanner(page: string): boolean {
  return !undisturbed.has(plain(page).split("/")[0] ?? "");
}

/** A banner without a schedule stands in the row of the menu, with one it opens by itself (docs/specification/product.md#messages-banners-notices). */
export function standsInRow(banner: ScheduledBanner): boolean {
  return !banner.schedule && isForPage(banner.page_url, "/");
}

/** Whether a city has a banner that opens by itself, now or later: without one no page of it has to ask. */
export function hasOpeningBanner(banners: readonly ScheduledBanner[], time: CityTime): boolean {
  return banners.some(({ schedule }) => schedule && isShowTime({ to: schedule.show_time?.to }, time));
}

const HOUR = 60 * 60;
/** Seconds for which a closed banner does not come back, whatever its frequency is (docs/specification/rules-and-calls.md#times). */
const CLOSED_FOR = 60;

/** Seconds from one showing of a banner to the next. Without a frequency there are none. */
export function secondsBetween({ schedule }: ScheduledBanner): number {
  const { display_frequency, display_frequency_type } = schedule ?? {};
  const hours = Math.max(0, display_frequency ?? 0) * (display_frequency_type === "hours" ? 1 : 24);
  return hours * HOUR;
}

export function isDue(banner: ScheduledBanner, last: Shown | undefined, now: number): boolean {
  if (!last) return true;
  return now >= last.shown + secondsBetween(banner) && now >= (last.closed ?? 0) + CLOSED_FOR;
}

/** Seconds; at most an hour. */
export function delayOf({ schedule }: ScheduledBanner): number {
  const delay = schedule?.delay ?? 0;
  return Number.isFinite(delay) ? Math.min(Math.max(0, delay), HOUR) : 0;
}

export interface BannerOccasion {
  /** The path below the city. */
  page: string;
  /** The city's clock. */
  time: CityTime;
  /** Unix seconds. */
  now: number;
  /** Banners that this browser has shown, by their ids. */
  shown: ReadonlyMap<number, Shown>;
}

/** The banner that opens by itself on a page now: the first that is due. */
export function bannerToOpen<Banner extends ScheduledBanner>(
  banners: readonly Banner[],
  { page, time, now, shown }: BannerOccasion,
): Banner | undefined {
  if (!mayHaveBanner(page)) return undefined;
  return banners.find(
    (banner) =>
      banner.schedule &&
      isForPage(banner.page_url, page) &&
      isShowTime(banner.schedule.show_time, time) &&
      isDue(banner, shown.get(banner.id), now),
  );
}
