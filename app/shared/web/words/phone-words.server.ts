import {
  formatNational,
  formatPhone,
  maskFor,
  maskOfCountry,
  phoneExample,
  phonePrefix,
  type PhoneMask,
  type PhoneProblem,
} from "../../../../rules/phone";
import { readPhone, type PhoneReading } from "../../../../rules/phone-reading";
import { digitsOf } from "../../../../rules/digits";
import type { City } from "../../../../contract/place";
import { phoneCookie, phoneCountryCookie } from "../../../../server/visitor/cookies";
import { readCookie } from "../../../../server/visitor/cookie-header";
import type { Visit } from "../../../../server/visitor/visit";
import { phoneNumbering } from "./phone-numbering.server";

/** A script formats the number by the masks while it is typed. */
export type PhoneFieldView = {
  value: string;
  /** The value is the number that the visitor gave before, not only the calling code. */
  is_known?: true;
  masks: PhoneMask[];
  country: string;
  /** Shown beside a number without its calling code; `country` is selected at first. */
  countries?: { code: string; words: string }[];
};

/** How phones are written in a city. */
export async function phoneFormat(city: City): Promise<Pick<PhoneFieldView, "masks" | "country">> {
  const { masks, country } = await phoneNumbering(city);
  return { masks, country };
}

/** Without digits the field starts with the calling code. */
async function phoneField(city: City, digits: string | undefined): Promise<PhoneFieldView> {
  const format = await phoneFormat(city);
  return digits
    ? { value: writtenPhone(city, digits), is_known: true, ...format }
    : { value: phonePrefix(format.masks, format.country), ...format };
}

/** The choice is remembered (docs/specification/rules-and-calls.md#phone). */
const choosesCountry = ({ country, phone_masks }: City) => country.code === "TR" && phone_masks.length > 1;

type TypedPhone = { phone?: string; phone_country?: string };

/** Has a select of countries where the city demands one. */
export async function customerPhoneField(
  visit: Visit,
  city: City,
  digits: string | undefined,
  typed: TypedPhone = {},
): Promise<PhoneFieldView> {
  const field = await phoneField(city, digits);
  if (!choosesCountry(city)) return { ...field, value: typed.phone ?? field.value };
  const remembered = typed.phone_country ?? (await readCookie(visit.cookies, phoneCountryCookie));
  const chosen = countryOf(city, remembered);
  const mask = (digits && maskFor(digits, city.phone_masks, chosen)) || maskOfCountry(city.phone_masks, chosen);
  return {
    ...field,
    value: typed.phone ?? (digits && mask ? formatNational(digits, mask) : ""),
    country: typed.phone_country ? chosen : (mask?.country_code ?? chosen),
    countries: city.phone_masks.map(({ country_code, name, code }) => ({
      code: country_code,
      words: `+${digitsOf(code)} ${name}`,
    })),
  };
}

/** Reads a number that is written for the city, or for another country of its masks. */
export async function readPhoneIn(city: City, text: string, country = city.country.code): Promise<PhoneReading> {
  const { masks, isNumber } = await phoneNumbering(city);
  return readPhone(text, masks, country, isNumber);
}

/** Also remembers the selected country. */
export async function readCustomerPhone(
  visit: Visit,
  city: City,
  typed: TypedPhone,
): Promise<{ digits: string; error?: string }> {
  const country = countryOf(city, choosesCountry(city) ? typed.phone_country : undefined);
  const { digits, problem } = await readPhoneIn(city, typed.phone ?? "", country);
  if (problem) return { digits, error: phoneWords(visit, city, problem, country) };
  const mask = maskFor(digits, city.phone_masks, country);
  if (mask && choosesCountry(city)) visit.change(phoneCountryCookie, mask.country_code);
  return { digits };
}

/** The chosen country, if the city has its mask; otherwise the city's own. */
const countryOf = ({ country, phone_masks }: City, chosen: string | undefined) =>
  phone_masks.find(({ country_code }) => country_code === chosen)?.country_code ?? country.code;

export function writtenPhone(city: City, digits: string): string {
  return formatPhone(digits, maskFor(digits, city.phone_masks, city.country.code));
}

export function knownPhone(visit: Visit): Promise<string | undefined> {
  return readCookie(visit.cookies, phoneCookie);
}

export function phoneWords(visit: Visit, city: City, problem: PhoneProblem, country = city.country.code): string {
  const { t } = visit;
  switch (problem.code) {
    case "required":
      return t("account:errors.phone");
    case "short":
      return t("account:errors.phoneShort", { count: problem.missing });
    case "long":
      return t("account:errors.phoneLong", { count: problem.extra });
    case "country": {
      const mask = maskOfCountry(city.phone_masks, country);
      return t("account:errors.phoneCountry", { example: mask ? phoneExample(mask) : "+…" });
    }
    case "extension":
      return t("account:errors.phoneExtension");
  }
}
