/** Suggestions start at this many characters (spec 2 §5). */
export const SUGGESTIONS_FROM = 2;
export const SUGGESTIONS_MAX = 7;
export const ADDRESS_MAX = 250;

export type AddressProblem =
  { code: "required" } | { code: "characters"; characters: string[] } | { code: "long"; max: number };

/** Allows Latin and Cyrillic letters of any language, digits, hyphen, slash, dot, comma and whitespace (spec 2 §5). */
export function addressProblem(text: string): AddressProblem | undefined {
  const address = text.normalize("NFC").trim();
  if (!address) return { code: "required" };
  if (address.length > ADDRESS_MAX) return { code: "long", max: ADDRESS_MAX };
  const characters = [...new Set(address.match(FORBIDDEN))];
  return characters.length > 0 ? { code: "characters", characters } : undefined;
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

const FORBIDDEN = /[^\p{Script=Latin}\p{Script=Cyrillic}0-9\-/.,\s]/gu;
const APOSTROPHES = /['’ʼʻ`]/g;
