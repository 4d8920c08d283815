import {
  formatPhone,
  maskFor,
  maskOfCountry,
  phoneExample,
  phonePrefix,
  type PhoneMask,
  type PhoneProblem,
} from "../../rules/phone";
import type { City } from "../../contract/place";
import { phoneCookie } from "../../server/visitor/cookies";
import { readCookie } from "../../server/visitor/cookie-header";
import type { Visit } from "../../server/visitor/visit";

/** A phone field: its first value, and the masks by which a script formats the number while it is typed. */
export type PhoneFieldView = { value: string; masks: PhoneMask[]; country: string };

/** The phone field of this city, filled with the known digits or, without them, with the calling code. */
export function phoneField(city: City, digits: string | undefined): PhoneFieldView {
  const country = city.country.code;
  const masks = city.phone_masks.map(({ mask, country_code }) => ({ mask, country_code }));
  return { value: digits ? writtenPhone(city, digits) : phonePrefix(masks, country), masks, country };
}

/** Digits formatted by the mask of the city's country. */
export function writtenPhone(city: City, digits: string): string {
  return formatPhone(digits, maskFor(digits, city.phone_masks, city.country.code));
}

export function knownPhone(visit: Visit): Promise<string | undefined> {
  return readCookie(visit.cookies, phoneCookie);
}

export function phoneWords(visit: Visit, city: City, problem: PhoneProblem): string {
  const { t } = visit;
  switch (problem.code) {
    case "required":
      return t("account:errors.phone");
    case "short":
      return t("account:errors.phoneShort", { count: problem.missing });
    case "long":
      return t("account:errors.phoneLong", { count: problem.extra });
    case "country": {
      const mask = maskOfCountry(city.phone_masks, city.country.code);
      return t("account:errors.phoneCountry", { example: mask ? phoneExample(mask) : "+…" });
    }
  }
}
