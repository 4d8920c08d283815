import type { CityBrief } from "../../contract/place";
import { asFailure, isOutage } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import type { CityRow } from "./cities";

const LONGEST_SEARCH = 60;

/** All cities, sorted by name in the visitor's language. Undefined during an outage of the upstream; other errors are thrown. */
export async function cityRows(visit: Visit): Promise<CityRow[] | undefined> {
  try {
    const { cities, big_cities } = await visit.upstream.cities({});
    return rowsOf(cities, big_cities, visit.language);
  } catch (error) {
    const failure = asFailure(error);
    if (isOutage(failure) || failure.kind === "limited") return undefined;
    throw failure;
  }
}

/** The search text in the page's query. */
export function searchOf(request: Request): string {
  return (new URL(request.url).searchParams.get("search") ?? "").trim().slice(0, LONGEST_SEARCH);
}

function rowsOf(cities: readonly CityBrief[], bigOnes: readonly CityBrief[], language: string): CityRow[] {
  const bigAliases = new Set(bigOnes.map(({ alias }) => alias));
  const all = new Map([...cities, ...bigOnes].map((city) => [city.alias, city]));
  const isAbroad = new Set([...all.values()].map(({ country }) => country.id)).size > 1;
  const { compare } = new Intl.Collator(language);
  return [...all.values()]
    .sort((a, b) => compare(a.name, b.name))
    .map(({ alias, name, country }) => ({
      alias,
      name,
      ...(isAbroad ? { country: country.name } : {}),
      letter: [...name.toLocaleUpperCase(language)][0] ?? "",
      big: bigAliases.has(alias),
    }));
}
