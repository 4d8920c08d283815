import { describe, expect, it } from "vitest";
import type { CityTime } from "../../rules/city-time";
import {
  bannerToOpen,
  delayOf,
  hasOpeningBanner,
  isDue,
  isForPage,
  mayHaveBanner,
  secondsBetween,
  standsInRow,
  type BannerOccasion,
  type ScheduledBanner,
  type Shown,
} from "../../rules/banners";

const HOUR = 3_600;
const now = 1_795_000_000;
const banner = (id: number, schedule: ScheduledBanner["schedule"] = {}, page_url?: string[]): ScheduledBanner => ({
  id,
  page_url,
  schedule,
});

it.each<[string[] | undefined | null, string, boolean]>([
  [undefined, "/", true],
  [null, "/shops", true],
  [[], "/promotions", true],
  [["/"], "/", true],
  [["/"], "", true],
  [["/"], "/promotions", false],
  [["/promotions"], "/promotions/", true],
  [["promotions"], "/promotions", true],
  [["/promotions/"], "/promotions", true],
  [["/promotions"], "/promotions/takeaway", false],
  [["/promo"], "/promotions", false],
  [["/", "/shops"], "/shops", true],
  [["https://x.example/"], "/", false],
])("a banner's pages (`page_url`) %j holds %s: %s", (page_url, page, expected) =>
  expect(isForPage(page_url, page)).toBe(expected),
);

it.each([
  ["without a schedule", { id: 1 }, true],
  ["without a schedule, for the menu", { id: 1, page_url: ["/"] }, true],
  ["without a schedule, for another page", { id: 1, page_url: ["/shops"] }, false],
  ["with a schedule", { id: 1, schedule: {} }, false],
])("a banner %s stands in the row: %#", (_, one, expected) => expect(standsInRow(one)).toBe(expected));

it.each([
  ["/", true],
  ["/promotions", true],
  ["/promotions/takeaway", true],
  ["/shops", true],
  ["/about", true],
  ["/delivery", true],
  ["/favourites", true],
  ["/checkout", false],
  ["/checkout/code", false],
  ["/login", false],
  ["/cart", false],
  ["/order/payment/abc", false],
  ["/profile", false],
  ["/feedback", false],
  ["/call-me-back", false],
  ["/partners", false],
  ["/rent", false],
  ["/return-request", false],
  ["/address", false],
  ["/order-status", false],
])("no banner opens over a form or on the way to an order: %s %s", (page, expected) =>
  expect(mayHaveBanner(page)).toBe(expected),
);

it.each<[ScheduledBanner["schedule"], number]>([
  [undefined, 0],
  [{}, 0],
  [{ display_frequency: 1, display_frequency_type: "day" }, 24 * HOUR],
  [{ display_frequency: 2 }, 48 * HOUR],
  [{ display_frequency: 12, display_frequency_type: "hours" }, 12 * HOUR],
  [{ display_frequency: 0.5, display_frequency_type: "hours" }, HOUR / 2],
  [{ display_frequency: -1, display_frequency_type: "hours" }, 0],
])("the frequency %j is %d seconds", (schedule, seconds) => expect(secondsBetween({ id: 1, schedule })).toBe(seconds));

it.each<[string, ScheduledBanner["schedule"], Shown | undefined, boolean]>([
  ["never shown", { display_frequency: 1 }, undefined, true],
  ["shown an hour ago, daily", { display_frequency: 1 }, { shown: now - HOUR }, false],
  ["shown a day ago, daily", { display_frequency: 1 }, { shown: now - 24 * HOUR }, true],
  ["a second too early", { display_frequency: 1 }, { shown: now - 24 * HOUR + 1 }, false],
  ["hourly", { display_frequency: 1, display_frequency_type: "hours" }, { shown: now - HOUR }, true],
  ["without a frequency, not closed", {}, { shown: now - 5 }, true],
  ["without a frequency, closed just now", {}, { shown: now - 5, closed: now }, false],
  ["without a frequency, closed a minute ago", {}, { shown: now - 65, closed: now - 60 }, true],
  [
    "open until a moment ago",
    { display_frequency: 1, display_frequency_type: "hours" },
    { shown: now - HOUR, closed: now - 1 },
    false,
  ],
])("a banner is due or not: %s", (_, schedule, last, expected) =>
  expect(isDue({ id: 1, schedule }, last, now)).toBe(expected),
);

it.each<[number | null | undefined, number]>([
  [undefined, 0],
  [null, 0],
  [10, 10],
  [-5, 0],
  [1e12, HOUR],
  [NaN, 0],
])("the delay %s is %d seconds", (delay, seconds) => expect(delayOf(banner(1, { delay }))).toBe(seconds));

describe("the banner that opens by itself", () => {
  const occasion: BannerOccasion = {
    page: "/",
    time: { date: "2026-11-21", weekday: 6, minute: 870 },
    now,
    shown: new Map(),
  };
  const daily = { display_frequency: 1, display_frequency_type: "day" } as const;
  const over = { show_time: { to: { date: "2026-11-20" } } };
  const shown = new Map([[1, { shown: now - HOUR }]]);

  it.each<[string, ScheduledBanner[], Partial<BannerOccasion>, number | undefined]>([
    ["there is none", [], {}, undefined],
    ["the first", [banner(1), banner(2)], {}, 1],
    ["none in the row", [{ id: 1 }, banner(2)], {}, 2],
    ["of this page", [banner(1, {}, ["/shops"]), banner(2, {}, ["/"])], {}, 2],
    ["of this time", [banner(1, over), banner(2)], {}, 2],
    ["the next after one that was shown", [banner(1, daily), banner(2, daily)], { shown }, 2],
    ["none over a form", [banner(1)], { page: "/checkout" }, undefined],
  ])("%s", (_, banners, change, id) => expect(bannerToOpen(banners, { ...occasion, ...change })?.id).toBe(id));
});

it.each<[string, ScheduledBanner["schedule"][], boolean]>([
  ["no banner", [], false],
  ["one that stands in the row", [null], false],
  ["one that opens at any time", [{}], true],
  ["one whose time is to come", [{ show_time: { from: { date: "2026-12-01" } } }], true],
  ["one whose time is over", [{ show_time: { to: { date: "2026-11-20" } } }], false],
  ["one whose time is over, and another", [{ show_time: { to: { date: "2026-11-20" } } }, { show_time: null }], true],
])("pages ask for a banner in a city that has one to open now or later: %s", (_, schedules, asks) => {
  const banners = schedules.map((schedule, at) => ({ id: at + 1, schedule }));
  expect(hasOpeningBanner(banners, { date: "2026-11-21", minute: 720 } as CityTime)).toBe(asks);
});
