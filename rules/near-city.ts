import { distance } from "fastest-levenshtein";
import { fold, foldedWords, soundOf } from "./fold";

type Named = {
  alias: string;
  name: string;
  /** The city's names in other languages, former ones and those that people say. */
  also?: readonly string[];
};

/** A city as it is searched for; its country is a way to find it, too. */
type Searched = Named & { country?: string };

const MAX_NEAR_CITIES = 3;
/** Longer texts are no misspelt city. */
const MAX_NAME_LENGTH = 40;
/** Shorter words are compared by their letters alone: too many cities begin with the sound of two. */
const MIN_SOUND_LENGTH = 3;

/**
 * The cities that a text names: those in whose names, country or alias each typed word begins a word, in any of the alphabets; if there are none,
 * those that it nearly names. An empty text names all.
 */
export function citiesNamed<City extends Searched>(typed: string, cities: readonly City[]): City[] {
  const words = foldedWords(typed);
  const named = cities.filter((city) => isNamed(words, city));
  return named.length > 0 ? named : nearCities(typed.trim(), cities);
}

function isNamed(typed: readonly string[], { alias, name, country = "", also = [] }: Searched): boolean {
  const known = foldedWords([name, country, alias, ...also].join(" "));
  const sounds = known.map(soundOf);
  return typed.every((word) => {
    const sound = soundOf(word);
    const isHeard = sound.length >= MIN_SOUND_LENGTH && sounds.some((other) => other.startsWith(sound));
    return isHeard || known.some((other) => other.startsWith(word));
  });
}

/** The cities that the first part of an address nearly names: "spbb", "kazan-city", "Казань". The nearest first; a quarter of the letters may differ. */
export function nearCities<City extends Named>(asked: string, cities: readonly City[]): City[] {
  if (asked.length > MAX_NAME_LENGTH) return [];
  const wanted = soundOf(fold(asked));
  const rank = ({ alias, name, also = [] }: City) =>
    Math.min(
      ...[alias, name].map((known) => differing(wanted, known, 1)),
      ...also.map((known) => differing(wanted, known, 0)),
    );
  return cities
    .map((city) => ({ city, rank: rank(city) }))
    .filter((one) => one.rank <= 1)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_NEAR_CITIES)
    .map(({ city }) => city);
}

/** 0 for the same text, at most 1 for one that is meant. `least`: the letters of the shortest names that may differ. Of "Мск" none: "Омск" is another city. */
function differing(wanted: string, known: string, least: 0 | 1): number {
  const sound = soundOf(fold(known));
  const letters = distance(wanted, sound);
  return letters === 0 ? 0 : letters / Math.max(least, Math.floor(sound.length / 4));
}
