import { randomBytes } from "node:crypto";
import type { Database } from "./database";
import type { OrderDraft } from "./orders";

/** A cached order that can be created until its deadline. */
export interface OrderCache {
  key: string;
  session_key: string;
  user_id: number | null;
  draft: OrderDraft;
  created_at: number;
  order_id: number | null;
}

export function orderCacheStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS order_caches (
    key TEXT PRIMARY KEY, session_key TEXT NOT NULL, user_id INTEGER, draft TEXT NOT NULL, created_at INTEGER NOT NULL,
    order_id INTEGER
  )`);
  const insert = database.prepare(`INSERT INTO order_caches (key, session_key, user_id, draft, created_at)
    VALUES (:key, :session_key, :user_id, :draft, :created_at)`);
  const byKey = database.prepare("SELECT * FROM order_caches WHERE key = ?");
  const setOrder = database.prepare("UPDATE order_caches SET order_id = ? WHERE key = ?");
  return {
    /** Stores a draft under a new key of 128 random bits and returns the key. */
    add({ draft, ...owner }: Omit<OrderCache, "key" | "order_id">): string {
      const key = randomBytes(16).toString("hex");
      insert.run({ ...owner, key, draft: JSON.stringify(draft) });
      return key;
    },
    find(key: string): OrderCache | undefined {
      const [row] = byKey.all(key) as (Omit<OrderCache, "draft"> & { draft: string })[];
      return row && { ...row, draft: JSON.parse(row.draft) as OrderDraft };
    },
    setOrder: (key: string, order_id: number) => void setOrder.run(order_id, key),
  };
}
