import type { Localised } from "../../texts";

/** GeoJSON order: longitude first. */
export type LonLat = [lon: number, lat: number];

/**
 * A place name in the city's spelling, in Latin letters, and (if different from `local`) in Russian and in other
 * spellings that visitors type.
 */
export interface PlaceNames {
  local: string;
  latin: string;
  ru?: string;
  also?: readonly string[];
}

/**
 * Minutes from midnight of the city's clock. `to` is above 1440 when the shift ends after midnight: 1560 is 02:00 of
 * the next day.
 */
export interface WorkingMinutes {
  from: number;
  to: number;
}

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** An empty list is a day off; two periods have a break between them. */
export type WeekSchedule = Record<Weekday, readonly WorkingMinutes[]>;

export type CountryCode = "RU" | "BY" | "TR" | "KZ" | "DE" | "UA";

export interface SeedPhoneMask {
  id: number;
  name: Localised;
  /** Calling code without the plus. */
  code: string;
  /** Starts with "+" and `code` literally; then each 9 stands for one digit, and those after a "?" are optional. */
  mask: string;
  country_code: CountryCode;
}

export interface SeedCountry {
  id: number;
  code: CountryCode;
  name: Localised;
}

/** The seller, shown with every shop of the city. Companies and numbers are invented. */
export interface Requisites {
  company_name: string;
  inn: string;
  ogrn: string;
  address: string;
  director: string;
  registrar: string;
  notes?: readonly string[];
}

export interface SeedCity {
  id: number;
  alias: string;
  name: Localised;
  /** Completes "delivery …" in each language: «в Казани», "in Kazan", "Kazan’da". */
  seo_name: Localised;
  time_zone: string;
  country: SeedCountry;
  order_types: { delivery: boolean; takeaway: boolean };
  phone: string;
  is_free_call: boolean;
  phone_masks: readonly SeedPhoneMask[];
  prices: {
    currency: "₽" | "Br" | "₺" | "₸" | "€" | "₴";
    currency_code: "RUB" | "BYN" | "TRY" | "KZT" | "EUR" | "UAH";
  };
  has_loyalty_system: boolean;
  map: {
    /** [west, south, east, north] of the part of the city that the map shows first. */
    bbox: [west: number, south: number, east: number, north: number];
    coordinates: { latitude: number; longitude: number };
    zoom: number;
  };
  schedule: WeekSchedule;
  /** Its shops take orders until they close, so that no order hours of their own are sent. */
  orders_until_closing?: true;
  big: boolean;
  franchise?: true;
  requisites: Requisites;
}

export interface SeedShop {
  id: number;
  city: string;
  /** The name of a street or a station; the sandbox adds the brand before it. */
  name: Localised;
  street: string;
  description: Localised;
  latitude: number;
  longitude: number;
  /** Without it the city's hours apply. */
  schedule?: WeekSchedule;
  /** A shop with "stop" accepts no orders; `alert` gives the reason. */
  type?: "stop";
  alert?: Localised;
  tags: readonly Localised[];
}

export interface SeedZone {
  id: number;
  city: string;
  /** Closed and counter-clockwise. A city's zones are sorted by price: the first zone that contains a point applies. */
  ring: LonLat[];
  /** In minor units of the city's currency. Delivery is free from `free_from`; missing: never free. */
  prices: { delivery: number; minimum_order_amount: number; free_from?: number };
  background_color: string;
  cooking_time: number;
  /** The courier's ride in minutes. */
  delivery_time: number;
}

export interface SeedAddress {
  id: number;
  city: string;
  street: PlaceNames;
  /** As on the door: "9", "36к2", "12/5". */
  house: string;
  /** The city itself, or the suburb. */
  locality: PlaceNames;
  latitude: number;
  longitude: number;
}
