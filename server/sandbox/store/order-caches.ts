import { randomBytes } from "node:crypto";
import type { Connection } from "./database";
import type { OrderDraft } from "./orders";

/** An order that waits to be made, for as long as its deadline allows. */
export interface OrderCache {
  key: string;
  session_key: string;
  user_id: number | null;
  draft: OrderDraft;
  /** Unix milliseconds. */
  created_at: number;
  /** The order that was made of it. */
  order_id: number | null;
}

type Row = Omit<OrderCache, "draft"> & { draft: string };

export function orderCacheStore(connection: Connection) {
  const insert = connection.prepare("INSERT INTO order_caches (key, session_key, user_id, draft, created_at) VALUES (?, ?, ?, ?, ?)");
  const select = connection.prepare("SELECT * FROM order_caches WHERE key = ?");
  const ordered = connection.prepare("UPDATE order_caches SET order_id = ? WHERE key = ?");
  return {
    /** Keeps a draft under a new key of 128 random bits, and answers that. */
    add({ session_key, user_id, draft, created_at }: Omit<OrderCache, "key" | "order_id">): string {
      const key = randomBytes(16).toString("hex");
      insert.run(key, session_key, user_id, JSON.stringify(draft), created_at);
      return key;
    },
    find(key: string): OrderCache | undefined {
      const row = select.get(key) as Row | undefined;
      return row && { ...row, draft: JSON.parse(row.draft) as OrderDraft };
    },
    ordered: (key: string, order_id: number) => void ordered.run(order_id, key),
  };
}
