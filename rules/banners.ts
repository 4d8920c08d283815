import { formatMinutes, type CityTime } from "./city-time";

/** A time on the city's clock: YYYY-MM-DD and optionally HH:MM. */
interface Moment {
  date: string;
  time?: string | null;
}

/** A missing end means that the period is open on that side. */
export interface ShowTime {
  from?: Moment | null;
  to?: Moment | null;
}

/** Both ends are inclusive, and a date without a time is the whole day. An end that cannot be parsed counts as open. */
export function isShowTime(show: ShowTime | null | undefined, { date, minute }: CityTime): boolean {
  const now = `${date} ${formatMinutes(minute)}`;
  const from = show?.from && readable(show.from, "00:00");
  const to = show?.to && readable(show.to, "23:59");
  return !(from && now < from) && !(to && now > to);
}

/** Formats a moment so that moments sort as text. Undefined if it cannot be parsed. */
function readable({ date, time }: Moment, missing: string): string | undefined {
  const [, hour = "", minute = ""] = /^(\d{1,2}):(\d\d)/.exec(time || missing) ?? [];
  return /^\d{4}-\d\d-\d\d$/.test(date) && hour ? `${date} ${hour.padStart(2, "0")}:${minute}` : undefined;
}

export interface ScheduledBanner {
  id: number;
  /** Paths below the city. A banner without them is for all pages. */
  page_url?: readonly string[] | null;
  schedule?: {
    show_time?: ShowTime | null;
    display_frequency?: number | null;
    display_frequency_type?: "day" | "hours" | null;
    /** In seconds. */
    delay?: number | null;
  } | null;
}

/** When a banner was last shown and closed in a browser, as Unix seconds. */
export type Shown = { shown: number; closed?: number };

/** The chain writes a page's path as "/", "/promotions" or "promotions/". */
const plain = (page: string) => page.replace(/^\/+|\/+$/g, "");

export function isForPage(page_url: readonly string[] | null | undefined, page: string): boolean {
  return !page_url?.length || page_url.some((one) => plain(one) === plain(page));
}

/** The first path segments of pages with a form and of the way to an order, which a banner would interrupt. */
const undisturbed = new Set([
  ...["cart", "checkout", "order", "back-to-home", "intervals", "order-type", "address", "nearest-shop"],
  ...["login", "logout", "order-status", "profile", "cities", "product"],
  ...["feedback", "call-me-back", "partners", "rent", "return-request"],
]);

export function mayHaveBanner(page: string): boolean {
  return !undisturbed.has(plain(page).split("/")[0] ?? "");
}

/**
 * A banner without a schedule stands in the row of the menu, a banner with one opens by itself
 * (docs/specification/product.md#messages-banners-notices).
 */
export function standsInRow(banner: ScheduledBanner): boolean {
  return !banner.schedule && isForPage(banner.page_url, "/");
}

/** A city without such a banner, now or later, makes no requests for banners. */
export function hasOpeningBanner(banners: readonly ScheduledBanner[], time: CityTime): boolean {
  return banners.some(({ schedule }) => schedule && isShowTime({ to: schedule.show_time?.to }, time));
}

const HOUR_SECONDS = 60 * 60;
/** A closed banner stays away for this time at least (docs/specification/rules-and-calls.md#times). */
const CLOSED_FOR_SECONDS = 60;

/** The least time between two showings of a banner. */
export function secondsBetween({ schedule }: ScheduledBanner): number {
  const { display_frequency, display_frequency_type } = schedule ?? {};
  const hours = Math.max(0, display_frequency ?? 0) * (display_frequency_type === "hours" ? 1 : 24);
  return hours * HOUR_SECONDS;
}

export function isDue(banner: ScheduledBanner, last: Shown | undefined, now: number): boolean {
  if (!last) return true;
  return now >= last.shown + secondsBetween(banner) && now >= (last.closed ?? 0) + CLOSED_FOR_SECONDS;
}

/** In seconds, at most an hour. */
export function delayOf({ schedule }: ScheduledBanner): number {
  const delay = schedule?.delay ?? 0;
  return Number.isFinite(delay) ? Math.min(Math.max(0, delay), HOUR_SECONDS) : 0;
}

export interface BannerOccasion {
  /** The path below the city. */
  page: string;
  time: CityTime;
  /** Unix seconds. */
  now: number;
  /** By the ids of banners. */
  shown: ReadonlyMap<number, Shown>;
}

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
