import { fold, soundOf } from "./fold";

/** Suggestions start at this many characters (docs/specification/rules-and-calls.md#address-input). */
export const SUGGESTIONS_FROM = 2;
export const SUGGESTIONS_MAX = 7;
export const ADDRESS_MAX = 250;
/** Characters of one detail of the door: an upstream may keep more about a flat than its number. */
export const DETAIL_MAX = 200;
/** All details of a door together: the order form's draft has to fit into a cookie. */
const DOOR_MAX = 400;

export type AddressProblem =
  { code: "required" } | { code: "characters"; characters: string[] } | { code: "long"; max: number };

/**
 * Allows Latin and Cyrillic letters of any language, digits, hyphen, slash, dot, comma and whitespace
 * (docs/specification/rules-and-calls.md#address-input).
 */
export function addressProblem(text: string): AddressProblem | undefined {
  const address = text.normalize("NFC").trim();
  if (!address) return { code: "required" };
  if (address.length > ADDRESS_MAX) return { code: "long", max: ADDRESS_MAX };
  const characters = [...new Set(address.match(FORBIDDEN))];
  return characters.length > 0 ? { code: "characters", characters } : undefined;
}

/** A street with its house as its country writes it: "Невский проспект, 28", "Torstraße 140", "Cumhuriyet Cad. No: 42". */
export function streetLine(country_code: string, street: string, house: string): string {
  switch (country_code) {
    case "DE":
      return `${street} ${house}`;
    case "TR":
      return `${street} No: ${house}`;
    default:
      return `${street}, ${house}`;
  }
}

/** The city of an address, which one of two fields names. */
export function cityOfAddress(address: { city_id?: number | null; city?: { id: number } | null }): number | undefined {
  return address.city_id ?? address.city?.id;
}

/** The text to search with: apostrophes are removed, every other forbidden character becomes a space. */
export function cleanAddress(text: string): string {
  return text
    .normalize("NFC")
    .replace(APOSTROPHES, "")
    .replace(FORBIDDEN, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, ADDRESS_MAX);
}

export function wantsSuggestions(text: string): boolean {
  return cleanAddress(text).length >= SUGGESTIONS_FROM;
}

/** The words by which addresses are compared. A house number such as "12/3" is one word. */
function addressWords(text: string): string[] {
  return fold(cleanAddress(text))
    .split(/[\s,.]+/)
    .filter(Boolean);
}

/** Of a house number every character counts. */
const sounding = (word: string) => (/\d/.test(word) ? word : soundOf(word));

/** Whether two texts name the same address in the same words, whatever their case, spelling and punctuation. */
export function isSameAddress(one: string, other: string): boolean {
  return addressWords(one).join(" ") === addressWords(other).join(" ");
}

/**
 * Whether a text names an address in full, in either alphabet: the address has every word of it, and its house number at its whole length.
 */
export function isNamed(text: string, address: string): boolean {
  const typed = addressWords(text).map(sounding);
  const known = addressWords(address).map(sounding);
  return (
    known.length > 0 && typed.includes(known[known.length - 1] ?? "") && typed.every((word) => known.includes(word))
  );
}

/** If the details of a door are too long together: those to shorten, and to how many characters. */
export function detailsToShorten(details: Record<string, string>): { names: string[]; max: number } | undefined {
  const byLength = Object.entries(details).sort(([, one], [, other]) => one.length - other.length);
  let left = DOOR_MAX;
  for (const [index, [, text]] of byLength.entries()) {
    const max = Math.floor(left / (byLength.length - index));
    if (text.length > max) return { names: byLength.slice(index).map(([name]) => name), max };
    left -= text.length;
  }
  return undefined;
}

const FORBIDDEN = /[^\p{Script=Latin}\p{Script=Cyrillic}0-9\-/.,\s]/gu;
const APOSTROPHES = /['’ʼʻ`]/g;
