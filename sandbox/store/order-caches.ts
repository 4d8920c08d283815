import { randomBytes } from "node:crypto";
import type { Database } from "./database";
import type { OrderDraft } from "./orders";

/** A cached order that can be created until its deadline. */
export interface OrderCache {
  key: string;
  session_key: string;
  user_id: number | null;
  draft: OrderDraft;
  /** Unix milliseconds. */
  created_at: number;
  /** The order that was created from it. */
  order_id: number | null;
}

export function orderCacheStore(database: Database<{ order_caches: OrderCache }>) {
  const caches = database.table("order_caches");
  return {
    /** Stores a draft under a new key of 128 random bits and returns the key. */
    add({ session_key, user_id, draft, created_at }: Omit<OrderCache, "key" | "order_id">): string {
      const key = randomBytes(16).toString("hex");
      caches.insert({ key, session_key, user_id, draft, created_at, order_id: null });
      return key;
    },
    find: (key: string) => caches.find({ key }),
    setOrder: (key: string, order_id: number) => void caches.update({ key }, { order_id }),
  };
}
