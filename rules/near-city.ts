import { distance } from "fastest-levenshtein";
import { fold, foldedWords, soundOf } from "./fold";

type Named = {
  alias: string;
  name: string;
  /** Names in other languages, former and colloquial ones. */
  also?: readonly string[];
};

type Searched = Named & { country?: string };

const MAX_NEAR_CITIES = 3;
const MAX_NAME_LENGTH = 40;
/** Shorter words are compared by their letters alone, because too many cities begin with the same two sounds. */
const MIN_SOUND_LENGTH = 3;

/**
 * Each typed word has to begin a word of the city's names, country or alias, in any alphabet. If no city matches,
 * returns those with similar names. An empty text matches all.
 */
export function citiesNamed<City extends Searched>(typed: string, cities: readonly City[]): City[] {
  const words = foldedWords(typed);
  const named = cities.filter((city) => isNamed(words, city));
  return named.length > 0 ? named : nearCities(typed.trim(), cities);
}

function isNamed(typed: readonly string[], { alias, name, country = "", also = [] }: Searched): boolean {
  const own = foldedWords([name, country, alias, ...also].join(" "));
  const sounds = own.map(soundOf);
  return typed.every((word) => {
    const sound = soundOf(word);
    const isHeard = sound.length >= MIN_SOUND_LENGTH && sounds.some((other) => other.startsWith(sound));
    return isHeard || own.some((other) => other.startsWith(word));
  });
}

/**
 * Finds cities by the first part of an address: "spbb", "kazan-city". The nearest comes first; a quarter of the letters
 * may differ.
 */
export function nearCities<City extends Named>(typed: string, cities: readonly City[]): City[] {
  if (typed.length > MAX_NAME_LENGTH) return [];
  const wanted = soundOf(fold(typed));
  const rank = ({ alias, name, also = [] }: City) =>
    Math.min(...[alias, name].map((own) => differing(wanted, own, 1)), ...also.map((own) => differing(wanted, own, 0)));
  return cities
    .map((city) => ({ city, rank: rank(city) }))
    .filter((one) => one.rank <= 1)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_NEAR_CITIES)
    .map(({ city }) => city);
}

/**
 * Returns 0 for the same text and at most 1 for a similar one. `least` is the number of letters that may differ in the
 * shortest names. It is 0 for "Мск", because "Омск" is another city.
 */
function differing(wanted: string, own: string, least: 0 | 1): number {
  const sound = soundOf(fold(own));
  const letters = distance(wanted, sound);
  return letters === 0 ? 0 : letters / Math.max(least, Math.floor(sound.length / 4));
}
