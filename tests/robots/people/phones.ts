import { getExampleNumber, type CountryCode } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { inDigits, kindOf, type Good, type Kind, type Spelling } from "./spelling";

/** How a country dials and groups its numbers: the trunk prefix, and the lengths of the groups of a mobile number. */
const countries = {
  RU: { code: "7", trunk: "8", groups: [3, 3, 2, 2] },
  KZ: { code: "7", trunk: "8", groups: [3, 3, 2, 2] },
  BY: { code: "375", trunk: "80", groups: [2, 3, 2, 2] },
  TR: { code: "90", trunk: "0", groups: [3, 3, 2, 2] },
  DE: { code: "49", trunk: "0", groups: [3, 4, 4] },
  UA: { code: "380", trunk: "0", groups: [2, 3, 2, 2] },
} as const satisfies Partial<Record<CountryCode, { code: string; trunk: string; groups: number[] }>>;

export type Country = keyof typeof countries;
export const phoneCountries = Object.keys(countries) as Country[];

const ITU = "ITU-T E.123, notation of telephone numbers";
const DIN = "DIN 5008, telephone numbers";
const LIBRARY = "https://github.com/google/libphonenumber/blob/master/FALSEHOODS.md";
const TRUNK = "https://github.com/catamphetamine/libphonenumber-js/issues/127 (national prefix after the code)";
const TAIGA = "https://github.com/taiga-family/taiga-ui/issues/14649 (8 after the code)";
const CORE = "https://github.com/alfa-laboratory/core-components/issues/191 (table of pastes)";
const CLEAVE = "https://github.com/iziz/libPhoneNumber-iOS/issues/206 (own code added to a number that has one)";
const MARKS = "https://github.com/woocommerce/woocommerce/issues/58000 (marks of direction)";
const DIGITS = "https://github.com/jackocnr/intl-tel-input/issues/2105 (Arabic and Persian digits)";
const WIDTH = "https://github.com/whatwg/html/issues/11395 (full-width digits)";
const RFC = "RFC 3966, the tel URI";
const GOV = "https://design-system.service.gov.uk/patterns/phone-numbers/ (accept additional characters)";
const CHAT = "https://faq.whatsapp.com/5913398998672934 (click to chat)";
const COUNTRY = "https://github.com/google/libphonenumber/issues/750 (a foreign number read as a national one)";

type Parts = { code: string; trunk: string; national: string; groups: string[] };
type Way = [source: string, write: (number: Parts) => string];

const goodWays: Way[] = [
  [ITU, ({ code, groups }) => `+${code} ${groups.join(" ")}`],
  [ITU, ({ trunk, groups }) => `${trunk} ${groups.join(" ")}`],
  [ITU, ({ trunk, groups: [first, ...rest] }) => `(${trunk} ${first}) ${rest.join(" ")}`],
  [ITU, ({ trunk, groups: [first, ...rest] }) => `${trunk}(${first})${rest.join("-")}`],
  [DIN, ({ trunk, groups: [first, ...rest] }) => `${trunk}${first}/${rest.join("")}`],
  [DIN, ({ trunk, groups: [first, ...rest] }) => `${trunk}${first}–${rest.join("‑")}`],
  [DIN, ({ code, groups }) => `00${code} ${groups.join(" ")}`],
  [LIBRARY, ({ code, groups }) => `+${code}.${groups.join(".")}`],
  [LIBRARY, ({ code, national }) => `${code}${national}`],
  [LIBRARY, ({ code, national }) => `++${code}${national}`],
  [LIBRARY, ({ code, groups }) => `+ ${code}-${groups.join("-")}`],
  [LIBRARY, ({ code, groups: [first, ...rest] }) => `(+${code}) (${first}) ${rest.join("–")}`],
  [LIBRARY, ({ code, groups }) => `+${code}_${groups.join("_")}`],
  [LIBRARY, ({ code, national }) => `+${code} ${[...national].join(" ")}`],
  [TRUNK, ({ code, trunk, groups }) => `+${code} ${trunk}${groups.join(" ")}`],
  [TRUNK, ({ code, trunk, groups }) => `+${code} (${trunk}) ${groups.join(" ")}`],
  [TRUNK, ({ code, trunk, groups }) => `+${code} (${trunk}${groups[0]}) ${groups.slice(1).join(" ")}`],
  [TRUNK, ({ code, trunk, groups }) => `00${code} (${trunk}) ${groups.join(" ")}`],
  [TAIGA, ({ code, trunk, national }) => `+${code} ${trunk}${national}`],
  [CORE, ({ national }) => national],
  [CORE, ({ groups }) => groups.join(" ")],
  [CORE, ({ code, national }) => `+${code} ${national}`],
  [CLEAVE, ({ code, national }) => `+${code} +${code}${national}`],
  [CLEAVE, ({ code, national }) => `+${code} 00${code}${national}`],
  [CLEAVE, ({ code, national }) => `+${code} ${code}${national}`],
  [MARKS, ({ code, groups }) => `\u202a+${code} ${groups.join(" ")}\u202c`],
  [MARKS, ({ code, groups }) => `\u200e+${code}\u00a0${groups.join("\u2011")}`],
  [MARKS, ({ code, groups }) => `\u2066+${code}\u2009${groups.join("\u202f")}\u2069`],
  [MARKS, ({ code, groups }) => `+${code}\u2060${groups.join("\u200b")}`],
  [DIGITS, ({ code, groups }) => inDigits("٠", `+${code} ${groups.join(" ")}`)],
  [DIGITS, ({ trunk, groups }) => inDigits("۰", `${trunk} ${groups.join(" ")}`)],
  [DIGITS, ({ code, groups }) => inDigits("०", `+${code} ${groups.join(" ")}`)],
  [WIDTH, ({ code, groups }) => inDigits("０", `＋${code}（${groups[0]}）${groups.slice(1).join("－")}`)],
  [WIDTH, ({ code, groups }) => inDigits("０", `﹢${code}　${groups.join("　")}`)],
  ["The emoji keyboard of phones", ({ code, groups }) => `➕${code} ${groups.join(" ")}`],
  ["The emoji keyboard of phones", ({ trunk, national }) => `📞 ${trunk}${national}`],
  [
    "The emoji keyboard of phones",
    ({ code, national }) => [...(code + national)].map((one) => `${one}\ufe0f\u20e3`).join(""),
  ],
  [RFC, ({ code, groups }) => `tel:+${code}-${groups.join("-")}`],
  [RFC, ({ national, code }) => `tel:${national};phone-context=+${code}`],
  [RFC, ({ code, national }) => `TEL:%2B${code}${national}`],
  [CHAT, ({ code, national }) => `https://wa.me/${code}${national}`],
  [GOV, ({ trunk, groups }) => `Tel. ${trunk}${groups.join(" ")}`],
  [GOV, ({ trunk, groups }) => `Тел.: ${trunk}${groups.join("-")}.`],
  [GOV, ({ code, groups }) => `Anna +${code} ${groups.join(" ")}`],
  [GOV, ({ code, groups }) => `+${code} ${groups.join(" ")} (Анна)`],
];

/** Landlines and mobiles as long as a number of the country itself, so that one is easily taken for the other. */
const FOREIGN: Record<Country, { code: string; national: string }> = {
  RU: { code: "49", national: "30123456" },
  KZ: { code: "49", national: "30123456" },
  BY: { code: "49", national: "3012345" },
  TR: { code: "49", national: "30123456" },
  DE: { code: "7", national: "9215551239" },
  UA: { code: "49", national: "3012345" },
};

const badWays: Way[] = [
  ["https://github.com/natintosh/intl_phone_number_input/issues/168", ({ code }) => `+${code}`],
  [LIBRARY, ({ code, national }) => `+${code} ${national.slice(0, 5)}`],
  [LIBRARY, ({ code, national }) => `+${code} ${national}77`],
  [LIBRARY, ({ trunk, national }) => `${trunk}${national}, ${trunk}${national}`],
  [LIBRARY, () => "нет"],
  [LIBRARY, () => "anna@example.com"],
  [LIBRARY, () => "+"],
  [LIBRARY, () => "0".repeat(9)],
  [LIBRARY, () => "1".repeat(101)],
  [RFC, ({ code, national }) => `tel:+${code}${national};ext=12`],
  [GOV, ({ trunk, national }) => `${trunk}${national} доб. 12`],
  [GOV, ({ trunk, national }) => `${trunk}${national} #12`],
  [GOV, ({ code, national }) => `+${code}${national} x12`],
  [GOV, ({ code, national }) => `+${code}${national}, Durchwahl 12`],
  [GOV, ({ code, national }) => `+${code}${national} dahili 12`],
  [GOV, ({ code, national }) => `+${code}${national} вн. 12`],
  // A German number of eleven digits is as long as one of ten with what follows it.
  [GOV, ({ code, national }) => `+${code} ${national.slice(0, 10)} (2. Stock)`],
  [GOV, ({ code, national }) => `+${code} ${national.slice(0, 10)}, 5 этаж`],
  [GOV, ({ code, national }) => `+${code} ${national.slice(0, 10)} кв. 5`],
  [GOV, ({ trunk, national }) => `${trunk}${national.slice(0, 10)} Nebenstelle 1`],
  [GOV, ({ trunk, national }) => `${trunk}${national.slice(0, 10)} доп. 1`],
  [GOV, ({ code, national }) => `+${code}${national.slice(0, 10)}＃1`],
  [RFC, ({ code, national }) => `+${code}${national.slice(0, 10)},,1`],
  [RFC, ({ code, national }) => `+${code}${national.slice(0, 10)}p1`],
];

const foreignWays: Way[] = [
  [CHAT, ({ code, national }) => `https://wa.me/${code}${national}`],
  [COUNTRY, ({ code, national }) => `+${code} ${national}`],
  [COUNTRY, ({ code, national }) => `(+${code}) ${national}`],
  [COUNTRY, ({ code, national }) => `Тел. +${code} ${national}`],
  [COUNTRY, ({ code, national }) => `00${code} ${national}`],
  [WIDTH, ({ code, national }) => inDigits("０", `＋${code} ${national}`)],
  ["The emoji keyboard of phones", ({ code, national }) => `➕${code}${national}`],
  [RFC, ({ code, national }) => `tel:%2B${code}${national}`],
  [RFC, ({ code, national }) => `tel:${national};phone-context=+${code}`],
];

/** Numbers of a country's phones as people write them. The normal form is the digits of the international number. */
export function phones(country: Country): Kind {
  const number = partsOf(country);
  const foreign = { ...FOREIGN[country], trunk: "", groups: [] };
  const good = goodWays.map(([source, write]): Good => ({
    text: write(number),
    source,
    normal: number.code + number.national,
  }));
  const written = (from: Way[], parts: Parts): Spelling[] =>
    from.map(([source, write]) => ({ text: write(parts), source }));
  return kindOf([...good, ...written(badWays, number), ...written(foreignWays, foreign)]);
}

/** The library's example of a mobile number, in the groups in which the country writes it. */
function partsOf(country: Country): Parts {
  const { code, trunk, groups } = countries[country];
  const national = getExampleNumber(country, examples)?.nationalNumber ?? "";
  let at = 0;
  return { code, trunk, national, groups: groups.map((length) => national.slice(at, (at += length))) };
}
