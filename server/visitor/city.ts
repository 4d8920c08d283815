import type { AppLoadContext } from "@remix-run/node";
import type { City } from "../../contract/place";
import { cityPath, isCityAlias } from "../../rules/city-alias";
import { fittingTimeZone } from "../../rules/city-time";
import { otherNames } from "../../rules/city-names";
import { nearCities } from "../../rules/near-city";
import { environment } from "../operate/environment";
import { settings, type Settings } from "../operate/settings";
import { createUpstream, type Upstream } from "../upstream/client";
import type { Deadline } from "../upstream/deadline";
import { asFailure } from "../upstream/failure";

/**
 * Whether the upstream lists a city of this alias. Other aliases cause no call and take no memory. If the list is
 * unavailable or empty, every alias is accepted.
 */
export async function isCity(upstream: Upstream, alias: string): Promise<boolean> {
  if (!isCityAlias(alias)) return false;
  try {
    const { cities, big_cities } = await upstream.cities({});
    const all = [...cities, ...big_cities];
    return all.length === 0 || all.some((city) => city.alias === alias);
  } catch (error) {
    asFailure(error);
    return true;
  }
}

/**
 * Responds to an unknown alias. If only the case differs, it redirects to the city's alias; otherwise it is a 404 that
 * lists cities with similar names. `words` introduces them.
 */
export async function answerForUnknownCity(request: { url: string }, upstream: Upstream, alias: string, words: string) {
  const { cities, big_cities } = await upstream.cities({}).catch(noCities);
  const all = [...new Map([...cities, ...big_cities].map((city) => [city.alias, city])).values()];
  const same = all.find((city) => city.alias === alias.toLowerCase());
  const { pathname, search } = new URL(request.url);
  if (same) {
    const rest = pathname.split("/").slice(2).join("/");
    return new Response(null, { status: 308, headers: { Location: cityPath(same.alias, rest) + search } });
  }
  const named = all.map((city) => ({ ...city, also: otherNames(city) }));
  const near = nearCities(alias, named).map((city) => ({ alias: city.alias, name: city.name }));
  const body = near.length > 0 ? JSON.stringify({ near: { words, cities: near } }) : null;
  return new Response(body, { status: 404, headers: { "Content-Type": "application/json" } });
}

function noCities(error: unknown) {
  asFailure(error);
  return { cities: [], big_cities: [] };
}

/** Undefined if there is no such city. Throws UpstreamFailure. */
export async function aliasOfCity(upstream: Upstream, city_id: number | null | undefined): Promise<string | undefined> {
  const { cities, big_cities } = await upstream.cities({});
  return [...cities, ...big_cities].find(({ id }) => id === city_id)?.alias;
}

/** Undefined if there is no such city or the upstream fails. The country then does not affect the language. */
export async function countryOf(
  alias = "",
  { requestId = crypto.randomUUID(), trace, address }: AppLoadContext,
  deadline: Deadline,
): Promise<string | undefined> {
  const language = settings().default_language;
  const upstream = createUpstream({
    baseUrl: environment().UPSTREAM_URL,
    language,
    requestId,
    trace,
    address,
    deadline,
  });
  try {
    return (await isCity(upstream, alias)) ? (await upstream.city({ alias })).city.country.code : undefined;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/**
 * Returns the upstream's time zone, else one of the settings that has the same offset. Undefined if only the offset is
 * available.
 */
export function timeZoneOf(
  { id, country, timezone, time_zone }: Pick<City, "id" | "country" | "timezone" | "time_zone">,
  settings: Pick<Settings, "time_zones">,
  now: number,
): string | undefined {
  const { time_zones } = settings;
  return time_zone ?? fittingTimeZone(time_zones[id] ?? time_zones[country.code], timezone, now);
}
