import { fold } from "../../../rules/fold";

/** Letters that replace one another in names of streets, because transliterations or neighbouring alphabets differ. */
const alike: Record<string, string> = { y: "i", j: "i", і: "и", є: "е" };

/** Cyrillic letters in house numbers, typed in either script. */
const houseLetters: Record<string, string> = { а: "a", б: "b", в: "v", г: "g", д: "d", к: "k" };

const block = /(\d)\s*(?:к|k|корп|корпус|korp|korpus)\.?\s*(\d)/g;

/**
 * Splits an address into words and folds them further: similar letters become one, and a block becomes a part of its
 * house number ("36 корп. 2" is "36k2").
 */
export function spellingWords(text: string): string[] {
  const plain = fold(text)
    .replace(/[yjіє]/g, (letter) => alike[letter] ?? letter)
    .replace(/i{2,}/g, "i")
    .replace(block, "$1k$2");
  return plain
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== "")
    .map((word) => (/^\d/.test(word) ? word.replace(/\p{L}/gu, (letter) => houseLetters[letter] ?? letter) : word));
}

const kinds = [
  "улица ул вулиця вул вуліца көшесі ulitsa ul vulytsia vul street st straße strasse str caddesi cadde cad sokak sokağı sk",
  "проспект просп пр-т пр праспект даңғылы prospekt prosp pr avenue ave",
  "бульвар бульв бул б-р bulvarı bulvar bulv boulevard blvd",
  "шоссе шосе ш shosse shose highway",
  "дом д будинок буд no nr n house",
].map(spellingWords);

const kindWords = new Set(kinds.flat());

/** Words such as "street" and "house" do not distinguish addresses. */
export function isKindWord(word: string): boolean {
  return kindWords.has(word);
}

/** Returns all synonyms of the street kinds among the words, so that a prefix of any synonym matches. */
export function kindsAmong(words: readonly string[]): string[] {
  return kinds.filter((kind) => kind.some((word) => words.includes(word))).flat();
}
