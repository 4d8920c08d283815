import { describe, expect, it } from "vitest";
import { digitsOf } from "../../rules/digits";
import {
  formatNational,
  formatPhone,
  maskFor,
  phoneExample,
  phonePrefix,
  phoneProblem,
  type PhoneMask,
} from "../../rules/phone";

const mask = (country_code: string, mask: string): PhoneMask => ({ country_code, mask });
const RU = mask("RU", "+7 (999) 999-99-99");
const KZ = mask("KZ", "+7 (999) 999-99-99");
const BY = mask("BY", "+375 (99) 999-99-99");
const TR = mask("TR", "+90 999 999 99 99");
const DE = mask("DE", "+49 999 9999999?9");
const UA = mask("UA", "+380 (##) ###-##-##");
const masks = [RU, KZ, BY, TR, DE, UA];

describe("maskFor", () => {
  it.each([
    ["79215550123", "RU", RU],
    ["77012345678", "KZ", KZ],
    ["77012345678", "TR", RU],
    ["375291234567", "RU", BY],
    ["380671234567", "RU", UA],
    ["905321234567", "DE", TR],
    ["12025550123", "RU", undefined],
    ["", "RU", undefined],
  ])("%j in %s", (digits, country, found) => expect(maskFor(digits, masks, country)).toBe(found));

  it("takes Russia for granted", () => expect(maskFor("77012345678", [KZ, RU])).toBe(RU));

  it("takes a longer calling code before the country's own", () => {
    const north = mask("KZ", "+77 999 999 999");
    expect(maskFor("77012345678", [RU, north], "RU")).toBe(north);
  });
});

it.each([
  ["79215550123", RU, undefined],
  ["", RU, { code: "required" }],
  ["7", RU, { code: "required" }],
  ["7921555012", RU, { code: "short", missing: 1 }],
  ["792155501234", RU, { code: "long", extra: 1 }],
  ["375291234567", RU, { code: "country" }],
  ["1", RU, { code: "country" }],
  ["37", BY, { code: "short", missing: 9 }],
  ["491512345678", DE, undefined],
  ["4915123456789", DE, undefined],
  ["49151234567", DE, { code: "short", missing: 1 }],
  ["49151234567890", DE, { code: "long", extra: 1 }],
  ["12025550123", undefined, undefined],
  ["123456789", undefined, { code: "short", missing: 1 }],
  ["1".repeat(16), undefined, { code: "long", extra: 1 }],
  ["", undefined, { code: "required" }],
])("phoneProblem of %j", (digits, mask, problem) => expect(phoneProblem(digits, mask)).toEqual(problem));

it.each<[PhoneMask[], string, string]>([
  [masks, "DE", "+49 "],
  [[DE, RU], "RU", "+7 "],
  [[DE], "RU", "+49 "],
  [[DE, mask("ru", RU.mask)], "RU", "+7 "],
  [[], "RU", ""],
])("phonePrefix of %j in %s is %j", (known, country, prefix) => expect(phonePrefix(known, country)).toBe(prefix));

it.each([
  [RU, "+7 (000) 000-00-00"],
  [DE, "+49 000 00000000"],
  [TR, "+90 000 000 00 00"],
  [UA, "+380 (00) 000-00-00"],
  [mask("RU", " +7 (999) 999-99-99 "), "+7 (000) 000-00-00"],
  [mask("XX", "+99 ___-__"), "+99 000-00"],
])("phoneExample of %j is %s", (mask, example) => {
  expect(phoneExample(mask)).toBe(example);
});

it.each([
  ["79215550123", RU, "+7 (921) 555-01-23"],
  ["7921", RU, "+7 (921"],
  ["79215", RU, "+7 (921) 5"],
  ["7", RU, "+7"],
  ["", RU, ""],
  ["792155501239", RU, "+7 (921) 555-01-239"],
  ["7921555012345", RU, "+7 (921) 555-01-2345"],
  ["375291234567", RU, "+375291234567"],
  ["375291234567", BY, "+375 (29) 123-45-67"],
  ["905321234567", TR, "+90 532 123 45 67"],
  ["491512345678", DE, "+49 151 2345678"],
  ["4915123456789", DE, "+49 151 23456789"],
  ["380671234567", UA, "+380 (67) 123-45-67"],
  ["12025550123", undefined, "+12025550123"],
  ["79", mask("XX", ""), "+79"],
])("formatPhone %j shows as %3$j", (digits, mask, text) => {
  expect(formatPhone(digits, mask)).toBe(text);
  expect(digitsOf(formatPhone(digits, mask))).toBe(digits);
});

it.each([
  ["905321234567", TR, "532 123 45 67"],
  ["90532", TR, "532"],
  ["90", TR, ""],
  ["", TR, ""],
  ["79215550123", RU, "(921) 555-01-23"],
  ["79215", RU, "(921) 5"],
  ["380671234567", UA, "(67) 123-45-67"],
  ["4915123456789", DE, "151 23456789"],
  ["9053212345678", TR, "532 123 45 678"],
])("formatNational %j in %j is %j", (digits, mask, text) => {
  expect(formatNational(digits, mask)).toBe(text);
});
