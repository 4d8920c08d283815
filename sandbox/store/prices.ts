import type { Database } from "./database";

export const LIST_PERCENT = 100;

/** Dishes that cost more or less than the price list says, by their keys, in percent of its price. */
export function priceStore(database: Database) {
  database.exec("CREATE TABLE IF NOT EXISTS prices (id TEXT PRIMARY KEY, percent INTEGER NOT NULL)");
  const set = database.prepare("INSERT OR REPLACE INTO prices (id, percent) VALUES (?, ?)");
  const remove = database.prepare("DELETE FROM prices WHERE id = ?");
  const all = database.prepare("SELECT id, percent FROM prices");
  let cached: Map<string, number> | undefined;
  return {
    set(id: string, percent: number) {
      if (percent === LIST_PERCENT) remove.run(id);
      else set.run(id, percent);
      cached = undefined;
    },
    /** The result is cached, because every dish of every menu needs it. */
    all: (): ReadonlyMap<string, number> =>
      (cached ??= new Map((all.all() as { id: string; percent: number }[]).map(({ id, percent }) => [id, percent]))),
    /** Call it after the table was cleared. */
    dropCache: () => void (cached = undefined),
  };
}
