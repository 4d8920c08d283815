import { digitsOf } from "./digits";

export interface PhoneMask {
  /** "+7 (999) 999-99-99": the calling code, then `9`, `#` or `_` for each digit. Digits after a `?` are optional. */
  mask: string;
  country_code: string;
  /** Prefixes that are dialled before a national number: "8", "0". One that begins with another stands before it. */
  trunks?: readonly string[];
  /** Dialled before a calling code, besides 00: "810". */
  exit?: string;
}

export type PhoneProblem =
  | { code: "required" }
  | { code: "short"; missing: number }
  | { code: "long"; extra: number }
  /** The number belongs to another country than the masks. */
  | { code: "country" }
  /** Neither a code nor a call reaches an extension. */
  | { code: "extension" };

/** The longest matching calling code wins. If masks share it (Russia, Kazakhstan), the country's own does. */
export function maskFor<Mask extends PhoneMask>(
  digits: string,
  masks: readonly Mask[],
  country = "RU",
): Mask | undefined {
  const rank = (mask: PhoneMask) => phoneShape(mask).code.length * 2 + (isOf(mask, country) ? 1 : 0);
  return masks.filter((mask) => digits.startsWith(phoneShape(mask).code)).sort((a, b) => rank(b) - rank(a))[0];
}

/** Without a mask of the country, returns the first. */
export function maskOfCountry<Mask extends PhoneMask>(masks: readonly Mask[], country: string): Mask | undefined {
  return masks.find((mask) => isOf(mask, country)) ?? masks[0];
}

/**
 * `digits` are those of an international number. Without a mask it may have 10 to 15; the calling code alone counts as
 * empty.
 */
export function phoneProblem(digits: string, mask?: PhoneMask): PhoneProblem | undefined {
  const { code, ...limits } = mask ? phoneShape(mask) : { code: "", least: 10, most: 15 };
  if (digits === "" || digits === code) return { code: "required" };
  if (!digits.startsWith(code.slice(0, digits.length))) return { code: "country" };
  return lengthProblem(Math.max(0, digits.length - code.length), limits);
}

/** `length` and the limits count the digits after the calling code. */
export function lengthProblem(
  length: number,
  { least, most }: Pick<PhoneShape, "least" | "most">,
): PhoneProblem | undefined {
  if (length < least) return { code: "short", missing: least - length };
  return length > most ? { code: "long", extra: length - most } : undefined;
}

/** "+7 ", or empty without a mask. */
export function phonePrefix(masks: readonly PhoneMask[], country: string): string {
  const mask = maskOfCountry(masks, country);
  return mask ? `+${phoneShape(mask).code} ` : "";
}

/** Extra digits follow at the end of the mask. A number without a mask is "+" and its digits. */
export function formatPhone(digits: string, mask?: PhoneMask): string {
  const own = digitsOf(digits);
  if (!own) return "";
  const { code, picture } = mask ? phoneShape(mask) : { code: "", picture: "" };
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
    .slice(phoneShape(mask).code.length + 1)
    .trimStart();
}

/** The address of a link that calls this number, however it is written. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** "+7 (000) 000-00-00" */
export function phoneExample(mask: PhoneMask): string {
  const { code, picture } = phoneShape(mask);
  return `+${code}${picture.replace(/#/g, "0")}`;
}

export interface PhoneShape {
  code: string;
  /** The mask after the calling code, with `#` for each digit. */
  picture: string;
  /** The limits count the digits after the calling code. */
  least: number;
  most: number;
}

export function phoneShape({ mask }: PhoneMask): PhoneShape {
  const [, code = "", national = ""] = /^\+?(\d*)(.*)$/.exec(mask.trim()) ?? [];
  const slots = national.replace(/[9_]/g, "#");
  const countOf = (text: string) => text.split("#").length - 1;
  const picture = slots.replace("?", "");
  return { code, picture, least: countOf(slots.split("?")[0] ?? ""), most: countOf(picture) };
}

function isOf({ country_code }: PhoneMask, country: string): boolean {
  return country_code.toUpperCase() === country.toUpperCase();
}
