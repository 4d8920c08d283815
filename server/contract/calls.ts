import { z } from "zod";
import { cart, chosenModifiers } from "./cart";
import { geocoderAnswer } from "./geocoder";
import { product, productGroup } from "./menu";
import { interval, intervalDate, listedOrder, order, orderPayload, orderStatus, paymentType } from "./order";
import { notifyChannel, user, verification } from "./person";
import { city, cityBrief, deliveryAddress, shop } from "./place";
import { coordinates, maybe, notification, orderType } from "./primitives";

/**
 * What happens when the upstream is slow, down or wrong (decided here, once a call):
 * - `shared`: the same for every visitor; cached for `reuse` seconds, then served stale while it is refreshed, for hours if need be.
 * - `visitor`: this visitor's; never cached; the page renders without it and says so.
 * - `write`: never repeated by us, unless `idempotent`: then it carries an Idempotency-Key.
 */
export type CallKind = "shared" | "visitor" | "write";

type Call<Request extends z.ZodType, Answer extends z.ZodType> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `{name}` stands for a field of the request; the other fields are the query of a GET or the JSON body. */
  path: `/api/${string}`;
  request: Request;
  answer: Answer;
  kind: CallKind;
  /** Seconds that a shared answer counts as fresh. */
  reuse?: number;
  /** Milliseconds until we stop waiting. */
  limit: number;
  idempotent?: boolean;
};

const call = <Request extends z.ZodType, Answer extends z.ZodType>(row: Call<Request, Answer>) => row;

const answer = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...shape, ...notification });
const nothing = z.object({});
const done = answer({});
const QUICK = 4_000;
const WRITE = 10_000;

const cityAndType = { city_id: z.number(), order_type: orderType, shop_id: maybe(z.number()) };
const where = { ...cityAndType, delivery_zone_id: maybe(z.number()) };
const cartAnswer = answer({ cart });
/** Setting a place re-prices everything, so these answers carry cart and menu (spec 2 §7). */
const addressAnswer = answer({
  delivery_addresses: maybe(z.array(deliveryAddress)),
  delivery_address: maybe(deliveryAddress),
  cart: maybe(cart),
  product_groups: maybe(z.array(productGroup)),
});
const addressDetails = {
  room: maybe(z.string()),
  entrance: maybe(z.string()),
  floor: maybe(z.string()),
  intercom: maybe(z.string()),
  description: maybe(z.string()),
};

/** Every upstream call, once (spec 2 §7). The client, the sandbox's routing and the failure policy are made from this table. */
export const calls = {
  cities: call({ method: "GET", path: "/api/cities", request: nothing, kind: "shared", reuse: 300, limit: QUICK,
    answer: answer({ cities: z.array(cityBrief), message: maybe(z.string()), big_cities: z.array(cityBrief) }) }),
  city: call({ method: "GET", path: "/api/cities/{alias}", request: z.object({ alias: z.string() }), kind: "shared", reuse: 60, limit: QUICK,
    answer: answer({ city }) }),
  shops: call({ method: "GET", path: "/api/shops", request: z.object({ city_id: z.number() }), kind: "shared", reuse: 60, limit: QUICK,
    answer: answer({ shops: z.array(shop) }) }),
  shopsSet: call({ method: "POST", path: "/api/shops/set", request: z.object({ shop_id: z.number() }), kind: "write", limit: WRITE,
    answer: answer({ shop, cart, product_groups: maybe(z.array(productGroup)) }) }),
  products: call({ method: "POST", path: "/api/products", request: z.object(where), kind: "shared", reuse: 60, limit: 8_000,
    answer: answer({ product_groups: z.array(productGroup), popular_products: maybe(z.array(product)) }) }),
  paymentTypes: call({ method: "POST", path: "/api/user/payment-types", request: z.object(cityAndType), kind: "shared", reuse: 60, limit: QUICK,
    answer: answer({ payment_types: z.array(paymentType) }) }),
  timeSettings: call({ method: "POST", path: "/api/schedule/time-settings", kind: "shared", reuse: 30, limit: QUICK,
    request: z.object({ date: z.string(), ...where }),
    answer: answer({ time_list: z.array(z.string()), cooking_time: maybe(z.number()), delivery_time: maybe(z.number()) }) }),
  intervals: call({ method: "POST", path: "/api/schedule/intervals", request: z.object({ date: z.string() }), kind: "visitor", limit: QUICK,
    /** `message`: why there is nothing to choose on this day. */
    answer: answer({ intervals: z.array(interval), dates: z.array(intervalDate), date_today: z.string(), message: maybe(z.string()) }) }),

  cart: call({ method: "PUT", path: "/api/cart", request: z.object({ ...where, interval: maybe(z.string()) }), kind: "visitor", limit: QUICK, answer: cartAnswer }),
  cartClear: call({ method: "DELETE", path: "/api/cart/clear", request: nothing, kind: "write", limit: WRITE, answer: cartAnswer }),
  /** `count` is what the line should hold afterwards, so that a repeated or lost call does no harm. */
  cartAdd: call({ method: "PUT", path: "/api/cart/add", kind: "write", limit: WRITE, answer: cartAnswer,
    request: z.object({ product_key: z.string(), count: z.number().int().min(1).max(100), modifiers: maybe(chosenModifiers), ...where }) }),
  /** As `cartAdd`: the count left; 0 removes the line. */
  cartRemove: call({ method: "PUT", path: "/api/cart/remove", kind: "write", limit: WRITE, answer: cartAnswer,
    request: z.object({ product_key: z.string(), count: z.number().int().min(0).max(100), ...where }) }),
  cartForget: call({ method: "PUT", path: "/api/cart/forget", kind: "write", limit: WRITE, answer: cartAnswer,
    request: z.object({ product_key: z.string(), ...where }) }),
  cartPackagesBag: call({ method: "PUT", path: "/api/cart/packages/bag", kind: "write", limit: WRITE, answer: cartAnswer,
    request: z.object({ without_bag: z.boolean(), ...where }) }),
  cartSetInterval: call({ method: "PUT", path: "/api/cart/set-interval", request: z.object({ interval: z.string().nullable() }), kind: "write", limit: WRITE, answer: cartAnswer }),

  login: call({ method: "POST", path: "/api/user/login", kind: "write", limit: WRITE,
    request: z.object({ city_id: z.number(), name: maybe(z.string()), phone: z.string(), notify_channel: notifyChannel, captcha_user_token: maybe(z.string()) }),
    answer: answer({ user: z.object({ verification }) }) }),
  checkVerificationCode: call({ method: "POST", path: "/api/user/check-verification-code", kind: "write", limit: WRITE,
    request: z.object({ code: z.string() }), answer: answer({ user }) }),
  checkSession: call({ method: "GET", path: "/api/user/check-session", request: nothing, kind: "visitor", limit: QUICK,
    answer: answer({ is_authenticated: z.boolean() }) }),
  user: call({ method: "GET", path: "/api/user/get", request: nothing, kind: "visitor", limit: QUICK, answer: answer({ user }) }),
  logout: call({ method: "DELETE", path: "/api/user/logout", request: nothing, kind: "write", limit: WRITE, answer: done }),
  /** The newest first, a page at a time from 1 on. */
  orders: call({ method: "GET", path: "/api/user/orders", request: z.object({ page: z.number().int().min(1) }), kind: "visitor", limit: QUICK,
    answer: answer({ orders: z.array(listedOrder) }) }),
  addresses: call({ method: "GET", path: "/api/user/addresses", request: nothing, kind: "visitor", limit: QUICK,
    answer: answer({ delivery_addresses: z.array(deliveryAddress) }) }),
  addressSetByCoordinates: call({ method: "POST", path: "/api/user/addresses/set-by-coordinates", kind: "write", limit: WRITE, answer: addressAnswer,
    request: z.object({ city_id: z.number(), ...coordinates.shape, ...addressDetails }) }),
  /** A known address that is not delivered to comes back with `delivery_possible: false`; an unknown one with `found: false`. */
  addressSetByAddress: call({ method: "POST", path: "/api/user/addresses/set-by-address", kind: "write", limit: WRITE, answer: addressAnswer,
    request: z.object({ city_id: z.number(), address: z.string(), ...addressDetails }) }),
  addressSetById: call({ method: "POST", path: "/api/user/addresses/set-by-id", kind: "write", limit: WRITE, answer: addressAnswer,
    request: z.object({ delivery_address_id: z.number() }) }),
  geocodeAddress: call({ method: "POST", path: "/api/geocoder/searchByAddress", request: z.object({ address: z.string() }), kind: "shared", reuse: 600, limit: QUICK, answer: geocoderAnswer }),
  geocodeCoordinates: call({ method: "POST", path: "/api/geocoder/searchByCoordinates", kind: "shared", reuse: 600, limit: QUICK, answer: geocoderAnswer,
    request: z.object({ coordinates: z.tuple([z.number(), z.number()]) }) }),

  orderCreate: call({ method: "POST", path: "/api/order/create", request: orderPayload, kind: "write", limit: 20_000, idempotent: true,
    answer: answer({ order_id: maybe(z.number()), payment_type: maybe(z.string()) }) }),
  orderStatus: call({ method: "POST", path: "/api/order/status", kind: "visitor", limit: QUICK,
    request: z.object({ order_id: z.number(), order_type: maybe(orderType), phone: maybe(z.string()) }),
    answer: answer({ order_id: z.number(), order_type: maybe(orderType), status: orderStatus }) }),
  orderCancel: call({ method: "POST", path: "/api/order/cancel", request: z.object({ order_id: z.number() }), kind: "write", limit: WRITE, answer: done }),
  order: call({ method: "GET", path: "/api/order/{id}", request: z.object({ id: z.number() }), kind: "visitor", limit: QUICK, answer: answer({ order }) }),
  feedbackUnavailableAddress: call({ method: "POST", path: "/api/feedback/unavailable-delivery-address", kind: "write", limit: WRITE, answer: done,
    request: z.object({ coordinates, city_id: z.number(), phone: z.string() }) }),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type RequestOf<Name extends CallName> = z.input<Calls[Name]["request"]>;
export type AnswerOf<Name extends CallName> = z.output<Calls[Name]["answer"]>;
