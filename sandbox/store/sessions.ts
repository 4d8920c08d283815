import { randomBytes } from "node:crypto";
import type { OrderType } from "../../contract/primitives";
import type { Database } from "./database";

export interface BasketLine {
  /** The product's key, followed by `~` and the choice of modifiers. */
  key: string;
  product_key: string;
  modifiers: Record<string, number>;
  count: number;
  added_at: number;
}

/** A visitor's cart. Prices are calculated on every read. */
export interface Basket {
  lines: BasketLine[];
  without_bag: boolean;
  interval: string | null;
  gifts?: { id: number; count: number }[];
  /** In the seed's spelling. */
  promocode?: string;
  /** Points to spend at most, in minor units; missing or 0 for none. */
  bonuses?: number;
  version: number;
}

export interface Session {
  key: string;
  user_id: number | null;
  city_id: number | null;
  order_type: OrderType | null;
  shop_id: number | null;
  delivery_zone_id: number | null;
  address_id: number | null;
  basket: Basket;
}

interface SessionRow extends Omit<Session, "basket"> {
  basket: string;
}

const MAX_SEARCHED_SESSIONS = 1000;

export const newKey = () => randomBytes(16).toString("hex");

export function sessionStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS sessions (
    key TEXT PRIMARY KEY, user_id INTEGER, city_id INTEGER, order_type TEXT, shop_id INTEGER, delivery_zone_id INTEGER,
    address_id INTEGER, basket TEXT NOT NULL, created_at INTEGER NOT NULL
  )`);
  const columns = "key, user_id, city_id, order_type, shop_id, delivery_zone_id, address_id, basket";
  const insert = database.prepare(`INSERT INTO sessions (key, city_id, order_type, shop_id, basket, created_at)
    VALUES (:key, :city_id, :order_type, :shop_id, :basket, :now)`);
  const byKey = database.prepare(`SELECT ${columns} FROM sessions WHERE key = ?`);
  const latest = database.prepare(`SELECT ${columns} FROM sessions ORDER BY rowid DESC LIMIT ${MAX_SEARCHED_SESSIONS}`);
  const update = database.prepare(`UPDATE sessions SET city_id = :city_id, order_type = :order_type, shop_id = :shop_id,
    delivery_zone_id = :delivery_zone_id, address_id = :address_id, basket = :basket WHERE key = :key`);
  const read = (row: SessionRow): Session => ({ ...row, basket: JSON.parse(row.basket) as Basket });

  return {
    /** A session with an empty cart, in no city by default. */
    open(
      now: number,
      {
        version = 1,
        ...place
      }: Partial<Pick<Session, "city_id" | "order_type" | "shop_id">> & { version?: number } = {},
    ): Session {
      const basket: Basket = { lines: [], without_bag: false, interval: null, version };
      const nowhere = { city_id: null, order_type: null, shop_id: null, delivery_zone_id: null, address_id: null };
      const session = { key: newKey(), user_id: null, ...nowhere, ...place, basket };
      insert.run({ ...session, basket: JSON.stringify(basket), now });
      return session;
    },
    find(key: string): Session | undefined {
      const [row] = byKey.all(key) as SessionRow[];
      return row && read(row);
    },
    withCart: (limit: number): Session[] =>
      (latest.all() as SessionRow[])
        .map(read)
        .filter(({ basket }) => basket.lines.length > 0)
        .slice(0, limit),
    /** Stores cart and place. The customer changes only together with the key (session-keys.ts). */
    save: ({ basket, ...session }: Session) => void update.run({ ...session, basket: JSON.stringify(basket) }),
  };
}
