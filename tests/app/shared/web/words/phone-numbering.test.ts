import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isValidPhoneNumber,
  type CountryCode,
} from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { phoneNumbering } from "../../../../../app/shared/web/words/phone-numbering.server";
import { readPhoneIn } from "../../../../../app/shared/web/words/phone-words.server";
import type { City } from "../../../../../contract/place";
import { cities as seedCities } from "../../../../../sandbox/seed/geography";

const cities = seedCities.map(
  ({ alias, country, phone_masks }) => ({ alias, country, phone_masks }) as unknown as City,
);
const callingCodes = ({ phone_masks }: City) => new Set(phone_masks.map(({ code }) => code));

/** A mobile number of each country, in national digits. Some countries are too small to have an example. */
const numbers = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples);
  return example
    ? [{ country, code: String(getCountryCallingCode(country)), national: String(example.nationalNumber) }]
    : [];
});
const exampleOf = (country: string) => numbers.find((number) => number.country === country) ?? raise(country);

type Spelling = (code: string, national: string) => string;

/** People mark the calling code in these ways. */
const marked: Spelling[] = [
  (code, national) => `+${code} ${national}`,
  (code, national) => `+${code}${national}`,
  (code, national) => `+ ${code} ${national}`,
  (code, national) => `(+${code}) ${national}`,
  (code, national) => `+${code}(${national.slice(0, 3)})${national.slice(3)}`,
  (code, national) => `00${code}${national}`,
  (code, national) => `00 ${code} ${national}`,
  (code, national) => `(00${code}) ${national}`,
  (code, national) => `+00${code} ${national}`,
  (code, national) => `tel:+${code}-${national}`,
  (code, national) => `Тел. +${code} ${national}`,
  (code, national) => `Tel.: 00${code} / ${national}`,
];

/** People group digits in these ways. Direction marks come with what is copied from a chat. */
const separators = ["", " ", "-", ".", "/", "\u2013", "\u00a0", "\u2011", " - ", "\u202a \u202c"];
const scripts = ["0", "٠", "۰", "०", "０"];

function* writings(code: string, national: string, spellings: readonly Spelling[]) {
  for (const [index, spelling] of spellings.entries())
    for (const [other, separator] of separators.entries()) {
      const groups = national.match(/\d{1,3}/g) ?? [];
      const text = spelling(code, groups.join(separator));
      yield inDigitsFrom(scripts[(index + other) % scripts.length] ?? "0", text);
    }
}

describe.each(cities)("in $alias", (city) => {
  const own = exampleOf(city.country.code);

  it("a number of the city's country is read in every spelling", async () => {
    const { masks } = await phoneNumbering(city);
    const trunks = masks.find(({ country_code }) => country_code === own.country)?.trunks ?? [];
    expect(trunks).not.toEqual([]);
    const spellings = [
      ...marked,
      (code: string, national: string) => `${code} ${national}`,
      (_: string, national: string) => national,
      ...trunks.flatMap((trunk): Spelling[] => [
        (_, national) => `${trunk} ${national}`,
        (_, national) => `${trunk}(${national.slice(0, 3)})${national.slice(3)}`,
        (_, national) => `(${trunk}${national.slice(0, 3)}) ${national.slice(3)}`,
        (code, national) => `+${code} (${trunk}) ${national}`,
        (code, national) => `+${code}(${trunk})${national}`,
        (code, national) => `+${code} ${trunk}${national}`,
        (code, national) => `00${code} (${trunk}) ${national}`,
        (code, national) => `${code} ${trunk} ${national}`,
      ]),
      // The field offers the calling code, and people go on with the number as they know it.
      (code: string, national: string) => `+${code} +${code} ${national}`,
      (code: string, national: string) => `+${code} ${code} ${national}`,
      (code: string, national: string) => `+${code} 00${code} ${national}`,
    ];
    expect(await misread(city, writings(own.code, own.national, spellings), own.code + own.national)).toEqual([]);
  });

  it("a number of another country that it takes is read wherever its calling code is marked", async () => {
    for (const { code, country_code } of city.phone_masks) {
      const { national } = exampleOf(country_code);
      const spellings = [...marked, ...marked.map(after(`+${own.code} `))];
      expect(await misread(city, writings(code, national, spellings), code + national)).toEqual([]);
    }
  });

  it("a number of any other country is refused as such, and never gets the city's calling code", async () => {
    const wrong: string[] = [];
    for (const { code, national, country } of numbers.filter((one) => !callingCodes(city).has(one.code))) {
      for (const spelling of [...marked, ...marked.map(after(`+${own.code} `))]) {
        const text = spelling(code, national);
        const { problem } = await readPhoneIn(city, text);
        if (problem?.code !== "country") wrong.push(`${country}: ${text}: ${problem?.code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("digits of another country without any mark are read as the city's only if it has that number", async () => {
    const wrong: string[] = [];
    for (const { code, national } of numbers.filter((one) => !callingCodes(city).has(one.code))) {
      const { digits, problem } = await readPhoneIn(city, `${code} ${national}`);
      if (!problem && !isValidPhoneNumber(`+${digits}`)) wrong.push(`${code} ${national}: ${digits}`);
    }
    expect(wrong).toEqual([]);
  });
});

it("a city without masks takes numbers of its country", async () => {
  const berlin = { ...(cities.find(({ alias }) => alias === "berlin") ?? raise("berlin")), phone_masks: [] };
  expect(await readPhoneIn(berlin, "+49 (0) 30 123456")).toEqual({ digits: "4930123456" });
  expect(await readPhoneIn(berlin, "030 123456")).toEqual({ digits: "4930123456" });
  expect((await readPhoneIn(berlin, "+7 921 555 12 34")).problem).toEqual({ code: "country" });
});

it.each<[CountryCode, string[], string | undefined]>([
  ["RU", ["8"], "810"],
  ["KZ", ["8"], "810"],
  ["BY", ["80", "8", "0"], "810"],
  ["UA", ["80", "0"], undefined],
  ["TR", ["0"], undefined],
  ["DE", ["0"], undefined],
  ["HU", ["06"], undefined],
  ["US", ["1"], "011"],
  ["IT", [], undefined],
])("knows the prefixes of %s", async (country_code, trunks, exit) => {
  const city = { country: { code: country_code }, phone_masks: [{ mask: "+0 999", country_code }] } as unknown as City;
  expect((await phoneNumbering(city)).masks).toEqual([{ mask: "+0 999", country_code, trunks, ...(exit && { exit }) }]);
});

/** Returns the writings that are not read as `digits`. */
async function misread(city: City, writings: Iterable<string>, digits: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const text of writings) {
    const reading = await readPhoneIn(city, text);
    if (reading.problem || reading.digits !== digits) wrong.push(`${text}: ${JSON.stringify(reading)}`);
  }
  return wrong;
}

const after =
  (offered: string) =>
  (spelling: Spelling): Spelling =>
  (code, national) =>
    offered + spelling(code, national);

const inDigitsFrom = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

function raise(name: string): never {
  throw new Error(`nothing for ${name}`);
}
