import { expect, it } from "vitest";
import type { CallName } from "../../../contract/calls";
import { sandboxForFile, SPB, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const NOWHERE = 99;
const delivery = { city_id: NOWHERE, order_type: "delivery" };
const contact = { name: "Anna", phone: "79120000001", city_id: NOWHERE };
const nevsky = { latitude: 59.9359, longitude: 30.3256 };

/** Calls that name a city, as they are sent for one that does not exist. */
const elsewhere: [CallName, Record<string, unknown>][] = [
  ["city", { alias: "atlantis" }],
  ["city", { alias: "__proto__" }],
  ["shops", { city_id: NOWHERE }],
  ["products", delivery],
  ["relatedProducts", { product_groups_ids: [1], ...delivery }],
  ["timeSettings", { date: "2026-11-21", ...delivery }],
  ["paymentTypes", delivery],
  ["cart", delivery],
  ["cartAdd", { product_key: "miso", count: 1, ...delivery }],
  ["cartRemove", { product_key: "miso", count: 1, ...delivery }],
  ["cartForget", { product_key: "miso", ...delivery }],
  ["cartGiftAdd", { gift_id: 1, ...delivery }],
  ["cartGiftRemove", { gift_id: 1, ...delivery }],
  ["cartGiftForget", { gift_id: 1, ...delivery }],
  ["cartApplyPromocode", { promocode: "TASTY10", ...delivery }],
  ["cartForgetPromocode", delivery],
  ["cartApplyBonuses", { bonuses: 1, ...delivery }],
  ["cartPackagesBag", { without_bag: true, ...delivery }],
  ["addressSetByAddress", { city_id: NOWHERE, address: "Невский 20" }],
  ["addressSetByCoordinates", { city_id: NOWHERE, ...nevsky }],
  ["login", { city_id: NOWHERE, phone: contact.phone, notify_channel: "sms" }],
  ["userUpdate", contact],
  ["orderCreate", { ...delivery, phone: contact.phone, username: "Anna", payment_type: "cash" }],
  ["orderCreateCache", { ...delivery, phone: contact.phone, username: "Anna", payment_type: "cash" }],
  ["orderPaymentSettings", { payment_type: "cardOnline", is_delivery: true, city_id: NOWHERE }],
  ["feedbackQuestion", { ...contact, email: "anna@example.com", message: "Hello" }],
  ["feedbackCallMeBack", contact],
  ["feedbackLandlord", { ...contact, city_name: "Pskov", shop: "Main square", square: 80 }],
  ["feedbackSupplier", { ...contact, city_name: "Pskov", company: "Rice and sons", product_category: "Rice" }],
  ["feedbackUnavailableAddress", { coordinates: nevsky, ...contact }],
];

async function refusalOf(name: CallName, fields: Record<string, unknown>, signedIn = name === "userUpdate") {
  const visitor = new Visitor(sandbox);
  await visitor.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
  if (signedIn) await visitor.signIn("79120000001");
  const response = await visitor.send(name, fields);
  return [response.status, await response.json()];
}

it.each(elsewhere)("%s with an unknown city is 404", async (name, fields) => {
  expect(await refusalOf(name, fields)).toEqual([404, { message: "We are not in this city" }]);
});

it.each<[CallName, Record<string, unknown>]>([
  ["order", { id: 1 }],
  ["orderStatus", { order_id: 1 }],
  ["orderCancel", { order_id: 1 }],
  ["orderRepeat", { order_id: 1 }],
  ["courierLocation", { order_id: 1 }],
])("%s with an unknown order is 404", async (name, fields) => {
  expect(await refusalOf(name, fields)).toEqual([404, { message: "Order not found" }]);
});

it.each<[CallName, Record<string, unknown>]>([
  ["user", {}],
  ["userUpdate", { ...contact, city_id: SPB }],
  ["userRemove", {}],
  ["balance", {}],
])("%s without a signed-in customer is 403", async (name, fields) => {
  expect(await refusalOf(name, fields, false)).toEqual([403, { message: "Please sign in first" }]);
});

const once = (field: string, words: string) => ({ message: words, errors: { [field]: words } });

it.each<[CallName, Record<string, unknown>, string, string]>([
  ["timeSettings", { date: "2026-02-30", ...toSpb }, "date", "Enter a valid date"],
  [
    "feedbackQuestion",
    { ...contact, city_id: SPB, email: "anna@example.com", message: " " },
    "message",
    "Fill in this field",
  ],
  ["products", { city_id: 4, order_type: "delivery" }, "order_type", "There is no delivery in this city"],
])("%s with %j is 422 for %s", async (name, fields, field, words) => {
  expect(await refusalOf(name, fields)).toEqual([422, once(field, words)]);
});

it("an unknown shop is 404 with its field", async () => {
  expect(await refusalOf("shopsSet", { shop_id: 999 })).toEqual([404, once("shop_id", "There is no such restaurant")]);
});
