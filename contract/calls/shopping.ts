import { z } from "zod";
import { cart } from "../cart";
import { geocoderAnswer } from "../geocoder";
import { product, productGroup, relatedProducts } from "../menu";
import { interval, intervalDate, paymentType } from "../order";
import { city, cityBrief, shop } from "../place";
import { maybe } from "../primitives";
import { answer, call, cityAndType, nothing, QUICK, where, WRITE } from "./row";

/** Calls about places, hours and the menu (spec 2 §7). */
export const shoppingCalls = {
  cities: call({
    method: "GET",
    path: "/api/cities",
    request: nothing,
    kind: "shared",
    reuse: 300,
    limit: QUICK,
    answer: answer({ cities: z.array(cityBrief), message: maybe(z.string()), big_cities: z.array(cityBrief) }),
  }),
  city: call({
    method: "GET",
    path: "/api/cities/{alias}",
    request: z.object({ alias: z.string() }),
    kind: "shared",
    reuse: 60,
    limit: QUICK,
    answer: answer({ city }),
  }),
  shops: call({
    method: "GET",
    path: "/api/shops",
    request: z.object({ city_id: z.number() }),
    kind: "shared",
    reuse: 60,
    limit: QUICK,
    answer: answer({ shops: z.array(shop) }),
  }),
  shopsSet: call({
    method: "POST",
    path: "/api/shops/set",
    request: z.object({ shop_id: z.number() }),
    kind: "write",
    limit: WRITE,
    answer: answer({ shop, cart, product_groups: maybe(z.array(productGroup)) }),
  }),
  products: call({
    method: "POST",
    path: "/api/products",
    request: z.object(where),
    kind: "shared",
    reuse: 60,
    limit: 8_000,
    answer: answer({ product_groups: z.array(productGroup), popular_products: maybe(z.array(product)) }),
  }),
  relatedProducts: call({
    method: "POST",
    path: "/api/products/get-related-products",
    kind: "shared",
    reuse: 60,
    limit: QUICK,
    request: z.object({ product_groups_ids: z.array(z.number()).max(100), ...where }),
    answer: answer({ related_products: relatedProducts }),
  }),
  paymentTypes: call({
    method: "POST",
    path: "/api/user/payment-types",
    request: z.object(cityAndType),
    kind: "shared",
    reuse: 60,
    limit: QUICK,
    answer: answer({ payment_types: z.array(paymentType) }),
  }),
  timeSettings: call({
    method: "POST",
    path: "/api/schedule/time-settings",
    kind: "shared",
    reuse: 30,
    limit: QUICK,
    request: z.object({ date: z.string(), ...where }),
    answer: answer({
      time_list: z.array(z.string()),
      cooking_time: maybe(z.number()),
      delivery_time: maybe(z.number()),
    }),
  }),
  intervals: call({
    method: "POST",
    path: "/api/schedule/intervals",
    request: z.object({ date: z.string() }),
    kind: "visitor",
    limit: QUICK,
    /** `message`: why there is nothing to choose on this day. */
    answer: answer({
      intervals: z.array(interval),
      dates: z.array(intervalDate),
      date_today: z.string(),
      message: maybe(z.string()),
    }),
  }),
  geocodeAddress: call({
    method: "POST",
    path: "/api/geocoder/searchByAddress",
    request: z.object({ address: z.string() }),
    kind: "shared",
    reuse: 600,
    limit: QUICK,
    answer: geocoderAnswer,
  }),
  geocodeCoordinates: call({
    method: "POST",
    path: "/api/geocoder/searchByCoordinates",
    kind: "shared",
    reuse: 600,
    limit: QUICK,
    answer: geocoderAnswer,
    request: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
};
