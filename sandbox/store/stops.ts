import type { Database } from "./database";

export type StopKind = "product" | "shop" | "city" | "sign_in";
export type StopType = "default" | "stop";

export function stopStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS stops (
    kind TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL, PRIMARY KEY (kind, id)
  );
  CREATE TABLE IF NOT EXISTS fills (city TEXT NOT NULL, interval_id TEXT NOT NULL, PRIMARY KEY (city, interval_id))`);
  const set = database.prepare("INSERT OR REPLACE INTO stops (kind, id, type) VALUES (?, ?, ?)");
  const ofKind = database.prepare("SELECT id, type FROM stops WHERE kind = ?");
  const fill = database.prepare("INSERT OR IGNORE INTO fills (city, interval_id) VALUES (?, ?)");
  const filled = database.prepare("SELECT interval_id FROM fills WHERE city = ?");
  let cached = new Map<StopKind, Map<string, StopType>>();
  return {
    set(kind: StopKind, id: string, type: StopType) {
      set.run(kind, id, type);
      cached.delete(kind);
    },
    /** By id; other items are as in the seed. The result is cached, because every dish of every menu needs it. */
    all(kind: StopKind): ReadonlyMap<string, StopType> {
      const rows = () => ofKind.all(kind) as { id: string; type: StopType }[];
      const found = cached.get(kind) ?? new Map(rows().map(({ id, type }) => [id, type]));
      cached.set(kind, found);
      return found;
    },
    /** Call it after the tables were cleared. */
    dropCache: () => void (cached = new Map()),
    fill: (city: string, interval_id: string) => void fill.run(city, interval_id),
    filled: (city: string) =>
      new Set((filled.all(city) as { interval_id: string }[]).map(({ interval_id }) => interval_id)),
  };
}
