import { z } from "zod";
import { cart } from "../cart";
import { geocoderAnswer } from "../geocoder";
import { product, productGroup, relatedProducts } from "../menu";
import { interval, intervalDate, paymentType } from "../order";
import { city, cityBrief, shop } from "../place";
import { cityAlias, extras, id, list, lonLat, maybe, minutes, minutesNote } from "../primitives";
import { answer, call, cityAndType, nothing, QUICK, where, WRITE } from "./row";

const dateNote = { description: "YYYY-MM-DD; before 04:00 it is still the day before" };

/** Cities, shops, hours and the menu (spec 2 §7). */
export const shoppingCalls = {
  cities: call({
    method: "GET",
    path: "/api/cities",
    summary: "All cities, and the big ones that are offered first",
    request: nothing,
    kind: "shared",
    reuse: 300,
    limit: QUICK,
    answer: answer({ cities: list(cityBrief), message: maybe(z.string()), big_cities: extras(cityBrief) }),
  }),
  city: call({
    method: "GET",
    path: "/api/cities/{alias}",
    summary: "A city with its hours, zones, phone masks and banners",
    request: z.object({ alias: cityAlias }),
    kind: "shared",
    reuse: 60,
    limit: QUICK,
    answer: answer({ city }),
  }),
  shops: call({
    method: "GET",
    path: "/api/shops",
    summary: "A city's shops",
    request: z.object({ city_id: id }),
    kind: "shared",
    reuse: 60,
    limit: QUICK,
    answer: answer({ shops: list(shop) }),
  }),
  shopsSet: call({
    method: "POST",
    path: "/api/shops/set",
    feature: "takeaway",
    summary: "Choose the shop to collect from; the cart and the menu go by it",
    request: z.object({ shop_id: id }),
    kind: "write",
    limit: WRITE,
    answer: answer({ shop, cart, product_groups: maybe(extras(productGroup)) }),
  }),
  products: call({
    method: "POST",
    path: "/api/products",
    summary: "The menu of a place, in groups, and what is popular there",
    request: z.object(where),
    kind: "shared",
    reuse: 60,
    limit: 8_000,
    answer: answer({ product_groups: list(productGroup), popular_products: maybe(extras(product)) }),
  }),
  relatedProducts: call({
    method: "POST",
    path: "/api/products/get-related-products",
    feature: "related dishes",
    summary: "What goes with the groups in the cart; a list, or an object of the same",
    kind: "shared",
    reuse: 60,
    limit: QUICK,
    request: z.object({ product_groups_ids: z.array(id).max(100), ...where }),
    answer: answer({ related_products: relatedProducts }),
  }),
  paymentTypes: call({
    method: "POST",
    path: "/api/user/payment-types",
    summary: "How an order of this type can be paid here",
    request: z.object(cityAndType),
    kind: "shared",
    reuse: 60,
    limit: QUICK,
    answer: answer({ payment_types: list(paymentType) }),
  }),
  timeSettings: call({
    method: "POST",
    path: "/api/schedule/time-settings",
    summary: "The times of a day that an order can be for, and how long cooking and delivery take",
    kind: "shared",
    reuse: 30,
    limit: QUICK,
    request: z.object({ date: z.string().meta(dateNote), ...where }),
    answer: answer({
      time_list: z.array(z.string()).meta({ description: "HH:MM" }),
      cooking_time: maybe(minutes).meta(minutesNote),
      delivery_time: maybe(minutes).meta(minutesNote),
    }),
  }),
  intervals: call({
    method: "POST",
    path: "/api/schedule/intervals",
    summary: "The intervals of a day with those that are taken, and the days to choose from",
    request: z.object({ date: z.string().meta(dateNote) }),
    kind: "visitor",
    limit: QUICK,
    answer: answer({
      intervals: extras(interval),
      dates: extras(intervalDate),
      date_today: z.string().meta(dateNote),
      message: maybe(z.string()).meta({ description: "Why there is nothing to choose on this day" }),
    }),
  }),
  geocodeAddress: call({
    method: "POST",
    path: "/api/geocoder/searchByAddress",
    feature: "delivery",
    summary: "Points for an address, best first; also what suggestions are made from",
    request: z.object({ address: z.string() }),
    kind: "shared",
    reuse: 600,
    // Half of what a page may take: an address is set by its text if the geocoder hangs.
    limit: 2_000,
    answer: geocoderAnswer,
  }),
  geocodeCoordinates: call({
    method: "POST",
    path: "/api/geocoder/searchByCoordinates",
    feature: "maps",
    summary: "The address at a point, given as [lon, lat]",
    kind: "shared",
    reuse: 600,
    limit: QUICK,
    answer: geocoderAnswer,
    request: z.object({ coordinates: lonLat.meta({ description: "[lon, lat]" }) }),
  }),
};
