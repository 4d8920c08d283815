import { otherNames } from "../../../rules/city-names";
import { collator } from "../../../rules/formats";
import type { CityBrief } from "../../../contract/place";
import { asFailure, isOutage } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import type { CityRow } from "./cities";

const MAX_SEARCH_LENGTH = 60;

/** `listed`: the same as the upstream has them. `message`: the upstream's announcement or, without cities, the reason why they are missing. */
export type FoundCities = { cities?: CityRow[]; listed: CityBrief[]; message?: string };

/** Undefined during an outage of the upstream; other errors are thrown. */
export async function cityRows(visit: Visit): Promise<FoundCities> {
  try {
    const { cities, big_cities, message } = await visit.upstream.cities({});
    const listed = [...new Map([...cities, ...big_cities].map((city) => [city.alias, city])).values()];
    const rows = rowsOf(listed, big_cities, visit.language);
    return { cities: rows.length > 0 ? rows : undefined, listed, message: message || undefined };
  } catch (error) {
    const failure = asFailure(error);
    if (isOutage(failure) || failure.kind === "limited") return { listed: [], message: failure.upstreamMessage };
    throw failure;
  }
}

export function searchOf(request: Request): string {
  return (new URL(request.url).searchParams.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
}

function rowsOf(cities: readonly CityBrief[], bigOnes: readonly CityBrief[], language: string): CityRow[] {
  const bigAliases = new Set(bigOnes.map(({ alias }) => alias));
  const isAbroad = new Set(cities.map(({ country }) => country.id)).size > 1;
  const { compare } = collator(language, {});
  return [...cities]
    .sort((a, b) => compare(a.name, b.name))
    .map(({ alias, name, country }) => ({
      alias,
      name,
      also: otherNames({ alias, name }),
      ...(isAbroad ? { country: country.name } : {}),
      letter: [...name.toLocaleUpperCase(language)][0] ?? "",
      big: bigAliases.has(alias),
    }));
}
