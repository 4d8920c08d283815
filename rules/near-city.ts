import { distance } from "fastest-levenshtein";
import { fold, soundOf } from "./fold";

type Named = { alias: string; name: string };

const MOST = 3;
/** Longer texts are no misspelt city. */
const LONGEST = 40;

/** The cities that the first part of an address nearly names: "spbb", "kazan-city", "Казань". The nearest first; a quarter of the letters may differ. */
export function nearCities<City extends Named>(asked: string, cities: readonly City[]): City[] {
  if (asked.length > LONGEST) return [];
  const wanted = soundOf(fold(asked));
  const rank = ({ alias, name }: City) => Math.min(differing(wanted, alias), differing(wanted, name));
  return cities
    .map((city) => ({ city, rank: rank(city) }))
    .filter((one) => one.rank <= 1)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ city }) => city);
}

/** 0 for the same text, at most 1 for one that is meant. */
function differing(wanted: string, known: string): number {
  const sound = soundOf(fold(known));
  const allowed = Math.max(1, Math.floor(sound.length / 4));
  return distance(wanted, sound) / allowed;
}
