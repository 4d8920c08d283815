import { z } from "zod";
import { isTimeZone } from "../../../rules/city-time";
import type { Localised } from "../../texts";
import { hour, nameIn, period, rows, words } from "../../read-seed";
import { countries, countryOf, phoneMask } from "./countries";

const acquirers = ["sber", "sber_new", "yookassa", "ozan", "payone"] as const;
export const onlineTypes = ["cardOnline", "sbp", "sberPay", "applePay", "googlePay"] as const;

/** GeoJSON order: longitude first. */
const lonLat = z.tuple([z.number(), z.number()]);

/**
 * A place name in the city's spelling, in Latin letters, and (if different from `local`) in Russian and in other
 * spellings that visitors type.
 */
const placeNames = z.strictObject({
  local: z.string(),
  latin: z.string(),
  ru: z.string().optional(),
  also: z.array(z.string()).optional(),
});

const week = z
  .strictObject({
    from: hour,
    to: hour,
    /** The end of Fridays and Saturdays. */
    late: hour.optional(),
    /** 1 is Monday, 7 is Sunday. */
    day_off: z.literal([1, 2, 3, 4, 5, 6, 7]).optional(),
    /** Every day. */
    break: period.optional(),
  })
  .transform(({ from, to, late = to, day_off, break: rest }): WeekSchedule => {
    const until = (end: number) =>
      rest
        ? [
            { from, to: rest.from },
            { from: rest.to, to: end },
          ]
        : [{ from, to: end }];
    const [usual, long] = [until(to), until(late)];
    const days = { 1: usual, 2: usual, 3: usual, 4: usual, 5: long, 6: long, 7: usual };
    return day_off ? { ...days, [day_off]: [] } : days;
  });

const shop = z.strictObject({
  /** `cities.<alias>.shops.<key>` in the texts. */
  key: z.string(),
  street: z.string(),
  at: lonLat,
  /** The walk from a stop, and the entrance. */
  way: z.strictObject({
    by: z.enum(["metro", "train", "tram", "bus"]),
    /** `cities.<alias>.stops.<stop>` in the texts; missing if the shop is named after its stop. */
    stop: z.string().optional(),
    minutes: z.int().positive(),
    door: z.enum(["street", "yard", "corner", "basement", "mall"]),
  }),
  /** Without it the city's hours apply. */
  schedule: week.optional(),
  tags: words(z.enum(["parking", "terrace", "kids-corner", "step-free"])).default([]),
  /** A shop with "stop" accepts no orders; `alert` gives the reason. */
  type: z.literal("stop").optional(),
  alert: z.enum(["closed-for-repair", "kitchen-paused", "door-from-yard"]).optional(),
  /** If it differs from the city's. */
  acquirer: z.enum(acquirers).optional(),
  /** Whether orders for takeaway are paid online as elsewhere in the city. */
  online_payment: z.boolean().default(true),
});

const country = nameIn("countries.json", countries);

const city = z.strictObject({
  id: z.int().positive(),
  alias: z.string(),
  country: country.transform(countryOf),
  time_zone: z.string().refine(isTimeZone, "no time zone"),
  /** A city without delivery has no zones. */
  order_types: z
    .strictObject({ delivery: z.boolean(), takeaway: z.boolean() })
    .default({ delivery: true, takeaway: true }),
  schedule: week,
  /** Its shops take orders until they close, so that no order hours of their own are sent. */
  orders_until_closing: z.literal(true).optional(),
  phone: z.string(),
  is_free_call: z.boolean().default(false),
  phone_masks: words(country).transform((codes) => codes.map(phoneMask)),
  has_loyalty_system: z.boolean(),
  big: z.boolean(),
  franchise: z.literal(true).optional(),
  /** Missing: no order is paid online. */
  payments: z
    .strictObject({
      acquirer: z.enum(acquirers),
      online: words(z.enum(onlineTypes)),
      /** Whether a delivery service may bring the order and collect the money itself. */
      aggregator: z.boolean().default(false),
    })
    .optional(),
  map: z.strictObject({
    /** West, south, east and north of the part of the city that the map shows first. */
    bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    coordinates: z.strictObject({ latitude: z.number(), longitude: z.number() }),
    zoom: z.int(),
  }),
  /** The seller, shown with every shop of the city. Companies and numbers are invented. */
  requisites: z.strictObject({
    company_name: z.string(),
    inn: z.string(),
    ogrn: z.string(),
    address: z.string(),
    director: z.string(),
    registrar: z.string(),
    notes: z.array(z.string()).optional(),
  }),
});

/** A file of `cities/`. The texts are `cities.<alias>`. */
export const surveyFile = z.strictObject({
  city,
  names: placeNames,
  /** Whether an address names its district instead of the city. */
  names_districts: z.literal(true).optional(),
  shops: rows(shop),
  /** A street outside of the base map, where nothing is delivered. */
  suburb: z
    .strictObject({
      locality: placeNames,
      names: placeNames,
      line: z.array(lonLat).min(2),
      /** The house numbers at both ends of the line. */
      numbers: z.tuple([z.int(), z.int()]),
      houses: words(z.string()),
    })
    .optional(),
});

/** A feature of `maps/zones.geojson`. */
export const zoneFeature = z.object({
  properties: z.strictObject({
    city: z.string(),
    /** In minor units of the city's currency. Delivery is free from `free_from`; missing: never free. */
    prices: z.strictObject({
      delivery: z.int().nonnegative(),
      minimum_order_amount: z.int().nonnegative(),
      free_from: z.int().positive().optional(),
    }),
    background_color: z.string(),
    cooking_time: z.int().positive(),
    /** The courier's ride in minutes. */
    delivery_time: z.int().positive(),
  }),
  /** The ring is closed and counter-clockwise. */
  geometry: z.object({ coordinates: z.tuple([z.array(lonLat)]) }),
});

export type LonLat = z.infer<typeof lonLat>;
export type PlaceNames = z.infer<typeof placeNames>;
export type Survey = z.infer<typeof surveyFile>;
export type Requisites = SeedCity["requisites"];
export type Acquirer = (typeof acquirers)[number];
export type OnlineType = (typeof onlineTypes)[number];

/**
 * Minutes from midnight of the city's clock. `to` is above 1440 when the shift ends after midnight: 1560 is 02:00 of
 * the next day.
 */
export type WorkingMinutes = z.infer<typeof period>;

/** 1 is Monday, 7 is Sunday. An empty list is a day off; two periods have a break between them. */
export type WeekSchedule = Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly WorkingMinutes[]>;

export interface SeedCity extends Omit<z.infer<typeof city>, "country"> {
  name: Localised;
  /** Completes "delivery …" in each language: «в Казани», "in Kazan", "Kazan’da". */
  seo_name: Localised;
  country: { id: number; code: string; name: Localised };
  prices: { currency: string; currency_code: string };
}

export interface SeedShop extends Pick<
  z.infer<typeof shop>,
  "street" | "schedule" | "type" | "acquirer" | "online_payment"
> {
  id: number;
  city: string;
  /** The name of a street or a station; the sandbox adds the brand before it. */
  name: Localised;
  description: Localised;
  latitude: number;
  longitude: number;
  alert?: Localised;
  tags: readonly Localised[];
}

/** A city's zones are sorted by price: the first zone that contains a point applies. */
export type SeedZone = z.infer<typeof zoneFeature>["properties"] & { id: number; ring: LonLat[] };

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
