export type CityRow = {
  alias: string;
  name: string;
  /** Other names by which a search finds the city. */
  also?: string[];
  /** Set only if the cities are in several countries. */
  country?: string;
  letter: string;
  big: boolean;
};

export type LetterGroup = { letter: string; cities: CityRow[] };

/** Shorter lists have no letter headings, since most of them would stand over one or two cities. */
const MIN_CITIES_WITH_LETTERS = 25;

export const needsLetters = (cities: readonly CityRow[]) => cities.length >= MIN_CITIES_WITH_LETTERS;

export function byLetter(cities: readonly CityRow[]): LetterGroup[] {
  const groups: LetterGroup[] = [];
  for (const city of cities) {
    const last = groups.slice(-1)[0];
    if (last?.letter === city.letter) last.cities.push(city);
    else groups.push({ letter: city.letter, cities: [city] });
  }
  return groups;
}

/** Three columns of about equal height, read downwards. With three letters or more, none is empty. */
export function inColumns(groups: readonly LetterGroup[]): LetterGroup[][] {
  const height = (column: readonly LetterGroup[]) =>
    column.reduce((sum, { cities }) => sum + cities.length + HEADING_HEIGHT_IN_ROWS, 0);
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

const HEADING_HEIGHT_IN_ROWS = 1;
