import { foldedWords } from "../../rules/fold";

/** A city as the chooser lists it. */
export type CityRow = {
  alias: string;
  name: string;
  /** Only where the shop is in several countries. */
  country?: string;
  /** The heading it stands under. */
  letter: string;
  big: boolean;
};

/** Whether every typed word begins a word of the city's name, country or alias. An empty text matches every city. */
export function matchesCity({ name, country = "", alias }: CityRow, typed: string): boolean {
  const known = foldedWords(`${name} ${country} ${alias}`);
  return foldedWords(typed).every((word) => known.some((other) => other.startsWith(word)));
}

export type LetterGroup = { letter: string; cities: CityRow[] };

/** Cities under their first letters, in the order they come. */
export function byLetter(cities: readonly CityRow[]): LetterGroup[] {
  const groups: LetterGroup[] = [];
  for (const city of cities) {
    const last = groups.at(-1);
    if (last?.letter === city.letter) last.cities.push(city);
    else groups.push({ letter: city.letter, cities: [city] });
  }
  return groups;
}

/** Letters in three columns, read downwards, as even as they can be; none stays empty while there are letters enough. */
export function inColumns(groups: readonly LetterGroup[]): LetterGroup[][] {
  const height = (column: readonly LetterGroup[]) =>
    column.reduce((sum, { cities }) => sum + cities.length + HEADING, 0);
  let best: LetterGroup[][] = [[...groups]];
  let lowest = Infinity;
  for (let first = 1; first <= groups.length; first++) {
    for (let second = first; second <= groups.length; second++) {
      const columns = [groups.slice(0, first), groups.slice(first, second), groups.slice(second)];
      const heights = columns.map(height);
      const unevenness = Math.max(...heights) * 100 - Math.min(...heights);
      if (unevenness < lowest) [best, lowest] = [columns, unevenness];
    }
  }
  return best.filter((column) => column.length > 0);
}

/** A letter takes about as much room as that many cities. */
const HEADING = 1;
