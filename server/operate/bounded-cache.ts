import { LRUCache } from "lru-cache";
import { watchCache, type CacheName, type CacheResult } from "./metrics";

type Bound<Value> = {
  /** Entries at most. */
  max?: number;
  maxBytes?: number;
  /** The bytes of an entry, with what it takes around its value. Needs `maxBytes`. */
  bytesOf?: (value: Value, key: string) => number;
  /** For values that change: the bytes of all, for the metrics. */
  bytesOfAll?: (values: Iterable<Value>) => number;
  /** Without it an entry is never too old: its key names all that it depends on, or its owner looks at its age. */
  ttlMs?: number;
  /** Entries that are too old are freed at once, not when others take their place: for large values. */
  freesOld?: boolean;
};

/**
 * A cache of this process, which the metrics know by its name. Beyond its bound the least recently used entries go. `lookUp`
 * and `lookUpOrMake` count look-ups; `get` and `has` do not.
 */
export class BoundedCache<Value extends NonNullable<unknown>> extends LRUCache<string, Value, () => Promise<Value>> {
  readonly count: (result: CacheResult) => void;

  constructor(name: CacheName, { max, maxBytes, bytesOf, bytesOfAll, ttlMs, freesOld }: Bound<Value>) {
    super({
      // One of the two has to be given.
      ...(max ? { max } : { maxSize: maxBytes ?? 0, sizeCalculation: bytesOf }),
      ttl: ttlMs,
      ttlAutopurge: freesOld,
      // The clock of now, which a test may have replaced since this module was loaded.
      perf: { now: () => performance.now() },
      fetchMethod: (_key, _stale, { context }) => context(),
      // An entry that is evicted while it is made is still wanted by who waits for it.
      ignoreFetchAbort: true,
    });
    const bytes = () => (bytesOfAll ? bytesOfAll(this.values()) : maxBytes && this.calculatedSize);
    this.count = watchCache(name, () => ({ entries: this.size, bytes: bytes() }));
  }

  lookUp(key: string): Value | undefined {
    const value = this.get(key);
    this.count(value === undefined ? "miss" : "hit");
    return value;
  }

  /** Concurrent callers share the work of `make`. Throws its error, which is not cached. */
  async lookUpOrMake(key: string, make: () => Promise<Value>): Promise<Value> {
    this.count(this.peek(key) === undefined ? "miss" : "hit");
    return this.forceFetch(key, { context: make });
  }
}
