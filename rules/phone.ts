/** The contract's phone mask. */
export interface PhoneMask {
  /** The number as people read it, with its calling code first: "+7 (999) 999-99-99". Behind the code a digit is `9` (or `#`, `_`); digits behind a `?` may be missing. */
  mask: string;
  /** The country ("RU"). */
  country_code: string;
}

export type PhoneProblem =
  | { code: "required" }
  | { code: "short"; missing: number }
  | { code: "long"; extra: number }
  /** Of a country that this mask is not for. */
  | { code: "country" };

/** Only the digits: how a phone is sent and kept (spec 2 §5). */
export function phoneDigits(text: string): string {
  return text.replace(/[^0-9]/g, "");
}

/**
 * The digits of a whole international number out of what people type: "+8 9…" and, in Russia and Kazakhstan, 8 and 10 digits begin with 7; a national number,
 * with or without its trunk 0, gets the country's calling code (RU: 7 by default). What fits nothing stays as typed.
 */
export function normalisePhone(text: string, masks: readonly PhoneMask[] = [], country = "RU"): string {
  const digits = phoneDigits(text);
  if (text.trimStart().startsWith("+")) return digits.startsWith("89") ? `7${digits.slice(1)}` : digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const { code, least, most } = shapeOf(masks.find((mask) => isOf(mask, country)) ?? DEFAULT_MASK);
  if (digits.startsWith(code)) return digits;
  const national = [withoutTrunk(digits, country), digits].find(({ length }) => length >= least && length <= most);
  return national ? code + national : digits;
}

/** The mask for a number: the longest calling code that it begins with; of equals (Russia, Kazakhstan) the country's own. */
export function maskFor<Mask extends PhoneMask>(
  digits: string,
  masks: readonly Mask[],
  country = "RU",
): Mask | undefined {
  const rank = (mask: PhoneMask) => shapeOf(mask).code.length * 2 + (isOf(mask, country) ? 1 : 0);
  return masks.filter((mask) => digits.startsWith(shapeOf(mask).code)).sort((a, b) => rank(b) - rank(a))[0];
}

/** What is wrong with a typed phone; the calling code alone counts as nothing typed. Without a mask any international length (10 to 15 digits) will do. */
export function phoneProblem(text: string, mask?: PhoneMask): PhoneProblem | undefined {
  const digits = mask ? normalisePhone(text, [mask], mask.country_code) : phoneDigits(text);
  const { code, least, most } = mask ? shapeOf(mask) : { code: "", least: 10, most: 15 };
  if (digits === "" || digits === code) return { code: "required" };
  const isForeign = /^\s*(\+|00)/.test(text) && !digits.startsWith(code.slice(0, digits.length));
  if (isForeign) return { code: "country" };
  const isWhole = digits.startsWith(code) || code.startsWith(digits);
  const { length } = isWhole ? digits.slice(code.length) : withoutTrunk(digits, mask?.country_code ?? "");
  if (length < least) return { code: "short", missing: least - length };
  return length > most ? { code: "long", extra: length - most } : undefined;
}

/** The mask of a country; where it has none, the first. */
export function maskOfCountry<Mask extends PhoneMask>(masks: readonly Mask[], country: string): Mask | undefined {
  return masks.find((mask) => isOf(mask, country)) ?? masks[0];
}

/** A typed phone as digits of the international number, and what is wrong with it. `masks` are the city's, `country` is its code. */
export function readPhone(
  text: string,
  masks: readonly PhoneMask[],
  country: string,
): { digits: string; problem?: PhoneProblem } {
  const digits = normalisePhone(text, masks, country);
  return { digits, problem: phoneProblem(text, maskFor(digits, masks, country) ?? maskOfCountry(masks, country)) };
}

/** What a phone field starts with if no number is known: "+7 ". */
export function phonePrefix(masks: readonly PhoneMask[], country: string): string {
  const { code } = shapeOf(maskOfCountry(masks, country) ?? { mask: "", country_code: country });
  return code ? `+${code} ` : "";
}

/** A number as its mask shows it, as far as there are digits; digits past the mask follow at its end, a number of another country is "+" and its digits. */
export function formatPhone(digits: string, mask?: PhoneMask): string {
  const own = phoneDigits(digits);
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

/** What a number of this mask looks like, nobody's own: "+7 (000) 000-00-00". */
export function phoneExample(mask: PhoneMask): string {
  const { code, picture } = shapeOf(mask);
  return `+${code}${picture.replace(/#/g, "0")}`;
}

const DEFAULT_MASK: PhoneMask = { mask: "+7 (999) 999-99-99", country_code: "RU" };

/** What is dialled before a number at home. */
const TRUNKS: Readonly<Record<string, readonly string[]>> = { RU: ["8"], KZ: ["8"], BY: ["80", "8"] };

function withoutTrunk(digits: string, country: string): string {
  const trunk = (TRUNKS[country.toUpperCase()] ?? ["0"]).find((trunk) => digits.startsWith(trunk)) ?? "";
  return digits.slice(trunk.length);
}

interface PhoneShape {
  code: string;
  /** The mask behind the calling code, every digit a `#`. */
  picture: string;
  /** Digits behind the calling code. */
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
