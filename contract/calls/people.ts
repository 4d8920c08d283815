import { z } from "zod";
import { cart } from "../cart";
import { listedOrder } from "../order";
import { notifyChannel, sex, user, verification } from "../person";
import { deliveryAddress } from "../place";
import { amount, balanceNote, birthdayNote, coordinates, extras, id, list, maybe, phoneNote } from "../primitives";
import { answer, call, done, nothing, QUICK, unreadMenu, WRITE } from "./row";

/** Setting a place changes all prices, so these answers contain the cart and the menu. */
const addressAnswer = answer({
  delivery_addresses: maybe(extras(deliveryAddress)),
  delivery_address: maybe(deliveryAddress),
  cart: maybe(cart),
  ...unreadMenu,
});
const addressDetails = {
  room: maybe(z.string()),
  entrance: maybe(z.string()),
  floor: maybe(z.string()),
  intercom: maybe(z.string()),
  description: maybe(z.string()),
};

/** See docs/specification/rules-and-calls.md#customer-and-addresses. */
export const peopleCalls = {
  login: call({
    method: "POST",
    path: "/api/user/login",
    feature: "sign-in",
    summary: "Send a code to a phone, by call, SMS or VK",
    group: "person",
    kind: "write",
    limit: WRITE,
    request: z.object({
      city_id: id,
      name: maybe(z.string()),
      phone: z.string().meta({ description: "Digits; what else was typed is left out" }),
      notify_channel: notifyChannel,
      captcha_user_token: maybe(z.string()),
    }),
    answer: answer({ user: z.object({ verification }) }),
  }),
  checkVerificationCode: call({
    method: "POST",
    path: "/api/user/check-verification-code",
    feature: "sign-in",
    summary: "Sign in with the code",
    group: "person",
    kind: "write",
    limit: WRITE,
    request: z.object({ code: z.string() }),
    answer: answer({ user }),
  }),
  checkSession: call({
    method: "GET",
    path: "/api/user/check-session",
    feature: "sign-in",
    summary: "Whether somebody is signed in",
    request: nothing,
    group: "person",
    kind: "visitor",
    limit: QUICK,
    answer: answer({ is_authenticated: z.boolean() }),
  }),
  user: call({
    method: "GET",
    path: "/api/user/get",
    feature: "sign-in",
    summary: "Who is signed in",
    request: nothing,
    group: "person",
    kind: "visitor",
    limit: QUICK,
    answer: answer({ user }),
  }),
  /**
   * Fields that are not sent stay unchanged; an empty `email` or `birthday` is deleted. The phone must be the
   * customer's own and cannot be changed.
   */
  userUpdate: call({
    method: "PUT",
    path: "/api/user/update",
    feature: "profile",
    summary: "Change what is known about the customer",
    group: "person",
    kind: "write",
    limit: WRITE,
    answer: answer({ user }),
    request: z.object({
      city_id: id,
      name: z.string(),
      phone: z.string().meta(phoneNote),
      sex: maybe(sex),
      birthday: maybe(z.string()).meta(birthdayNote),
      email: maybe(z.string()),
      is_subscribed: maybe(z.boolean()),
      is_print_fiscal_receipt: maybe(z.boolean()),
    }),
  }),
  /** It also ends the session. */
  userRemove: call({
    method: "DELETE",
    path: "/api/user/remove",
    feature: "profile",
    summary: "Remove the customer and what is kept about them",
    request: nothing,
    group: "person",
    kind: "write",
    limit: WRITE,
    answer: done,
  }),
  balance: call({
    method: "GET",
    path: "/api/user/balance",
    feature: "points",
    summary: "The customer's bonuses",
    request: nothing,
    group: "person",
    kind: "visitor",
    limit: QUICK,
    answer: answer({ balance: amount.meta(balanceNote) }),
  }),
  logout: call({
    method: "DELETE",
    path: "/api/user/logout",
    feature: "sign-in",
    summary: "Sign out; the session goes on without its customer",
    request: nothing,
    group: "person",
    kind: "write",
    limit: WRITE,
    answer: done,
  }),
  /** The newest come first, in pages counted from 1. */
  orders: call({
    method: "GET",
    path: "/api/user/orders",
    feature: "sign-in",
    summary: "The customer's orders, the newest first, a page at a time",
    request: z.object({ page: z.number().int().min(1).meta({ description: "From 1 on" }) }),
    group: "orders",
    kind: "visitor",
    limit: QUICK,
    answer: answer({ orders: list(listedOrder) }),
  }),
  addresses: call({
    method: "GET",
    path: "/api/user/addresses",
    feature: "saved addresses",
    summary: "The visitor's addresses, the one used last first",
    request: nothing,
    group: "place",
    kind: "visitor",
    limit: QUICK,
    answer: answer({ delivery_addresses: extras(deliveryAddress) }),
  }),
  addressRemove: call({
    method: "DELETE",
    path: "/api/user/addresses/remove/{id}",
    feature: "saved addresses",
    summary: "Forget an address",
    request: z.object({ id }),
    group: "place",
    kind: "write",
    limit: WRITE,
    answer: answer({ delivery_addresses: maybe(extras(deliveryAddress)) }),
  }),
  addressSetByCoordinates: call({
    method: "POST",
    path: "/api/user/addresses/set-by-coordinates",
    feature: "delivery",
    summary: "Deliver to a point on the map; cart and menu go by it",
    group: "place",
    kind: "write",
    limit: WRITE,
    answer: addressAnswer,
    request: z.object({ city_id: id, ...coordinates.shape, ...addressDetails }),
  }),
  /** An address outside all zones has `delivery_possible: false`; an unknown one has `found: false`. */
  addressSetByAddress: call({
    method: "POST",
    path: "/api/user/addresses/set-by-address",
    feature: "delivery",
    summary: "Deliver to an address; cart and menu go by it",
    group: "place",
    kind: "write",
    limit: WRITE,
    answer: addressAnswer,
    request: z.object({ city_id: id, address: z.string(), ...addressDetails }),
  }),
  addressSetById: call({
    method: "POST",
    path: "/api/user/addresses/set-by-id",
    feature: "saved addresses",
    summary: "Deliver to one of the visitor's addresses",
    group: "place",
    kind: "write",
    limit: WRITE,
    answer: addressAnswer,
    request: z.object({ delivery_address_id: id }),
  }),
};
