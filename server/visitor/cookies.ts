import { isCityAlias } from "../../rules/city-alias";
import { readPromocode } from "../../rules/discounts";
import { isLanguage, type Language } from "../../rules/languages";
import { parseOrderType, type OrderType } from "../../rules/order";
import { readUtmSource } from "../../rules/utm-source";
import { analyticsIds, type Consent } from "../operate/analytics";
import { settings } from "../operate/settings";
import type { LiteChoice } from "./lite";

/** See docs/specification/rules-and-calls.md#times. */
export const LONG_LIFE_SECONDS = 256 * 24 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;

export type CookieRow = {
  /** In seconds. */
  life: number;
  /**
   * The longest value, as it is sent. A value that takes more is shortened, if its cookie can be (`fitting`).
   */
  maxBytes: number;
  /**
   * Is left out of an answer that would be too large, or removed from a browser whose requests would be
   * (`BrowserCookies`), before another cookie is made shorter. Nobody misses anything that they have typed.
   */
  givesWay?: true;
  /** Only this shop can read or make a sealed cookie. */
  sealed: boolean;
  holds: string;
  /**
   * A personal cookie is deleted at sign-out, with a lost session, and when another phone signs in
   * (`Visit.forgetPerson`).
   */
  personal: boolean;
  /**
   * The effect on a page that is cached for all anonymous visitors (server/http/anonymous-request.ts). `vary`: the
   * value is part of the cache key, and the cached page is rendered with it. `bypass`: a visitor with this cookie gets
   * a page of their own. `ignore`: the cached page is rendered without it.
   */
  cachedPage: "vary" | "bypass" | "ignore";
  /** Returns the valid value of a plain-text cookie, or undefined. */
  parse?(text: string): string | undefined;
  /**
   * For `vary` and `bypass`: whether the value changes the page of this city. A value that does not is ignored. Without
   * this function, each value changes it.
   */
  variesIn?(city: string, value: string): boolean;
} & ({ cachedPage: "vary"; parse: unknown } | { cachedPage: "bypass" | "ignore" });

/**
 * All cookies of the storefront, the most needed first (`BrowserCookies`). Cookies are set and read by these names only,
 * and the key of a cached page is derived from this list.
 */
export const cookies = {
  session: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 1_640,
    sealed: true,
    holds: "the upstream's session key, the customer's name, a sign-in that is under way",
    personal: true,
    cachedPage: "bypass",
  },
  payment: {
    life: 2 * DAY_SECONDS,
    maxBytes: 2_000,
    sealed: true,
    holds: "the online payment that is under way: its order, and where the bank is",
    personal: true,
    cachedPage: "bypass",
  },
  order_draft: {
    life: HOUR_SECONDS,
    maxBytes: 1_300,
    sealed: true,
    holds: "the order form as it was left",
    personal: true,
    cachedPage: "bypass",
  },
  group_order: {
    life: 2 * DAY_SECONDS,
    maxBytes: 400,
    sealed: true,
    holds: "the group order that the visitor takes part in, its city, and who they are in it",
    // A guest needs no account. A host's one ends with the session (`Visit.forgetPerson`).
    personal: false,
    cachedPage: "bypass",
  },
  place: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 900,
    sealed: true,
    holds: "the chosen address and shop",
    personal: true,
    cachedPage: "bypass",
  },
  order_type: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 8,
    sealed: false,
    holds: "delivery or takeaway",
    personal: false,
    cachedPage: "vary",
    parse: (text): OrderType | undefined => parseOrderType(text),
  },
  favourites: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 2_300,
    sealed: false,
    holds: "the keys of favourite products, 50 at most",
    // Favourites belong to the browser, like the language, and stay through sign-in and sign-out.
    personal: false,
    cachedPage: "bypass",
  },
  baskets: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 1_300,
    sealed: true,
    holds:
      "the baskets that the visitor named, 5 at most: their dishes, city, order type and shop, and the phone of who signed in or ordered since",
    // They belong to the browser, like the favourites.
    personal: false,
    cachedPage: "bypass",
  },
  placed_orders: {
    life: 8 * DAY_SECONDS,
    maxBytes: 600,
    sealed: true,
    holds: "the orders placed here that are under way, 3 at most: number, city and order type",
    personal: true,
    cachedPage: "bypass",
  },
  phone: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 15,
    sealed: false,
    holds: "the phone that was given last, to prefill forms",
    personal: true,
    cachedPage: "ignore",
    parse: (text) => (/^\d{4,15}$/.test(text) ? text : undefined),
  },
  time: {
    life: 8 * DAY_SECONDS,
    maxBytes: 700,
    sealed: true,
    holds: "the time that was chosen for the order, in words",
    personal: true,
    cachedPage: "bypass",
  },
  looked_up: {
    life: 2 * DAY_SECONDS,
    maxBytes: 300,
    sealed: true,
    holds: "orders that were looked up, and the phone that was given for them",
    personal: true,
    cachedPage: "ignore",
  },
  language: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 8,
    sealed: false,
    holds: "the interface language that the visitor chose",
    personal: false,
    cachedPage: "vary",
    parse: (text): Language | undefined => (isLanguage(text) && settings().languages.includes(text) ? text : undefined),
  },
  "accept-cookies": {
    life: LONG_LIFE_SECONDS,
    maxBytes: 9,
    sealed: false,
    holds: "the visitor has closed the cookie notice (`1`), or whether analytics may count (`all`, `necessary`)",
    personal: false,
    cachedPage: "vary",
    parse: (text): Consent | undefined => {
      if (text !== "1" && text !== "all" && text !== "necessary") return undefined;
      // A visitor who closed a notice without a question has not answered the one about analytics. Without analytics,
      // each answer closes the notice.
      return analyticsIds() ? (text === "1" ? undefined : text) : "1";
    },
  },
  lite: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 3,
    sealed: false,
    holds: "whether the visitor asked for lite pages, or for full ones in spite of `Save-Data`",
    personal: false,
    cachedPage: "vary",
    parse: (text): LiteChoice | undefined => (text === "on" || text === "off" ? text : undefined),
    variesIn: (_city, value) => value === "on",
  },
  promocode: {
    life: 2 * DAY_SECONDS,
    maxBytes: 450,
    sealed: false,
    holds: "the promo code of a link, until it is applied",
    personal: false,
    cachedPage: "ignore",
    parse: readPromocode,
  },
  address_typed: {
    life: 15 * MINUTE_SECONDS,
    maxBytes: 1_000,
    sealed: true,
    holds: "an address typed in one city, on the way to another city's form",
    personal: true,
    cachedPage: "ignore",
  },
  sent_message: {
    life: 15 * MINUTE_SECONDS,
    maxBytes: 1_000,
    sealed: true,
    holds: "which form was sent, and where the answer goes to, for the page that says thank you",
    personal: true,
    cachedPage: "ignore",
  },
  flash: {
    life: MINUTE_SECONDS,
    maxBytes: 900,
    sealed: false,
    holds: "a message for the next page",
    personal: true,
    cachedPage: "bypass",
  },
  cart_said: {
    life: MINUTE_SECONDS,
    maxBytes: 1_000,
    sealed: false,
    holds: "what the upstream said with a change of the cart, for the next page",
    personal: true,
    cachedPage: "bypass",
  },
  banners: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 450,
    sealed: false,
    holds: "the banners that were shown, at most 12, when, and which were hidden in a page without scripts",
    personal: false,
    cachedPage: "bypass",
    variesIn: (_city, text) => text.includes("!"),
  },
  usual: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 900,
    givesWay: true,
    sealed: true,
    holds: "the dishes of the last orders placed here, 3 at most, with their city, order type and shop",
    personal: true,
    cachedPage: "bypass",
  },
  last_order: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 1_000,
    givesWay: true,
    sealed: true,
    holds:
      "the name and e-mail of the last order, its payment type and the sum that change was asked for, to prefill forms",
    personal: true,
    cachedPage: "ignore",
  },
  utm_source: {
    life: 2 * DAY_SECONDS,
    maxBytes: 400,
    sealed: false,
    holds: "`utm_source` of the link that led here, for the record of a purchase",
    personal: false,
    cachedPage: "ignore",
    parse: readUtmSource,
  },
  city_alias: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 300,
    givesWay: true,
    sealed: false,
    holds: "the city of the last visit",
    personal: false,
    cachedPage: "vary",
    parse: (text) => (isCityAlias(text) ? text : undefined),
    // Every page of another city sets this cookie, so its value does not matter there.
    variesIn: (city, value) => value === city,
  },
  phone_country: {
    life: LONG_LIFE_SECONDS,
    maxBytes: 2,
    givesWay: true,
    sealed: false,
    holds: "in Turkey, the country of the phone that was given last",
    personal: true,
    cachedPage: "ignore",
    parse: (text) => (/^[A-Z]{2}$/.test(text) ? text : undefined),
  },
  purchases: {
    life: 2 * DAY_SECONDS,
    maxBytes: 250,
    givesWay: true,
    sealed: true,
    holds: "the last orders, 5 at most, and which of them analytics has counted; only of visitors who allowed it",
    personal: true,
    cachedPage: "ignore",
  },
  near: {
    life: HOUR_SECONDS,
    maxBytes: 150,
    givesWay: true,
    sealed: true,
    holds:
      "where the browser said the visitor is, to a hundred metres, to list the nearest shops first and to suggest the nearest city",
    personal: true,
    // No cached page depends on it, and a visitor who pressed the button keeps the cached menu.
    cachedPage: "ignore",
  },
  seen_prices: {
    life: 30 * DAY_SECONDS,
    maxBytes: 900,
    givesWay: true,
    sealed: false,
    holds: "the prices of the cart as they were shown last, to say which have changed",
    personal: true,
    cachedPage: "ignore",
  },
} satisfies Record<string, CookieRow>;

export type CookieName = keyof typeof cookies;

export const personalCookies = (Object.keys(cookies) as CookieName[]).filter((name) => cookies[name].personal);

/** Values that do not parse count as absent. */
export type CookieShape<Value> = {
  name: CookieName;
  parse(text: string): Value | undefined | Promise<Value | undefined>;
  /**
   * Returns `before`, the text that the browser has, if it holds the value. A value that takes more than `maxBytes`
   * loses its least needed parts, as many as it can.
   */
  serialise(value: Value, before?: string, maxBytes?: number): string | Promise<string>;
  /** Adds the values of former cookies (server/visitor/former-cookies.ts). */
  former?(value: Value | undefined, cookies: Record<string, string | undefined>): Promise<Value | undefined> | Value;
};

const plain = <Value extends string>(
  name: CookieName,
  { parse }: { parse(text: string): Value | undefined },
): CookieShape<Value> => ({ name, parse, serialise: (value) => value });

export const languageCookie = plain("language", cookies.language);
export const orderTypeCookie = plain("order_type", cookies.order_type);
export const acceptCookiesCookie = plain("accept-cookies", cookies["accept-cookies"]);
export const liteCookie = plain("lite", cookies.lite);
export const cityAliasCookie = plain("city_alias", cookies.city_alias);
export const phoneCookie = plain("phone", cookies.phone);
export const phoneCountryCookie = plain("phone_country", cookies.phone_country);
export const promocodeCookie = plain("promocode", cookies.promocode);
export const utmSourceCookie = plain("utm_source", cookies.utm_source);
