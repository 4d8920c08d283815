import type { z } from "zod";
import { describe, expect, it } from "vitest";
import { addressProblem, cleanAddress, wantsSuggestions } from "../../../rules/address";
import { cashAmount, cashProblem } from "../../../rules/cash";
import { contractCard, numberProblem } from "../../../rules/card";
import { readPromocode, meantPromocode, tidyPromocode } from "../../../rules/discounts";
import { isEmail } from "../../../rules/person";
import { readPhone } from "../../../rules/phone-reading";
import { typedLine, typedText } from "../../../server/guard/shown-text";
import { phoneNumbering } from "../../../app/shared/web/words/phone-numbering.server";
import { orderFields } from "../../../app/orders/checkout/order-fields.server";
import type { City } from "../../../contract/place";
import { phoneMask } from "../../../sandbox/seed/geography/countries";
import { doors, streets } from "./addresses";
import { phoneCountries, phones } from "./phones";
import type { Kind } from "./spelling";
import { cards, comments, emails, names, promoCodes, sums } from "./texts";

type Reader = (text: string) => string | undefined;

const terms = { total: 1, max: 10_000, country_code: "RU" };

const bySchema = (schema: z.ZodType) => (text: string) => schema.safeParse(text).data as string | undefined;
const { username, order_comment, email, delivery_address } = orderFields.shape;

const readers: [name: string, kind: Kind, read: Reader][] = [
  ["an address", streets, (text) => (addressProblem(text) || !wantsSuggestions(text) ? undefined : cleanAddress(text))],
  [
    "a card's number",
    cards,
    (number) => (numberProblem(number) ? undefined : contractCard({ number, expiry: "12/30", cvv: "123" }).number),
  ],
  ["a name", names(100), bySchema(username)],
  ["a door", doors, bySchema(delivery_address.unwrap().shape.room)],
  ["an order's e-mail address", emails, bySchema(email.unwrap())],
  ["an e-mail address", emails, (text) => (isEmail(text.trim()) ? text.trim() : undefined)],
  [
    "a sum",
    sums(2000),
    (text) => (cashProblem(text, terms) ? undefined : String(cashAmount(text, terms) || "") || undefined),
  ],
  ["a promo code", promoCodes("TASTY10"), (text) => knownCode(text, "TASTY10")],
  ["a promo code with an I", promoCodes("MINUS300"), (text) => knownCode(text, "MINUS300")],
];

/** As the chain does, after the shop's second try. */
function knownCode(text: string, code: string) {
  const typed = readPromocode(text);
  const tried = [typed, typed && meantPromocode(typed)];
  return tried.some((one) => one && tidyPromocode(one) === code) ? code : undefined;
}

/** `seen` is the text as it stands in a form that the shop reads. */
function readsAll(kind: Kind, read: Reader, seen = typedLine) {
  const wrong = [...kind.good, ...kind.bad].flatMap(({ text, normal, source }) => {
    const readings = kind.added.map((around) => read(seen(around(text))));
    const at = readings.findIndex((reading) => reading !== normal);
    return at < 0 ? [] : [`${JSON.stringify(kind.added[at]?.(text))} is ${readings[at]}, not ${normal} (${source})`];
  });
  expect(wrong).toEqual([]);
}

it.each(readers)("%s is read from every good spelling, and from no bad one", (_, kind, read) => readsAll(kind, read));

it("a comment is read from every good spelling, and from no bad one", () =>
  readsAll(comments(500), bySchema(order_comment.unwrap()), typedText));

describe.each(phoneCountries)("a phone of %s", (country) =>
  it("is read from every good spelling, and from no bad one", async () => {
    const city = { country: { code: country }, phone_masks: [phoneMask(country)] } as unknown as City;
    const { masks, isNumber } = await phoneNumbering(city);
    readsAll(phones(country), (text) => {
      const { digits, problem } = readPhone(text, masks, country, isNumber);
      return problem ? undefined : digits;
    });
  }),
);
