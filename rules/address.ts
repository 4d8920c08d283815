import { withAsciiDigits } from "./digits";
import { APOSTROPHES, DASHES, fold, soundOf } from "./fold";

/** Suggestions start at this many characters (docs/specification/rules-and-calls.md#address-input). */
export const SUGGESTIONS_FROM = 2;
export const SUGGESTIONS_MAX = 7;
export const ADDRESS_MAX = 250;
/** An upstream may store more about a flat than its number. */
export const DETAIL_MAX = 200;
/** The details share this limit, because the draft of the order form has to fit into a cookie. */
const DOOR_MAX = 400;

export type AddressProblem =
  { code: "required" } | { code: "characters"; characters: string[] } | { code: "long"; max: number };

/**
 * Allows Latin and Cyrillic letters of any language, the apostrophe, digits, hyphen, slash, dot, comma, whitespace and
 * the signs of a house number (docs/specification/rules-and-calls.md#address-input).
 */
export function addressProblem(text: string): AddressProblem | undefined {
  const address = plain(text).trim();
  if (!address) return { code: "required" };
  if (address.length > ADDRESS_MAX) return { code: "long", max: ADDRESS_MAX };
  const characters = [...new Set(address.match(FORBIDDEN))];
  return characters.length > 0 ? { code: "characters", characters } : undefined;
}

/** Writes a street and a house number as the country does: "Невский проспект, 28", "Cumhuriyet Cad. No: 42". */
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

/** The parts of a number such as "28", "No: 42", "12/3", "20 корп. 3", "5 стр. 2 лит. А". */
const HOUSE =
  /^(.*?\p{L}.*?)[\s,]+((?:(?:No\.?:?|№|д\.|буд\.)\s*)?\d[\d\p{L}/-]*(?:[\s,]+(?:к|корп|корпус|стр|строение|лит|литера|літ)\.?\s*[\d\p{L}]{1,3})*)$/iu;

/** Divides an address before its house number: "Невский проспект" and "28". Undefined for one without a number. */
export function streetAndHouse(address: string): [street: string, house: string] | undefined {
  const [, street, house] = HOUSE.exec(address) ?? [];
  return street && house ? [street, house] : undefined;
}

/** Returns the id of an address's city, which the contract has in one of two fields. */
export function cityOfAddress(address: { city_id?: number | null; city?: { id: number } | null }): number | undefined {
  return address.city_id ?? address.city?.id;
}

/** Returns the text to search for: every sign and forbidden character becomes a space. */
export function cleanAddress(text: string): string {
  return plain(text)
    .replace(FORBIDDEN, " ")
    .replace(NUMBER_SIGNS, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, ADDRESS_MAX);
}

export function wantsSuggestions(text: string): boolean {
  return cleanAddress(text).length >= SUGGESTIONS_FROM;
}

/** A house number such as "12/3" is one word, and the word for "number" before it is none. */
function addressWords(text: string): string[] {
  return fold(cleanAddress(text))
    .replace(NUMBER_WORD, "$1")
    .split(/[\s,.]+/)
    .filter(Boolean);
}

/** House numbers are compared exactly, all other words by their sound. */
const sounding = (word: string) => (/\d/.test(word) ? word : soundOf(word));

/** Case, spelling and punctuation do not matter. */
export function isSameAddress(one: string, other: string): boolean {
  return addressWords(one).join(" ") === addressWords(other).join(" ");
}

/** Whether the address, in either alphabet, contains every typed word, and its house number was typed in full. */
export function isNamed(text: string, address: string): boolean {
  const typed = addressWords(text).map(sounding);
  const addressed = addressWords(address).map(sounding);
  return (
    addressed.length > 0 &&
    typed.includes(addressed[addressed.length - 1] ?? "") &&
    typed.every((word) => addressed.includes(word))
  );
}

/** Returns the longest details and the length to which each has to be shortened. Undefined if they fit. */
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

/** With one apostrophe, one hyphen and one slash for all, and the digits 0 to 9. */
const plain = (text: string) =>
  withAsciiDigits(text.normalize("NFC"))
    .replace(APOSTROPHES, "'")
    .replace(DASHES, "-")
    .replace(/[\\⁄∕]/g, "/")
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize("NFKC"));

const FORBIDDEN = /[^\p{Script=Latin}\p{Script=Cyrillic}0-9'\-/.,\s№:°º]/gu;

/** "№ 5", "No: 42", "N° 5" */
const NUMBER_SIGNS = /[№:°º]/g;

/** "No 42", "Nr. 5", "д. 28" in folded text. */
const NUMBER_WORD = /(^|[\s,.])(?:no|nr|n|дом|д|буд|будинок|uy)[\s.]*(?=\d)/g;
