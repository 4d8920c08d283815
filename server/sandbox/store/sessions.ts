import { randomBytes } from "node:crypto";
import type { OrderType } from "../../contract/primitives";
import type { Connection } from "./database";

export interface BasketLine {
  /** The product's key, and behind `~` the choice of modifiers. */
  key: string;
  product_key: string;
  modifiers: Record<string, number>;
  count: number;
  /** Unix milliseconds. */
  added_at: number;
}

/** What a visitor wants; prices are made anew whenever it is looked at. */
export interface Basket {
  lines: BasketLine[];
  without_bag: boolean;
  interval: string | null;
  /** Gifts that were taken, by their ids. */
  gifts?: { id: number; count: number }[];
  /** As the seed writes it. */
  promocode?: string;
  /** Points to write off at most, in minor units; missing or 0: none. */
  bonuses?: number;
  /** Grows with every change. */
  version: number;
}

/** One visitor, by the key in their cookie. */
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

type Row = Omit<Session, "basket"> & { basket: string };

export function sessionStore(connection: Connection) {
  const insert = connection.prepare("INSERT INTO sessions (key, basket, created_at) VALUES (?, ?, ?)");
  const select = connection.prepare("SELECT * FROM sessions WHERE key = ?");
  const update = connection.prepare(
    "UPDATE sessions SET user_id = ?, city_id = ?, order_type = ?, shop_id = ?, delivery_zone_id = ?, address_id = ?, basket = ? WHERE key = ?",
  );
  const filled = connection.prepare("SELECT * FROM sessions WHERE json_array_length(basket, '$.lines') > 0 ORDER BY created_at DESC LIMIT ?");
  const read = (row: Row): Session => ({ ...row, basket: JSON.parse(row.basket) as Basket });
  return {
    /** A new visitor with a key of 128 random bits. */
    open(now: number): Session {
      const key = randomBytes(16).toString("hex");
      const basket: Basket = { lines: [], without_bag: false, interval: null, version: 1 };
      insert.run(key, JSON.stringify(basket), now);
      return { key, user_id: null, city_id: null, order_type: null, shop_id: null, delivery_zone_id: null, address_id: null, basket };
    },
    find(key: string): Session | undefined {
      const row = select.get(key) as Row | undefined;
      return row && read(row);
    },
    /** Those with something in the cart, the newest visitor first. */
    withCart: (limit: number) => (filled.all(limit) as Row[]).map(read),
    save({ key, user_id, city_id, order_type, shop_id, delivery_zone_id, address_id, basket }: Session) {
      update.run(user_id, city_id, order_type, shop_id, delivery_zone_id, address_id, JSON.stringify(basket), key);
    },
  };
}
