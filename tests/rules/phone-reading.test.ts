import { describe, expect, it } from "vitest";
import type { PhoneMask } from "../../rules/phone";
import { readPhone, type PhoneReading } from "../../rules/phone-reading";

/** As app/shared/web/words/phone-numbering.server.ts adds the prefixes of each country. */
const RU = { country_code: "RU", mask: "+7 (999) 999-99-99", trunks: ["8"], exit: "810" };
const KZ = { ...RU, country_code: "KZ" };
const BY = { country_code: "BY", mask: "+375 (99) 999-99-99", trunks: ["80", "8", "0"], exit: "810" };
const TR = { country_code: "TR", mask: "+90 999 999 99 99", trunks: ["0"] };
const DE = { country_code: "DE", mask: "+49 999 9999999?9", trunks: ["0"] };
const UA = { country_code: "UA", mask: "+380 (##) ###-##-##", trunks: ["80", "0"] };
const IT = { country_code: "IT", mask: "+39 99 9999 9999", trunks: [] };
const masks: PhoneMask[] = [RU, KZ, BY, TR, DE, UA];

describe.each<[string, string, string[]]>([
  [
    "RU",
    "79215550123",
    [
      "+7 (921) 555-01-23",
      "8 921 555 01 23",
      "8(921)555-01-23",
      "+8 921 555-01-23",
      " 921 555-01-23 ",
      "7 921 555 01 23",
      "007 921 5550123",
      "8 10 7 921 555 01 23",
      "tel:+7-921-555-01-23",
      "тел. 8-921-555-01-23",
      "(+7) 921 555 01 23",
      "+ 7 921 555 01 23",
      "+7 (8921) 555-01-23",
      "+7 8 (921) 555-01-23",
      "+7 +7 921 555 01 23",
      "+7 79215550123",
      "+7 007 921 555 01 23",
      "+7 +8 921 555 01 23",
      "8 921 555 01 23 (Анна)",
      "\u202a+7\u00a0921\u2009555\u201101\u201323\u202c",
      "+७ ९२१ ५५५ ०१ २३",
      "＋７（９２１）５５５－０１－２３",
    ],
  ],
  ["RU", "78005553535", ["+7 800 555-35-35", "8 800 555-35-35", "+7 8 800 555-35-35", "800 555 35 35"]],
  ["RU", "78125551234", ["+7 812 555-12-34", "8 (812) 555-12-34", "+7 8 812 555 12 34", "812 555 12 34"]],
  ["RU", "70000000001", ["+7 000 000-00-01", "7 000 000 00 01"]],
  ["RU", "375291234567", ["+375 29 123-45-67", "375 29 123 45 67", "+375 8029 123 45 67", "+7 +375 29 123 45 67"]],
  [
    "KZ",
    "77012345678",
    ["+7 701 234-56-78", "8 701 234 56 78", "701 234 56 78", "+7 8 701 234 56 78", "+7 77012345678"],
  ],
  [
    "BY",
    "375291234567",
    ["8 029 123 45 67", "80 29 1234567", "8 29 123 45 67", "029 123 45 67", "29 123 45 67", "+375 80 29 123 45 67"],
  ],
  [
    "TR",
    "905321234567",
    ["0532 123 45 67", "532 123 45 67", "+90 (0) 532 123 45 67", "0090 0532 1234567", "90 532 123 45 67"],
  ],
  ["TR", "79215550123", ["7 921 555 01 23", "+90 +7 921 555 01 23", "+90 79215550123"]],
  [
    "DE",
    "4915123456789",
    [
      "0151/23456789",
      "+49 0151 23456789",
      "+49 (0)151 23456789",
      "0049 (0) 151 23456789",
      "49 0151 23456789",
      "+49 4915123456789",
      "(+49) 151 234-567-89",
      "+0049 151 23456789",
      "+0151 23456789",
      "00 49 151 23 45 67 89",
    ],
  ],
  ["DE", "491512345001", ["+49 0151 2345001", "0049 (0) 151 2345001", "49 0151 2345001", "0151 2345001"]],
  [
    "UA",
    "380671234567",
    [
      "067 123 45 67",
      "8 067 123-45-67",
      "67 123 45 67",
      "+38 067 123 45 67",
      "38 (067) 123-45-67",
      "+380 (0)67 123 45 67",
    ],
  ],
])("in %s, %s", (country, digits, ways) =>
  it.each(ways)("is read from %j", (text) => expect(readPhone(text, masks, country)).toEqual({ digits })),
);

it.each<[string, PhoneMask[], string, PhoneReading]>([
  ["", masks, "RU", { digits: "", problem: { code: "required" } }],
  ["none", masks, "RU", { digits: "", problem: { code: "required" } }],
  ["+7 (", masks, "RU", { digits: "7", problem: { code: "required" } }],
  ["912", masks, "RU", { digits: "912", problem: { code: "short", missing: 7 } }],
  ["912", [DE, RU], "RU", { digits: "912", problem: { code: "short", missing: 7 } }],
  ["+7 921", masks, "RU", { digits: "7921", problem: { code: "short", missing: 7 } }],
  ["+7 921 555-01-234", masks, "RU", { digits: "792155501234", problem: { code: "long", extra: 1 } }],
  ["8 921 555-0", masks, "RU", { digits: "89215550", problem: { code: "short", missing: 3 } }],
  // One digit is missing after the 8, though the rest is as long as a number.
  ["8 921 555-12-3", masks, "RU", { digits: "8921555123", problem: { code: "short", missing: 1 } }],
  ["+7 8 921 555-12-3", masks, "RU", { digits: "78921555123", problem: { code: "short", missing: 1 } }],
  ["7921555012", masks, "RU", { digits: "7921555012", problem: { code: "short", missing: 1 } }],
  ["701 234 56 7", masks, "KZ", { digits: "701234567", problem: { code: "short", missing: 1 } }],
  ["8 029 100-00-6", masks, "BY", { digits: "8029100006", problem: { code: "short", missing: 1 } }],
  // A German number never begins with 0, so nine digits after it are too few.
  ["+49 030 1234567", masks, "DE", { digits: "490301234567", problem: { code: "short", missing: 1 } }],
  ["030 1234567", masks, "DE", { digits: "0301234567", problem: { code: "short", missing: 1 } }],
  ["+49 0", masks, "DE", { digits: "490", problem: { code: "short", missing: 10 } }],
  ["+1 555 0000", [DE, RU], "RU", { digits: "15550000", problem: { code: "country" } }],
  ["(+49) 30 123456", [RU], "RU", { digits: "4930123456", problem: { code: "country" } }],
  ["Тел. +49 30 123456", [RU], "RU", { digits: "4930123456", problem: { code: "country" } }],
  ["+7 +49 30 123456", [RU], "RU", { digits: "4930123456", problem: { code: "country" } }],
  ["+7 0049 30 123456", [RU], "RU", { digits: "4930123456", problem: { code: "country" } }],
  ["(+7) 921 555 12 39", [DE], "DE", { digits: "79215551239", problem: { code: "country" } }],
  ["067 123 45 67", [RU], "RU", { digits: "0671234567", problem: { code: "country" } }],
  ["8 029 123 45 67", [RU], "RU", { digits: "80291234567", problem: { code: "country" } }],
  ["+8 005 550 012", [RU], "RU", { digits: "8005550012", problem: { code: "country" } }],
  ["8 (921) 555-12-34 доб. 12", masks, "RU", { digits: "89215551234", problem: { code: "extension" } }],
  ["+7 921 555-12-34 ext. 5", masks, "RU", { digits: "79215551234", problem: { code: "extension" } }],
  ["tel:+7-921-555-12-34;ext=5", masks, "RU", { digits: "79215551234", problem: { code: "extension" } }],
  ["8 921 555 12 34, добавочный 1", masks, "RU", { digits: "89215551234", problem: { code: "extension" } }],
  ["0532 123 45 67 dahili 3", masks, "TR", { digits: "05321234567", problem: { code: "extension" } }],
  ["доб. 12", masks, "RU", { digits: "12", problem: { code: "short", missing: 8 } }],
  ["9".repeat(1000), masks, "RU", { digits: "9".repeat(1000), problem: { code: "long", extra: 990 } }],
  ["+1 202 555 0123", [], "RU", { digits: "12025550123" }],
  ["921 555", [], "RU", { digits: "921555", problem: { code: "short", missing: 4 } }],
])("reads %j", (text, known, country, reading) => expect(readPhone(text, known, country)).toEqual(reading));

describe("a number that can be read in two ways", () => {
  const known =
    (...numbers: string[]) =>
    (digits: string) =>
      numbers.includes(digits);

  it.each<[string, PhoneMask, string, string[], string | undefined]>([
    ["keeps an 8 that is its own", RU, "+7 812 555 12 34", ["78125551234"], "78125551234"],
    ["loses the 8 that no number has", RU, "+7 892 155 51 23", [], undefined],
    ["is another country's, if only that one has it", DE, "7 921 555 12 39", ["79215551239"], undefined],
    ["is the city's, if both have it", DE, "7 921 555 12 39", ["79215551239", "4979215551239"], "4979215551239"],
    ["keeps the zero of an Italian number", IT, "06 1234 5678", ["390612345678"], "390612345678"],
  ])("%s", (_, mask, text, numbers, digits) => {
    const reading = readPhone(text, [mask], mask.country_code, known(...numbers));
    expect(reading.problem ? undefined : reading.digits).toBe(digits);
  });
});
