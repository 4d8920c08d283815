import { digitsOf } from "./digits";

export interface PhoneMask {
  /** "+7 (999) 999-99-99": the calling code, then `9`, `#` or `_` for each digit. Digits after a `?` are optional. */
  mask: string;
  country_code: string;
}

export type PhoneProblem =
  | { code: "required" }
  | { code: "short"; missing: number }
  | { code: "long"; extra: number }
  /** The number belongs to another country than the mask. */
  | { code: "country" };

/**
 * Returns the digits of the international number. A national number, with or without its trunk prefix, gets the
 * country's calling code (7 by default). In Russia and Kazakhstan a leading 8 becomes 7. A number that fits no mask
 * stays as typed.
 */
export function normalisePhone(text: string, masks: readonly PhoneMask[] = [], country = "RU"): string {
  const digits = digitsOf(text);
  if (text.trimStart().startsWith("+")) return digits.startsWith("89") ? `7${digits.slice(1)}` : digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const { code, least, most } = shapeOf(masks.find((mask) => isOf(mask, country)) ?? DEFAULT_MASK);
  const mayBeNational = BEGIN_LIKE_THE_CODE.has(country.toUpperCase()) && digits.length <= most;
  if (digits.startsWith(code) && !mayBeNational) return digits;
  const national = [withoutTrunk(digits, country), digits].find(({ length }) => length >= least && length <= most);
  return national ? code + national : digits;
}

/** The longest matching calling code wins. If masks share it (Russia, Kazakhstan), the country's own does. */
export function maskFor<Mask extends PhoneMask>(
  digits: string,
  masks: readonly Mask[],
  country = "RU",
): Mask | undefined {
  const rank = (mask: PhoneMask) => shapeOf(mask).code.length * 2 + (isOf(mask, country) ? 1 : 0);
  return masks.filter((mask) => digits.startsWith(shapeOf(mask).code)).sort((a, b) => rank(b) - rank(a))[0];
}

/** The calling code alone counts as empty. Without a mask a number may have 10 to 15 digits. */
export function phoneProblem(text: string, mask?: PhoneMask): PhoneProblem | undefined {
  const digits = mask ? normalisePhone(text, [mask], mask.country_code) : digitsOf(text);
  const { code, least, most } = mask ? shapeOf(mask) : { code: "", least: 10, most: 15 };
  if (digits === "" || digits === code) return { code: "required" };
  const isForeign = /^\s*(\+|00)/.test(text) && !digits.startsWith(code.slice(0, digits.length));
  if (isForeign) return { code: "country" };
  const isWhole = digits.startsWith(code) || code.startsWith(digits);
  const { length } = isWhole ? digits.slice(code.length) : withoutTrunk(digits, mask?.country_code ?? "");
  if (length < least) return { code: "short", missing: least - length };
  return length > most ? { code: "long", extra: length - most } : undefined;
}

/** Without a mask of the country, returns the first. */
export function maskOfCountry<Mask extends PhoneMask>(masks: readonly Mask[], country: string): Mask | undefined {
  return masks.find((mask) => isOf(mask, country)) ?? masks[0];
}

/** `masks` are the city's. The digits are those of the international number. */
export function readPhone(
  text: string,
  masks: readonly PhoneMask[],
  country: string,
): { digits: string; problem?: PhoneProblem } {
  const digits = normalisePhone(text, masks, country);
  return { digits, problem: phoneProblem(text, maskFor(digits, masks, country) ?? maskOfCountry(masks, country)) };
}

/** "+7 ", or empty without a mask. */
export function phonePrefix(masks: readonly PhoneMask[], country: string): string {
  const { code } = shapeOf(maskOfCountry(masks, country) ?? { mask: "", country_code: country });
  return code ? `+${code} ` : "";
}

/** Extra digits follow at the end of the mask. A number without a mask is "+" and its digits. */
export function formatPhone(digits: string, mask?: PhoneMask): string {
  const own = digitsOf(digits);
  if (!own) return "";
  const { code, picture } = mask ? shapeOf(mask) : { code: "", picture: "" };
  if (!picture || !own.startsWith(code)) return `+${own}`;
  const rest = [...own.slice(code.length)];
  let text = `+${code}`;
  let pending = "";
  for (const part of picture) {
    if (rest.length === 0) break;
    if (part !== "#") pending += part;
    else [text, pending] = [text + pending + (rest.shift() ?? ""), ""];
  }
  return text + rest.join("");
}

/** Leaves out the calling code, for a field beside a choice of countries. */
export function formatNational(digits: string, mask: PhoneMask): string {
  return formatPhone(digits, mask)
    .slice(shapeOf(mask).code.length + 1)
    .trimStart();
}

/** Adds the calling code to the digits of such a field. */
export function internationalDigits(national: string, mask: PhoneMask): string {
  return shapeOf(mask).code + digitsOf(national);
}

/** "+7 (000) 000-00-00" */
export function phoneExample(mask: PhoneMask): string {
  const { code, picture } = shapeOf(mask);
  return `+${code}${picture.replace(/#/g, "0")}`;
}

const DEFAULT_MASK: PhoneMask = { mask: "+7 (999) 999-99-99", country_code: "RU" };

/** Prefixes that are dialled before a national number. */
const TRUNKS: Readonly<Record<string, readonly string[]>> = { RU: ["8"], KZ: ["8"], BY: ["80", "8"] };

/** Their national numbers begin with the digit of the calling code: 701 234 56 78 is +7 701 234 56 78. */
const BEGIN_LIKE_THE_CODE: ReadonlySet<string> = new Set(["KZ"]);

function withoutTrunk(digits: string, country: string): string {
  const trunk = (TRUNKS[country.toUpperCase()] ?? ["0"]).find((trunk) => digits.startsWith(trunk)) ?? "";
  return digits.slice(trunk.length);
}

interface PhoneShape {
  code: string;
  /** The mask after the calling code, with `#` for each digit. */
  picture: string;
  /** The limits count the digits after the calling code. */
  least: number;
  most: number;
}

function shapeOf({ mask }: PhoneMask): PhoneShape {
  const [, code = "", national = ""] = /^\+?(\d*)(.*)$/.exec(mask.trim()) ?? [];
  const slots = national.replace(/[9_]/g, "#");
  const countOf = (text: string) => text.split("#").length - 1;
  const picture = slots.replace("?", "");
  return { code, picture, least: countOf(slots.split("?")[0] ?? ""), most: countOf(picture) };
}

function isOf({ country_code }: PhoneMask, country: string): boolean {
  return country_code.toUpperCase() === country.toUpperCase();
}
