import { LRUCache } from "lru-cache";
import { cityPath } from "../../rules/city-alias";

/** The paths of a city in the current site map, and the paths that earlier ones listed. */
type Listed = { now: ReadonlySet<string>; left: Set<string> };

const MAX_CITIES = 500;
const MAX_LEFT_PATHS_PER_CITY = 1000;

const listed = new LRUCache<string, Listed>({ max: MAX_CITIES });

/** Records the paths of a city's site map. Paths that are not listed any more have left. */
export function rememberListed(city: string, paths: readonly string[]) {
  const now = new Set(paths);
  const before = listed.get(city);
  const left = new Set([...(before?.left ?? []), ...(before?.now ?? [])].filter((path) => !now.has(path)));
  listed.set(city, { now, left: new Set([...left].slice(-MAX_LEFT_PATHS_PER_CITY)) });
}

/** Returns the paths of the last site map below one of the city's paths. */
export const listedBelow = (city: string, page: string) =>
  [...(listed.get(city)?.now ?? [])].filter((path) => path.startsWith(cityPath(city, page)));

/**
 * The status of a missing page is 410 if this process listed it in the site map before, so that search engines forget
 * it at once, else 404. The upstream does not report removed pages.
 */
export const missingStatus = (city: string, path: string): 404 | 410 => (listed.get(city)?.left.has(path) ? 410 : 404);
