import type * as Plans from "libphonenumber-js/max";
import type { City } from "../../../../contract/place";
import type { PhoneMask } from "../../../../rules/phone";
import type { IsNumber } from "../../../../rules/phone-reading";

/** A city's masks, with the prefixes that are dialled in their countries. */
export type PhoneNumbering = { masks: PhoneMask[]; country: string; isNumber: IsNumber };

export async function phoneNumbering({ country, phone_masks }: City): Promise<PhoneNumbering> {
  const { maskOf, prefixesOf, isNumber } = await loadPlans();
  const masks = phone_masks.length > 0 ? phone_masks : maskOf(country.code);
  return {
    masks: masks.map(({ mask, country_code }) => ({ mask, country_code, ...prefixesOf(country_code) })),
    country: country.code,
    isNumber,
  };
}

/**
 * The numbering plans of all countries take 2 MB of memory, so that they are loaded with the first phone field
 * (docs/decisions/0049-phone-numbers.md).
 */
function loadPlans() {
  plans ??= Promise.all([import("libphonenumber-js/max"), import("libphonenumber-js/mobile/examples")]).then(
    ([library, { default: examples }]) => plansOf(library, examples),
  );
  return plans;
}

let plans: Promise<ReturnType<typeof plansOf>> | undefined;

type Library = typeof Plans;

function plansOf(library: Library, examples: Parameters<Library["getExampleNumber"]>[1]) {
  const read = library.parsePhoneNumberFromString;
  const known = new Map<string, Pick<PhoneMask, "trunks" | "exit">>();

  function isNumber(digits: string): boolean {
    const number = read(`+${digits}`);
    return number?.number === `+${digits}` && number.isValid();
  }

  function prefixesOf(country_code: string): Pick<PhoneMask, "trunks" | "exit"> {
    const country = country_code.toUpperCase() as Plans.CountryCode;
    const prefixes = known.get(country) ?? findPrefixes(country);
    if (library.isSupportedCountry(country)) known.set(country, prefixes);
    return prefixes;
  }

  /** A trunk prefix of a country is one that the library leaves out in front of the country's example number. */
  function findPrefixes(country: Plans.CountryCode): Pick<PhoneMask, "trunks" | "exit"> {
    const example = library.isSupportedCountry(country) ? library.getExampleNumber(country, examples) : undefined;
    if (!example) return {};
    const isTrunk = (prefix: string) => read(prefix + example.nationalNumber, country)?.number === example.number;
    const plan = new library.Metadata();
    plan.selectNumberingPlan(country);
    const exit = plan.numberingPlan?.IDDPrefix() ?? "";
    return {
      trunks: [...(formerTrunks[country] ?? []), ...TRUNKS.filter(isTrunk)],
      ...(/^\d+$/.test(exit) && exit !== "00" && { exit }),
    };
  }

  /** A city without masks takes every number of its country that may be long enough. */
  function maskOf(country_code: string): PhoneMask[] {
    const country = country_code.toUpperCase();
    if (!library.isSupportedCountry(country)) return [];
    const code = library.getCountryCallingCode(country);
    return [{ mask: code === "7" ? "+7 (999) 999-99-99" : `+${code} 9999999?99999999`, country_code }];
  }

  return { isNumber, prefixesOf, maskOf };
}

/** All trunk prefixes that are in use. One that begins with another stands before it. */
const TRUNKS = ["80", "06", "01", "8", "0", "1"];

/** Ukrainians dialled 8 0… until 2009, and still write it. */
const formerTrunks: Partial<Record<Plans.CountryCode, string[]>> = { UA: ["80"] };
