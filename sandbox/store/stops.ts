import type { Database } from "./database";

export type StopKind = "product" | "shop" | "city" | "sign_in";
export type StopType = "default" | "stop";

export interface StopRow {
  kind: StopKind;
  id: string;
  type: StopType;
}

/** A full interval. */
export interface FillRow {
  /** The city's alias. */
  city: string;
  interval_id: string;
}

/** What the console stopped, opened and filled. */
export function stopStore(database: Database<{ stops: StopRow; fills: FillRow }>) {
  const stops = database.table("stops");
  const fills = database.table("fills");
  let cached = new Map<StopKind, Map<string, StopType>>();
  return {
    set(kind: StopKind, id: string, type: StopType) {
      stops.upsert({ kind, id, type });
      cached.delete(kind);
    },
    /** By id; anything else is as in the seed. Cached, because every dish of every menu asks for it. */
    all(kind: StopKind): ReadonlyMap<string, StopType> {
      const found = cached.get(kind) ?? new Map(stops.list({ kind }).map(({ id, type }) => [id, type]));
      cached.set(kind, found);
      return found;
    },
    /** After the tables were cleared. */
    dropCache: () => void (cached = new Map()),
    fill: (city: string, interval_id: string) => fills.upsert({ city, interval_id }),
    filled: (city: string) =>
      new Set(fills.list({ city }, { only: ["interval_id"] }).map(({ interval_id }) => interval_id)),
  };
}
