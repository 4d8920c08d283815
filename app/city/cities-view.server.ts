import { otherNames } from "../../rules/city-names";
import { collator } from "../../rules/formats";
import type { CityBrief } from "../../contract/place";
import { asFailure, isOutage } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import type { CityRow } from "./cities";

const MAX_SEARCH_LENGTH = 60;

/** `message`: the upstream's announcement or, without cities, the reason why they are missing. */
export type FoundCities = { cities?: CityRow[]; message?: string };

/** Undefined during an outage of the upstream; other errors are thrown. */
export async function cityRows(visit: Visit): Promise<FoundCities> {
  try {
    const { cities, big_cities, message } = await visit.upstream.cities({});
    const rows = rowsOf(cities, big_cities, visit.language);
    return { cities: rows.length > 0 ? rows : undefined, message: message || undefined };
  } catch (error) {
    const failure = asFailure(error);
    if (isOutage(failure) || failure.kind === "limited") return { message: failure.upstreamMessage };
    throw failure;
  }
}

export function searchOf(request: Request): string {
  return (new URL(request.url).searchParams.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
}

function rowsOf(cities: readonly CityBrief[], bigOnes: readonly CityBrief[], language: string): CityRow[] {
  const bigAliases = new Set(bigOnes.map(({ alias }) => alias));
  const all = new Map([...cities, ...bigOnes].map((city) => [city.alias, city]));
  const isAbroad = new Set([...all.values()].map(({ country }) => country.id)).size > 1;
  const { compare } = collator(language, {});
  return [...all.values()]
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
