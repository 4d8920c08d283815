import { distance } from "fastest-levenshtein";
import { fold, foldedWords, soundOf } from "./fold";
import { otherLayouts } from "./keyboard-layouts";

export interface SearchedProduct {
  name: string;
  description?: string | null;
  /** Tags, by which a product is found too. */
  more?: readonly string[];
}

export interface SearchedGroup {
  name: string;
  products: readonly SearchedProduct[];
}

/** `text` is the description, with the name for some of the words; `group` is the group's name, with both. */
export type FoundIn = "name" | "text" | "group";

/** The indexes of a group and of a product in it. */
export interface Hit {
  group: number;
  product: number;
  in: FoundIn;
}

export interface Found {
  /** The typed text or its correction. */
  text: string;
  corrected: boolean;
  /** Names come first, then descriptions, then groups. Names that begin with the text precede other names. */
  hits: Hit[];
}

interface Word {
  folded: string;
  /** As in the menu; Cyrillic is in lower case. */
  written: string;
  sound: string;
  stem?: string;
  /** The number of names of products and groups that contain the word, and of descriptions. */
  names: number;
  others: number;
}

/** The distinct words of a menu, and for each product the indexes of its words. */
export interface SearchIndex {
  words: readonly Word[];
  groups: readonly { own: number[]; products: readonly { folded: string; name: number[]; text: number[] }[] }[];
}

/** The menu bounds all other work of a search. */
const MAX_SEARCHED_CHARACTERS = 100;
const MAX_SEARCHED_WORDS = 8;
const MAX_CORRECTED_WORD_LENGTH = 24;
const MAX_CORRECTIONS_PER_WORD = 4;
const MAX_COMBINATIONS = 8;

export function searchIndex(groups: readonly SearchedGroup[]): SearchIndex {
  const words: Word[] = [];
  const places = new Map<string, number>();
  const placesOf = (text: string, of: "names" | "others") =>
    tokens(text).map((token) => {
      const folded = fold(token);
      let place = places.get(folded);
      if (place === undefined) {
        places.set(folded, (place = words.length));
        words.push(wordOf(folded, token));
      }
      (words[place] as Word)[of] += 1;
      return place;
    });
  return {
    words,
    groups: groups.map(({ name, products }) => ({
      own: placesOf(name, "names"),
      products: products.map((product) => ({
        folded: foldedWords(product.name).join(" "),
        name: placesOf(product.name, "names"),
        text: placesOf([product.description ?? "", ...(product.more ?? [])].join(" "), "others"),
      })),
    })),
  };
}

/**
 * Searches for the text as written. Without a match, and unless `asWritten`, it tries corrections: the same sounds in
 * the menu's letters, the same keys on another keyboard, a word with a typo, and at last only the words that the menu
 * has. Undefined for a text without words.
 */
export function search(index: SearchIndex, typed: string, { asWritten = false } = {}): Found | undefined {
  const text = typed.slice(0, MAX_SEARCHED_CHARACTERS);
  const words = foldedWords(text).slice(0, MAX_SEARCHED_WORDS);
  if (words.length === 0 && otherWords(text).length === 0) return undefined;
  const find = finder(index);
  const hits = find(words);
  if (hits.length > 0 || asWritten) return { text: typed, corrected: false, hits };
  for (const meant of corrections(index, text)) {
    const found = find(foldedWords(meant));
    if (found.length > 0) return { text: meant, corrected: true, hits: found };
  }
  return { text: typed, corrected: false, hits: [] };
}

/** Suggests names of groups and products, best first, for a search without results. */
export function closestNames(groups: readonly SearchedGroup[], typed: string, most: number): string[] {
  const text = typed.slice(0, MAX_SEARCHED_CHARACTERS);
  for (const reading of [text, ...otherLayouts(text)]) {
    const names = namesLike(groups, reading);
    if (names.length > 0) return names.slice(0, most);
  }
  return [];
}

function namesLike(groups: readonly SearchedGroup[], text: string): string[] {
  const typed = soundsOf(text, MAX_SEARCHED_WORDS);
  if (typed.length === 0) return [];
  const names = new Set(groups.flatMap(({ name, products }) => [name, ...products.map((product) => product.name)]));
  return [...names]
    .map((name) => {
      const own = soundsOf(name);
      return { name, likeness: Math.max(0, ...own.flatMap((word) => typed.map((one) => shared(one, word)))) };
    })
    .filter(({ likeness }) => likeness >= MIN_SIMILARITY)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ name }) => name);
}

/** Returns the pairs of letters in the sound of each word. */
const soundsOf = (text: string, most = Infinity) =>
  foldedWords(text)
    .slice(0, most)
    .filter((word) => word.length >= 3)
    .map((word) => pairsOf(soundOf(word.slice(0, MAX_CORRECTED_WORD_LENGTH))));

/** Returns offsets, for highlighting. */
export function matchesIn(text: string, searched: string): [from: number, to: number][] {
  const words = foldedWords(searched.slice(0, MAX_SEARCHED_CHARACTERS)).slice(0, MAX_SEARCHED_WORDS);
  return [...text.matchAll(TOKENS)].flatMap(({ 0: token, index: from }): [number, number][] => {
    const own = wordOf(fold(token), token);
    const ranges = words.flatMap((word) => (matches(own, word) ? [rangeOf(token, own, word)] : []));
    const [longest] = ranges.sort((one, other) => other[1] - other[0] - (one[1] - one[0]));
    return longest ? [[from + longest[0], from + longest[1]]] : [];
  });
}

const TOKENS = /[\p{Letter}\p{Number}\p{Mark}'’‘ʼʻ`´]+/gu;

/** Each stays one word when it is folded. */
function tokens(text: string): string[] {
  return (text.match(TOKENS) ?? []).filter((token) => /[\p{Letter}\p{Number}]/u.test(token));
}

function wordOf(folded: string, token: string): Word {
  const sound = soundOf(folded);
  return {
    folded,
    written: /\p{Script=Cyrillic}/u.test(token) ? token.toLowerCase() : token,
    sound,
    stem: stemOf(folded),
    names: 0,
    others: 0,
  };
}

const otherWords = (text: string) => otherLayouts(text).flatMap(foldedWords);

/** A word matches at its beginning, from 3 letters on anywhere, or with another ending. */
function matches(own: Word, word: string, stem = stemOf(word)): boolean {
  return (
    own.folded.startsWith(word) ||
    (word.length >= 3 && own.folded.includes(word)) ||
    (stem !== undefined && stem === own.stem)
  );
}

/** Combinations of corrections share most of their words, so the matches of each word are cached. */
function finder({ words, groups }: SearchIndex): (searched: readonly string[]) => Hit[] {
  const having = cached((word) => {
    const stem = stemOf(word);
    return Uint8Array.from(words, (own) => Number(matches(own, word, stem)));
  });
  return (searched) => {
    if (searched.length === 0) return [];
    const has = searched.map(having);
    if (has.some((those) => !those.includes(1))) return [];
    const text = searched.join(" ");
    const ranked: { rank: number; hit: Hit }[] = [];
    for (const [group, { own, products }] of groups.entries())
      for (const [product, { folded, name, text: description }] of products.entries()) {
        let depth = 0;
        for (const those of has) {
          const one = (place: number) => those[place] === 1;
          depth = Math.max(depth, name.some(one) ? 0 : description.some(one) ? 1 : own.some(one) ? 2 : 3);
          if (depth === 3) break;
        }
        const place = PLACES[depth];
        const rank = depth > 0 ? depth + 2 : folded === text ? 0 : folded.startsWith(text) ? 1 : 2;
        if (place) ranked.push({ rank, hit: { group, product, in: place } });
      }
    return ranked.sort((one, other) => one.rank - other.rank).map(({ hit }) => hit);
  };
}

const PLACES: readonly FoundIn[] = ["name", "text", "group"];

/** Yields the most likely meaning first. It is lazy, because the first meaning with a result ends the search. */
function* corrections(index: SearchIndex, text: string): Generator<string> {
  const readings = [text, ...withoutCedillas(text), ...otherLayouts(text)];
  const each = readings.map((reading) => foldedWords(reading).slice(0, MAX_SEARCHED_WORDS));
  const bySound = cached((word) => correctionsBySound(index, word));
  const byTypos = cached((word) => {
    const sure = bySound(word);
    return sure.length > 0 ? sure : correctionsByTypos(index, word);
  });
  for (const [at, words] of each.entries()) {
    if (at > 0) yield readings[at] ?? "";
    yield* combinations(words, bySound, { leaveOut: false });
  }
  for (const words of each) yield* combinations(words, byTypos, { leaveOut: false });
  for (const words of each) yield* combinations(words, byTypos, { leaveOut: true });
}

/** The Uzbek alphabet of 2026 writes ch and sh as Turkish does. */
function withoutCedillas(text: string): string[] {
  const spelled = text.toLowerCase().replace(/ç/g, "ch").replace(/ş/g, "sh");
  return /[çş]/i.test(text) ? [spelled] : [];
}

type Correction = { written: string; cost: number };
type Correct = (word: string) => readonly Correction[];

/** Caches for one search: the readings of other keyboards share most words. */
function cached<Answer>(answer: (word: string) => Answer): (word: string) => Answer {
  const results = new Map<string, Answer>();
  return (word) => {
    const one = results.get(word) ?? answer(word);
    results.set(word, one);
    return one;
  };
}

/**
 * Yields the likeliest combination first. Without `leaveOut`, a word that resembles none of the menu ends it; with it,
 * such words are omitted unless less than half of the letters would remain.
 */
function* combinations(
  words: readonly string[],
  correct: Correct,
  { leaveOut }: { leaveOut: boolean },
): Generator<string> {
  let combined: Correction[] = [{ written: "", cost: 0 }];
  let left = 0;
  for (const word of words) {
    const ones = leaveOut && word.length < 3 ? [] : correct(word);
    if (ones.length === 0 && !leaveOut) return;
    if (ones.length === 0) continue;
    left += word.length;
    combined = combined
      .flatMap((before) =>
        ones.map(({ written, cost }) => ({ written: `${before.written} ${written}`, cost: before.cost + cost })),
      )
      .sort((one, other) => one.cost - other.cost)
      .slice(0, MAX_COMBINATIONS);
  }
  if (left * 2 < words.join("").length) return;
  for (const { written } of combined) if (written) yield written.trim();
}

/** Returns the word itself if the menu has it, else the menu's words that begin with its sound. */
function correctionsBySound({ words }: SearchIndex, word: string): readonly Correction[] {
  const stem = stemOf(word);
  if (words.some((own) => matches(own, word, stem))) return [{ written: word, cost: 0 }];
  const sound = soundOf(word);
  if (sound.length < 2 || !tells(sound, word)) return [];
  return likeliest(
    words.flatMap((own) =>
      own.sound.startsWith(sound) ? [{ written: beginning(own, sound), cost: rarity(own) }] : [],
    ),
  );
}

/** Returns the menu's words that differ by one or two typos, in letters or in sound. */
function correctionsByTypos({ words }: SearchIndex, word: string): readonly Correction[] {
  const most = allowedTypos(word.length);
  if (most === 0 || word.length > MAX_CORRECTED_WORD_LENGTH) return [];
  const sound = soundOf(word);
  const stem = stemOf(word);
  return likeliest(
    words.flatMap((own) => {
      const sameStart = own.sound[0] === sound[0];
      if (own.folded.length < 3 || (!sameStart && word.length < 5 && !hasSameLetters(word, own.folded))) return [];
      const typos = Math.min(
        typosIn(word, own.folded, most),
        tells(sound, word) ? typosIn(sound, own.sound, most) : Infinity,
        stem && own.stem ? typosIn(stem, own.stem, most) + 0.2 : Infinity,
      );
      const cost = typos + (sameStart ? 0 : 0.4) + rarity(own);
      return typos <= most ? [{ written: own.written, cost }] : [];
    }),
  );
}

/** A sound that keeps less than half of the letters is no evidence: "zzzzqq" sounds like "sk". */
const tells = (sound: string, word: string) => sound.length * 2 >= word.length;

/** Among equally similar words, the one in more names is preferred. */
const rarity = ({ names, others }: Word) => 1 / (2 + names * 4 + others);

function likeliest(found: Correction[]): readonly Correction[] {
  const best = new Map<string, number>();
  for (const { written, cost } of found.sort((one, other) => one.cost - other.cost))
    if (!best.has(written) && best.size < MAX_CORRECTIONS_PER_WORD) best.set(written, cost);
  return [...best].map(([written, cost]) => ({ written, cost }));
}

function beginning({ written }: Word, sound: string): string {
  const characters = Array.from(written);
  const length = characters.findIndex((_, at) => soundOf(fold(characters.slice(0, at + 1).join(""))).startsWith(sound));
  return length < 0 ? written : characters.slice(0, length + 1).join("");
}

const allowedTypos = (length: number) => (length < 3 ? 0 : length < 7 ? 1 : 2);

/**
 * Compares with a word of the menu or its beginning, because a search runs while a word is typed. A swap of neighbours
 * is one typo. Infinity beyond `most`.
 */
function typosIn(typed: string, word: string, most: number): number {
  const whole = Math.abs(typed.length - word.length) <= most ? swapsAsOne(typed, word) : Infinity;
  // Short words resemble the beginnings of too many words.
  if (whole <= 1 || typed.length < 5 || word.length <= typed.length) return whole <= most ? whole : Infinity;
  const begun = [typed.length - 1, typed.length, typed.length + 1].map((length) =>
    swapsAsOne(typed, word.slice(0, length)),
  );
  const least = Math.min(whole, ...begun.map((typos) => typos + 0.5));
  return least <= most ? least : Infinity;
}

function swapsAsOne(one: string, other: string): number {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - from && one[one.length - 1 - end] === other[other.length - 1 - end])
    end += 1;
  const [left, right] = [one.slice(from, one.length - end), other.slice(from, other.length - end)];
  return left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2
    ? 1
    : distance(left, right);
}

const hasSameLetters = (one: string, other: string) =>
  Array.from(one).sort().join() === Array.from(other).sort().join();

/**
 * Removes the ending of a Russian or Ukrainian word, so that "лосось" and "лососем" match. Undefined for short words.
 */
function stemOf(folded: string): string | undefined {
  const [, stem] =
    /^(\p{Script=Cyrillic}{3,}?)(?:[аоеиіыуюяьє]|[ое][ив]|[оеаяыиі][мх]|[аяыиі]ми|[ое]го|[ое]му|ая|яя|ое|ее|ые|ую|юю|ыи)?$/u.exec(
      folded,
    ) ?? [];
  return folded.length >= 4 ? stem : undefined;
}

const MIN_SIMILARITY = 0.4;

/** Returns the pairs of neighbouring letters; the beginning counts as a letter. */
function pairsOf(word: string): Set<string> {
  const padded = ` ${word}`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Dice's coefficient. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const pair of one) if (other.has(pair)) both += 1;
  return (2 * both) / (one.size + other.size);
}

/** Returns the whole word if only its stem matched. */
function rangeOf(token: string, own: Word, word: string): [number, number] {
  const at = own.folded.indexOf(word);
  if (at < 0) return [0, token.length];
  const lengthAt = (length: number) => {
    for (let end = 0; end <= token.length; end += 1) if (fold(token.slice(0, end)).length >= length) return end;
    return token.length;
  };
  const from = at === 0 ? 0 : lengthAt(at + 1) - 1;
  let to = lengthAt(at + word.length);
  while (to < token.length && /^[\p{Mark}'’‘ʼʻ`´]/u.test(token.slice(to))) to += 1;
  return [Math.max(0, from), to];
}
