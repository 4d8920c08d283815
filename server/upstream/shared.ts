import { cachified, totalTtl, type Cache, type CacheEntry } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { log } from "../operate/log";

const HOURS = 60 * 60 * 1000;
/** For so long a stale answer is still better than none. */
const STALE = 12 * HOURS;

const entries = new LRUCache<string, CacheEntry>({ max: 2_000 });

const cache: Cache = {
  name: "upstream",
  get: (key) => entries.get(key),
  set: (key, entry) => entries.set(key, entry, { ttl: Math.min(totalTtl(entry.metadata), STALE) }),
  delete: (key) => entries.delete(key),
};

/**
 * An answer that is the same for every visitor, cached: concurrent requests share one call, and after `seconds` the stale answer is served
 * while it is refreshed in the background, for hours if the upstream is down.
 */
export function sharedAnswer<Answer>(
  key: string,
  seconds: number,
  fetchAnswer: () => Promise<Answer>,
): Promise<Answer> {
  return cachified({
    cache,
    key,
    ttl: seconds * 1000,
    staleWhileRevalidate: STALE,
    staleRefreshTimeout: 0,
    fallbackToCache: STALE,
    getFreshValue: fetchAnswer,
  }).catch((error: unknown) => {
    log.debug({ key: key.split("|")[0] }, "no shared answer");
    throw error;
  });
}

/** Whether the cached answer should have been refreshed by now: refreshing has failed for two minutes. */
export function isStale(key: string): boolean {
  const entry = entries.get(key);
  if (!entry?.metadata.ttl) return false;
  return Date.now() - entry.metadata.createdTime > entry.metadata.ttl + 120_000;
}

/** Empties the cache; for tests. */
export function forgetShared() {
  entries.clear();
}
