import { z } from "zod";
import { isTimeZone } from "../rules/city-time";
import { product } from "./menu";
import {
  amount,
  cityAlias,
  dispensable,
  extras,
  id,
  latitude,
  longitude,
  lonLat,
  mapPlace,
  maybe,
  minutes,
  minutesNote,
  schedule,
} from "./primitives";

const country = z.object({ id, name: z.string(), code: z.string() });

const phoneMask = z.object({
  id: dispensable(id),
  name: z.string(),
  code: z.string(),
  mask: z.string().meta({ description: "As people read it, 9 for a digit: +7 (999) 999-99-99" }),
  country_code: z.string(),
});

const stopNote = { description: '"stop": takes no orders for now, `alert` says why' };
const freeDeliveryNote = { description: "From this subtotal on delivery costs nothing; with has_free_delivery only" };

/** A city in the city chooser, without its details. */
export const cityBrief = z.object({
  id,
  alias: cityAlias,
  name: z.string(),
  country,
  order_types: z.object({ delivery: z.boolean(), takeaway: z.boolean() }),
  map: dispensable(mapPlace),
});

export const deliveryZone = z.object({
  id,
  map: z.object({
    area: z.array(lonLat).meta({ description: "A GeoJSON ring: closed, points as [lon, lat]" }),
    background_color: dispensable(z.string()),
  }),
  prices: z.object({
    delivery: amount,
    minimum_order_amount: amount,
    has_free_delivery: z.boolean(),
    free_delivery_from: maybe(amount).meta(freeDeliveryNote),
  }),
  cooking_time: maybe(minutes).meta(minutesNote),
  delivery_time: maybe(minutes).meta(minutesNote),
});

/** YYYY-MM-DD and HH:MM in the city's time. */
const bannerMoment = z.object({ date: z.string(), time: maybe(z.string()) });

export const banner = z.object({
  id,
  name: z.string(),
  description: maybe(z.string()),
  images: z.object({ small: maybe(z.string()), big: maybe(z.string()) }),
  click_url: maybe(z.string()),
  button_text: maybe(z.string()),
  /** One of the brand's banner backgrounds; any other value means the first. */
  background: maybe(z.string()),
  /** The pages over which it opens, as paths below the city ("/" is its home). An empty list means all pages. */
  page_url: maybe(z.array(z.string())),
  schedule: maybe(
    z.object({
      show_time: maybe(z.object({ from: maybe(bannerMoment), to: maybe(bannerMoment) })),
      /** Shown once in this number of days or hours. */
      display_frequency: maybe(z.number()),
      display_frequency_type: maybe(z.enum(["day", "hours"])),
      /** In seconds. */
      delay: maybe(z.number()),
    }),
  ),
});

export const promotion = z.object({
  id,
  alias: z.string(),
  name: z.string(),
  subtitle: maybe(z.string()),
  /** HTML written by the chain, which must never be trusted. */
  description: maybe(z.string()),
  images: maybe(z.object({ small: maybe(z.string()), big: maybe(z.string()) })),
  /** The target of its main button. Without both fields there is no button. */
  click_url: maybe(z.string()),
  button_text: maybe(z.string()),
});

/** The seller, with the fields that the law of the city's country requires. */
const legalRequisites = z.object({
  company_name: z.string(),
  inn: maybe(z.string()),
  ogrn: maybe(z.string()),
  address: dispensable(z.string().meta({ description: "Where post reaches the company" })),
  director: dispensable(z.string().meta({ description: "Who represents the company" })),
  registrar: dispensable(z.string().meta({ description: "The court or authority that registered the company" })),
  notes: maybe(extras(z.string())).meta({ description: "Other particulars, each whole: an entry in a trade register" }),
});

export const city = cityBrief.extend({
  /** Completes the phrase "delivery …": "in Kazan". */
  seo_name: maybe(z.string()),
  type: maybe(z.string()).meta(stopNote),
  /** Its home page in the storefront: a path or a URL. */
  url: dispensable(z.string()),
  /** A partner runs the shops of the city. */
  franchise: dispensable(z.boolean()),
  timezone: z.number().min(-14).max(14).meta({ description: "Hours from UTC" }),
  /** Without it, times beyond a change of clocks are shown with today's offset. */
  time_zone: dispensable(
    z.string().refine(isTimeZone, "not a time zone").meta({ description: "The IANA zone, Europe/Berlin" }),
  ),
  email: maybe(z.string()),
  phone: maybe(z.string()).meta({ description: "As people read it" }),
  is_free_call: maybe(z.boolean()),
  phone_masks: extras(phoneMask),
  prices: z.object({ currency: z.string(), currency_code: z.string() }),
  schedule: dispensable(schedule),
  alert: maybe(z.string()),
  delivery_zones: maybe(extras(deliveryZone)),
  map: dispensable(
    mapPlace.extend({
      bbox: maybe(z.array(z.number())).meta({ description: "[west, south, east, north]" }),
      zoom: maybe(z.number()),
    }),
  ),
  banners: maybe(extras(banner)),
  promotions: maybe(extras(promotion)),
  popular_products: maybe(extras(product)),
  has_loyalty_system: maybe(z.boolean()),
  /** Whether requesting a code needs a `captcha_user_token`. */
  social_captcha: maybe(z.boolean()),
  legal: dispensable(legalRequisites),
});

export const shop = z.object({
  id,
  city_id: id,
  name: z.string(),
  address: z.object({ street: z.string(), description: maybe(z.string()) }),
  /** A shop without coordinates has no pin and no distance. */
  latitude: maybe(latitude),
  longitude: maybe(longitude),
  map: dispensable(mapPlace),
  schedule: dispensable(schedule),
  /** Texts to show: "Parking", "Terrace". */
  tags: maybe(extras(z.string())),
  alert: maybe(z.string()),
  type: maybe(z.string()).meta(stopNote),
  popular_products: maybe(extras(product)),
  company_name: maybe(z.string()),
  inn: maybe(z.string()),
  ogrn: maybe(z.string()),
});

export const deliveryAddress = z.object({
  id: z.int().min(0).meta({ description: "0: not saved" }),
  city_id: maybe(id),
  city: maybe(z.object({ id, name: z.string() })),
  address: z.string(),
  full_address: dispensable(z.string()),
  locality: dispensable(z.string()),
  district: dispensable(z.string()),
  street: maybe(z.string()),
  house: maybe(z.string()),
  /** The geocoder's kind: "house", "street". */
  type: maybe(z.string()),
  room: maybe(z.string()),
  floor: maybe(z.string()),
  entrance: maybe(z.string()),
  intercom: maybe(z.string()),
  description: maybe(z.string()),
  map: dispensable(mapPlace),
  found: maybe(z.boolean()).meta({ description: "false: this address is not known, and not saved" }),
  delivery_possible: maybe(z.boolean()).meta({ description: "false: no zone holds it, and it is not saved" }),
  delivery_zone_id: maybe(id),
  delivery_prices: maybe(
    z.object({
      delivery: maybe(amount),
      minimum_order_amount: maybe(amount),
      has_free_delivery: maybe(z.boolean()),
      free_delivery_from: maybe(amount).meta(freeDeliveryNote),
    }),
  ),
  /** The shop that cooks for this address, and its company. */
  shop_address: maybe(z.string()),
  company_name: maybe(z.string()),
  inn: maybe(z.string()),
  ogrn: maybe(z.string()),
});

export type CityBrief = z.infer<typeof cityBrief>;
export type City = z.infer<typeof city>;
export type DeliveryZone = z.infer<typeof deliveryZone>;
export type Shop = z.infer<typeof shop>;
export type DeliveryAddress = z.infer<typeof deliveryAddress>;
export type Promotion = z.infer<typeof promotion>;
export type Banner = z.infer<typeof banner>;
