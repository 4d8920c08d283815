import { describe, expect, it } from "vitest";
import { digitsOf } from "../../rules/digits";
import {
  formatNational,
  formatPhone,
  internationalDigits,
  maskFor,
  normalisePhone,
  phoneExample,
  phonePrefix,
  phoneProblem,
  readPhone,
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

describe("normalisePhone", () => {
  it.each([
    // typed, country, digits
    ["+7 921 555-01-23", "RU", "79215550123"],
    ["8 (921) 555-01-23", "RU", "79215550123"],
    ["+8 921 555-01-23", "RU", "79215550123"],
    ["+89", "RU", "79"],
    ["+8 9", "DE", "79"],
    [" +89", "RU", "79"],
    ["8 921 555-01-23", "ru", "79215550123"],
    ["8 29 123-45-67", "BY", "375291234567"],
    ["+8", "RU", "8"],
    ["921 555 01 23", "RU", "79215550123"],
    ["8005550012", "RU", "78005550012"],
    ["88005550012", "RU", "78005550012"],
    ["79215550123", "RU", "79215550123"],
    ["007 921 555 01 23", "RU", "79215550123"],
    ["7921555012", "RU", "7921555012"],
    ["8921", "RU", "8921"],
    ["", "RU", ""],
    ["+", "RU", ""],
    ["hello", "RU", ""],
    ["892155501234567", "RU", "892155501234567"],
    ["+375 29 123-45-67", "RU", "375291234567"],
    ["8 701 234 56 78", "KZ", "77012345678"],
    ["8 029 123-45-67", "BY", "375291234567"],
    ["29 123-45-67", "BY", "375291234567"],
    ["375291234567", "BY", "375291234567"],
    ["0532 123 45 67", "TR", "905321234567"],
    ["532 123 45 67", "TR", "905321234567"],
    ["90 532 123 45 67", "TR", "905321234567"],
    ["0151 23456789", "DE", "4915123456789"],
    ["0170 1234567", "DE", "491701234567"],
    ["0049 151 23456789", "DE", "4915123456789"],
    ["067 123 45 67", "UA", "380671234567"],
    ["067 123 45 67", "ua", "380671234567"],
  ])("%j in %s is %s", (text, country, digits) => {
    expect(normalisePhone(text, masks, country)).toBe(digits);
    expect(normalisePhone(digits, masks, country)).toBe(digits);
  });

  it("takes Russia for granted", () => expect(normalisePhone("8 921 555 01 23")).toBe("79215550123"));
});

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
  ["+7 921 555-01-23", RU, undefined],
  ["8 921 555-01-23", RU, undefined],
  ["9215550123", RU, undefined],
  ["", RU, { code: "required" }],
  ["  ", RU, { code: "required" }],
  ["+7", RU, { code: "required" }],
  ["+7 (", RU, { code: "required" }],
  ["none", RU, { code: "required" }],
  ["+7 921 555-01-2", RU, { code: "short", missing: 1 }],
  ["+7 921", RU, { code: "short", missing: 7 }],
  ["8 921 555-0", RU, { code: "short", missing: 3 }],
  ["8", RU, { code: "short", missing: 10 }],
  ["7921555012", RU, { code: "short", missing: 1 }],
  ["+7 921 555-01-234", RU, { code: "long", extra: 1 }],
  ["9".repeat(1000), RU, { code: "long", extra: 990 }],
  ["+375 29 123-45-67", RU, { code: "country" }],
  ["00375291234567", RU, { code: "country" }],
  ["+1", RU, { code: "country" }],
  ["  +1", RU, { code: "country" }],
  ["8 029 100-00-6", BY, { code: "short", missing: 1 }],
  ["+37", BY, { code: "short", missing: 9 }],
  ["+375 29 123-45-67", BY, undefined],
  ["8 029 123-45-6", BY, { code: "short", missing: 1 }],
  ["+49 151 2345678", DE, undefined],
  ["+49 151 23456789", DE, undefined],
  ["+49 151 234567", DE, { code: "short", missing: 1 }],
  ["+49 151 234567890", DE, { code: "long", extra: 1 }],
  ["+1 202 555 0123", undefined, undefined],
  ["123456789", undefined, { code: "short", missing: 1 }],
  ["1".repeat(16), undefined, { code: "long", extra: 1 }],
  ["", undefined, { code: "required" }],
])("phoneProblem of %j", (text, mask, problem) => expect(phoneProblem(text, mask)).toEqual(problem));

it.each<[string, PhoneMask[], string, ReturnType<typeof readPhone>]>([
  ["8 (912) 000-45-67", masks, "RU", { digits: "79120004567" }],
  ["", masks, "RU", { digits: "", problem: { code: "required" } }],
  ["912", masks, "RU", { digits: "912", problem: { code: "short", missing: 7 } }],
  ["912", [DE, RU], "RU", { digits: "912", problem: { code: "short", missing: 7 } }],
  ["+1 555 0000", [DE, RU], "RU", { digits: "15550000", problem: { code: "country" } }],
  ["+375 29 123-45-67", masks, "RU", { digits: "375291234567" }],
  ["1234567890", [], "RU", { digits: "71234567890" }],
])("readPhone reads %j", (text, known, country, reading) => expect(readPhone(text, known, country)).toEqual(reading));

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
  if (text) expect(internationalDigits(text, mask)).toBe(digits);
});

/** Each country's number, in every way in which people type or paste it there. */
describe.each<[string, PhoneMask, string, string[]]>([
  [
    "RU",
    RU,
    "79215550123",
    [
      "+7 (921) 555-01-23",
      "+79215550123",
      "8 921 555 01 23",
      "8(921)555-01-23",
      "+8 921 555-01-23",
      "+8 (921) 555 01 23",
      " 921 555-01-23 ",
      "007 921 5550123",
      "tel:+7-921-555-01-23",
      "+7\u00a0921\u2009555\u201101\u201123",
      "\u202a+7 921 555-01-23\u202c",
    ],
  ],
  ["KZ", KZ, "77012345678", ["+7 701 234-56-78", "8 701 234 56 78", "701 234 56 78", "\t8-701-234-56-78\n"]],
  [
    "BY",
    BY,
    "375291234567",
    ["+375 (29) 123-45-67", "8 029 123 45 67", "8029 1234567", "29 123 45 67", "00375291234567"],
  ],
  [
    "TR",
    TR,
    "905321234567",
    ["+90 532 123 45 67", "0532 123 45 67", "532 123 45 67", "0090 532 1234567", "90 532 123 45 67"],
  ],
  [
    "DE",
    DE,
    "4915123456789",
    ["+49 151 23456789", "0151/23456789", "0151 2345 6789", "0049 151 23456789", "+49 (151) 234-567-89"],
  ],
  ["UA", UA, "380671234567", ["+380 (67) 123-45-67", "067 123 45 67", "67 123 45 67", "00380671234567"]],
])("a phone of %s", (country, _, digits, ways) => {
  it.each([...ways, ...ways.map(inArabicDigits), ...ways.map(inPersianDigits)])("is read from %j", (text) =>
    expect(readPhone(text, masks, country)).toEqual({ digits }),
  );
});

const inDigitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

/** As keyboards of Arabic and of Persian type them. */
function inArabicDigits(text: string) {
  return inDigitsFrom(0x0660)(text);
}
function inPersianDigits(text: string) {
  return inDigitsFrom(0x06f0)(text);
}
