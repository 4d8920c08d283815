import { LRUCache } from "lru-cache";
import { cityPath } from "../../rules/city-alias";

/** Paths of a city that the site map lists now, and those that it listed before. */
type Listed = { now: ReadonlySet<string>; left: Set<string> };

const MOST_CITIES = 500;
/** Of a city: the newest. */
const MOST_LEFT = 1000;

const listed = new LRUCache<string, Listed>({ max: MOST_CITIES });

/** Remembers which pages of a city there are. What was listed and is no more has left. */
export function rememberListed(city: string, paths: readonly string[]) {
  const now = new Set(paths);
  const before = listed.get(city);
  const left = new Set([...(before?.left ?? []), ...(before?.now ?? [])].filter((path) => !now.has(path)));
  listed.set(city, { now, left: new Set([...left].slice(-MOST_LEFT)) });
}

/** The paths below one of the city's paths that were listed last. */
export const listedBelow = (city: string, page: string) =>
  [...(listed.get(city)?.now ?? [])].filter((path) => path.startsWith(cityPath(city, page)));

/**
 * The status of a page that is not there: 410 if this process has listed it in the site map and does so no more, so that search engines forget it at once;
 * else 404. The upstream does not tell what it once had.
 */
export const missingStatus = (city: string, path: string): 404 | 410 => (listed.get(city)?.left.has(path) ? 410 : 404);
