import { maskFor, normalisePhone, phoneProblem, type PhoneMask, type PhoneProblem } from "../../rules/phone";

/** A typed phone as digits of the international number, or what is wrong with it. The masks are the city's, the country is its code. */
export function readPhone(
  text: string,
  masks: readonly PhoneMask[],
  country: string,
): { digits: string; problem?: PhoneProblem } {
  const digits = normalisePhone(text, masks, country);
  const mask =
    maskFor(digits, masks, country) ??
    masks.find(({ country_code }) => country_code.toUpperCase() === country.toUpperCase()) ??
    masks[0];
  return { digits, problem: phoneProblem(text, mask) };
}

/** What a phone field starts with where no number is known: "+7 ". */
export function phonePrefix(masks: readonly PhoneMask[], country: string): string {
  const own = masks.find(({ country_code }) => country_code.toUpperCase() === country.toUpperCase()) ?? masks[0];
  const code = own && /^\+\d+/.exec(own.mask)?.[0];
  return code ? `${code} ` : "";
}
