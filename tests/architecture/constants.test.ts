import { expect, it } from "vitest";
import { DEBOUNCE_MS } from "../../app/cart/store/cart-store";
import { ZOOM } from "../../app/fulfilment/maps/view";
import { POLL_INTERVAL_MS } from "../../app/orders/tracking/page/use-order-view";
import { SAVE_DELAY_MS } from "../../app/fulfilment/time-slots/use-keep-time";
import { FIRST_REFRESH_DELAY_MS, REFRESH_INTERVAL_MS } from "../../app/fulfilment/time-slots/use-times";
import { SUGGESTIONS_FROM, SUGGESTIONS_MAX } from "../../rules/address";
import { cashMax } from "../../rules/cash";
import { MAX_COUNT } from "../../rules/counts";
import { fallbackLanguage, languages } from "../../rules/languages";
import { PAYMENT_POLL_SECONDS, PAY_WITHIN_MS } from "../../rules/payment";
import { MAX_AGE_YEARS } from "../../rules/person";
import { LAST_HOUR_MINUTES, NIGHT_CUT_OFF_MINUTE } from "../../rules/schedule";
import {
  CODE_BUTTON_BUSY_MS,
  CODE_BUTTON_BUSY_AFTER_ERROR_MS,
  CODE_ERROR_CLEARS_AFTER_MS,
  CODE_LENGTH,
} from "../../rules/verification";
import { secondsBetween } from "../../rules/banners";
import { brands } from "../../brands";
import { cookies, LONG_LIFE_SECONDS } from "../../server/visitor/cookies";

const DAY = 24 * 60 * 60;

/** The limits of docs/specification/rules-and-calls.md#constants-and-limits that the code exports. */
const constants: Record<string, [value: unknown, specified: unknown]> = {
  "Cookies: 256 days": [
    [
      LONG_LIFE_SECONDS,
      cookies.city_alias.life,
      cookies.language.life,
      cookies["accept-cookies"].life,
      cookies.phone.life,
    ],
    Array(5).fill(256 * DAY),
  ],
  "Cookie of purchase analytics: 2 days": [cookies.purchases.life, 2 * DAY],
  "Interval refresh: 60 s": [REFRESH_INTERVAL_MS, 60_000],
  "Tracking: every 30 s": [POLL_INTERVAL_MS, 30_000],
  "Payment status: every 5 s": [PAYMENT_POLL_SECONDS, 5],
  "Payment deadline: 10 minutes": [PAY_WITHIN_MS, 600_000],
  "Login button: busy 3 s": [CODE_BUTTON_BUSY_MS, 3_000],
  "Login button after errors: busy 1 s": [CODE_BUTTON_BUSY_AFTER_ERROR_MS, 1_000],
  "Intervals: first load after 1.5 s": [FIRST_REFRESH_DELAY_MS, 1_500],
  "Intervals: updates debounced 1 s": [SAVE_DELAY_MS, 1_000],
  "Counts: sent after 450 ms": [DEBOUNCE_MS, 450],
  "Code error clears: 1.5 s": [CODE_ERROR_CLEARS_AFTER_MS, 1_500],
  "Banner frequency: days (x24h) or hours": [
    (["day", "hours"] as const).map((display_frequency_type) =>
      secondsBetween({ id: 1, schedule: { display_frequency: 2, display_frequency_type } }),
    ),
    [2 * DAY, 2 * 60 * 60],
  ],
  "Product count: at most 100": [MAX_COUNT, 100],
  "Cash: at most 5000": [cashMax({}, "RUB"), 5000],
  "Verification code: 4 digits": [CODE_LENGTH, 4],
  "Suggestions: 7 results": [SUGGESTIONS_MAX, 7],
  "Suggestions: from 2 characters": [SUGGESTIONS_FROM, 2],
  "Birthday: 120 years back": [MAX_AGE_YEARS, 120],
  "Map zoom: 12 of a city, 15 of a place": [
    [ZOOM.city, ZOOM.place],
    [12, 15],
  ],
  "Last hour: 60 minutes": [LAST_HOUR_MINUTES, 60],
  "Night cut-off: 04:00": [NIGHT_CUT_OFF_MINUTE, 240],
  "Language: ru by default": [Object.values(brands).map(({ default_language }) => default_language), ["ru", "ru"]],
  "Locales: ru, tr, en, uz, de, uk": [[...languages].sort(), ["de", "en", "ru", "tr", "uk", "uz"]],
  "Fallback: en": [fallbackLanguage, "en"],
};

it.each(Object.entries(constants))("%s, as specified", (_, [value, specified]) => {
  expect(value).toEqual(specified);
});
