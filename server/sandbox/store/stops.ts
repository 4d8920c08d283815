import type { Connection } from "./database";

export type StopKind = "product" | "shop" | "city" | "sign_in";
export type StopType = "default" | "stop";

/** What the console stopped, opened again and filled. */
export function stopStore(connection: Connection) {
  const set = connection.prepare("INSERT INTO stops (kind, id, type) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET type = excluded.type");
  const all = connection.prepare("SELECT id, type FROM stops WHERE kind = ?");
  const fill = connection.prepare("INSERT OR IGNORE INTO fills (city, interval_id) VALUES (?, ?)");
  let known = new Map<StopKind, Map<string, StopType>>();
  const filled = connection.prepare("SELECT interval_id FROM fills WHERE city = ?");
  return {
    set(kind: StopKind, id: string, type: StopType) {
      set.run(kind, id, type);
      known.delete(kind);
    },
    /** By id; what is not in it is as the seed says. Asked for with every dish, so it is kept at hand. */
    all(kind: StopKind): ReadonlyMap<string, StopType> {
      const found = known.get(kind) ?? new Map((all.all(kind) as { id: string; type: StopType }[]).map(({ id, type }) => [id, type]));
      known.set(kind, found);
      return found;
    },
    /** After the tables were emptied. */
    forget: () => void (known = new Map()),
    fill: (city: string, interval_id: string) => void fill.run(city, interval_id),
    filled: (city: string) => new Set((filled.all(city) as { interval_id: string }[]).map(({ interval_id }) => interval_id)),
  };
}
