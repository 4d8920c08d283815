import { expect, it } from "vitest";
import { z } from "zod";
import { calls, type CallName } from "../../contract/calls";

const COMMON = "city_id order_type shop_id delivery_zone_id";
const ORDER =
  "city_id order_type shop_id phone username email payment_type cash order_comment cart order_cache_key delivery_address interval_id";
const PLACED = "delivery_addresses delivery_address cart product_groups";

/** The calls of docs/specification/rules-and-calls.md#calls, copied from it: call, method and path, fields that go, fields that come. */
const specified: [CallName, string, sent: string, told: string][] = [
  ["orderStatus", "POST /api/order/status", "order_id order_type", ""],
  ["orderCancel", "POST /api/order/cancel", "order_id", ""],
  ["orderRepeat", "POST /api/order/repeat", "order_id", "order_type shop delivery_address cart product_groups"],
  ["order", "GET /api/order/{id}", "", "order.cart.products order.cart.prices"],
  [
    "courierLocation",
    "GET /api/order-tracking/get-courier-location",
    "order_id",
    "coordinates.latitude coordinates.longitude",
  ],
  ["orderCreateCache", "POST /api/order/create-order-cache", ORDER, "order_cache_key created_at"],
  ["orderCreate", "POST /api/order/create", ORDER, "order_id payment_type"],
  [
    "orderPay",
    "POST /api/order/pay",
    `${ORDER} is_new_acquiring`,
    "reason form_url complete_link MD PaReq cReq TermUrl AcsUrl threeDSServerTransId threeDSMethodUrl threeDSMethodUrlServer threeDSMethodData verify_param order_id qr_code payment_link",
  ],
  [
    "orderPaymentSettings",
    "POST /api/order/payment-settings",
    "payment_type is_delivery city_id shop_id latitude longitude",
    "acquiring verify_param",
  ],
  [
    "orderPost3ds",
    "POST /api/order/post3ds",
    "TransactionId PaRes cres order_id order_cache_key last_attempt",
    "success",
  ],
  ["paymentTypes", "POST /api/user/payment-types", "city_id order_type shop_id", "payment_types"],
  ["timeSettings", "POST /api/schedule/time-settings", `date ${COMMON}`, "time_list cooking_time delivery_time"],
  ["intervals", "POST /api/schedule/intervals", "date", "intervals dates date_today message"],
  ["cities", "GET /api/cities", "", "cities message big_cities"],
  ["city", "GET /api/cities/{alias}", "", "city"],
  ["shops", "GET /api/shops", "city_id", "shops"],
  ["shopsSet", "POST /api/shops/set", "shop_id", "shop cart product_groups"],
  ["products", "POST /api/products", COMMON, "product_groups popular_products"],
  ["relatedProducts", "POST /api/products/get-related-products", `product_groups_ids ${COMMON}`, ""],
  ["cart", "PUT /api/cart", `${COMMON} interval`, "cart"],
  ["cartClear", "DELETE /api/cart/clear", "", ""],
  ["cartAdd", "PUT /api/cart/add", `product_key count modifiers ${COMMON}`, ""],
  ["cartRemove", "PUT /api/cart/remove", "product_key count city_id order_type shop_id", ""],
  ["cartForget", "PUT /api/cart/forget", "product_key city_id order_type shop_id", ""],
  ["cartGiftAdd", "PUT /api/cart/gift/add", "gift_id city_id order_type shop_id", ""],
  ["cartGiftRemove", "PUT /api/cart/gift/remove", "gift_id city_id order_type shop_id", ""],
  ["cartGiftForget", "PUT /api/cart/gift/forget", "gift_id city_id order_type shop_id", ""],
  ["cartApplyPromocode", "PUT /api/cart/gift/apply-promocode", `promocode ${COMMON}`, ""],
  ["cartForgetPromocode", "PUT /api/cart/gift/forget-promocode", COMMON, ""],
  ["cartPackagesBag", "PUT /api/cart/packages/bag", `without_bag ${COMMON}`, ""],
  ["cartApplyBonuses", "PUT /api/cart/gift/apply-bonuses", `bonuses ${COMMON}`, ""],
  ["cartSetInterval", "PUT /api/cart/set-interval", "interval", ""],
  ["login", "POST /api/user/login", "city_id name phone notify_channel captcha_user_token", "user.verification.timer"],
  ["checkVerificationCode", "POST /api/user/check-verification-code", "code", "user"],
  ["checkSession", "GET /api/user/check-session", "", ""],
  ["user", "GET /api/user/get", "", "user"],
  [
    "userUpdate",
    "PUT /api/user/update",
    "city_id name phone sex birthday email is_subscribed is_print_fiscal_receipt",
    "user",
  ],
  ["logout", "DELETE /api/user/logout", "", ""],
  ["userRemove", "DELETE /api/user/remove", "", ""],
  ["orders", "GET /api/user/orders", "page", "orders"],
  ["balance", "GET /api/user/balance", "", "balance"],
  ["addresses", "GET /api/user/addresses", "", "delivery_addresses"],
  ["addressRemove", "DELETE /api/user/addresses/remove/{id}", "", ""],
  ["addressSetByCoordinates", "POST /api/user/addresses/set-by-coordinates", "city_id latitude longitude", PLACED],
  ["addressSetByAddress", "POST /api/user/addresses/set-by-address", "", PLACED],
  ["addressSetById", "POST /api/user/addresses/set-by-id", "delivery_address_id", PLACED],
  ["geocodeCoordinates", "POST /api/geocoder/searchByCoordinates", "coordinates", ""],
  ["geocodeAddress", "POST /api/geocoder/searchByAddress", "address", ""],
  ["feedbackQuestion", "POST /api/feedback/questions", "name phone email message", ""],
  ["feedbackCallMeBack", "POST /api/feedback/call-me-back", "name phone", ""],
  ["feedbackLandlord", "POST /api/feedback/landlord-request", "name phone email city_name shop square", ""],
  [
    "feedbackSupplier",
    "POST /api/feedback/supplier-request",
    "name phone email city_name company product_category",
    "",
  ],
  ["feedbackUnavailableAddress", "POST /api/feedback/unavailable-delivery-address", "coordinates city_id phone", ""],
];

it.each(specified)("the specified calls, letter for letter: %s is %s", (name, address, sent, told) => {
  const { method, path, request, answer } = calls[name];
  expect(`${method} ${path}`).toBe(address);
  expect(sent.split(" ").filter((field) => field && !has(request, field))).toEqual([]);
  expect([...told.split(" "), "notification"].filter((field) => field && !has(answer, field))).toEqual(
    name.startsWith("geocode") ? ["notification"] : [],
  );
});

/** Whether a schema has a field: `order.cart.prices`. */
function has(schema: z.ZodType, field: string): boolean {
  const [name = "", ...rest] = field.split(".");
  const inside = plain(schema);
  const found = inside instanceof z.ZodObject ? (inside.shape as Record<string, z.ZodType>)[name] : undefined;
  return found !== undefined && (rest.length === 0 || has(found, rest.join(".")));
}

function plain(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapped ? plain(schema.unwrap() as z.ZodType) : schema;
}
