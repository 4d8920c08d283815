import type { CityBrief } from "../../contract/place";
import { asFailure, isOutage } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import type { CityRow } from "./cities";

const LONGEST_SEARCH = 60;

/** All cities by name in the visitor's alphabet. Undefined: the upstream has none to tell for now. Throws what is no outage. */
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

/** What is searched for in the address of the page. */
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
