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

/** Whether a city is meant by what was typed: its name, its country or its alias has words that begin so. An empty text means every city. */
export function matchesCity({ name, country = "", alias }: CityRow, typed: string): boolean {
  const known = wordsOf(`${name} ${country} ${alias}`);
  return wordsOf(typed).every((word) => known.some((other) => other.startsWith(word)));
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

/** Small letters without their marks: "İstanbul" is found by "istanbul", «Королёв» by «королев». */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
