import { randomBytes } from "node:crypto";
import type { OrderType } from "../../contract/primitives";
import type { Database } from "./database";

export interface BasketLine {
  /** The product's key, followed by `~` and the choice of modifiers. */
  key: string;
  product_key: string;
  modifiers: Record<string, number>;
  count: number;
  /** Unix milliseconds. */
  added_at: number;
}

/** A visitor's cart. Prices are calculated on every read. */
export interface Basket {
  lines: BasketLine[];
  without_bag: boolean;
  interval: string | null;
  /** The taken gifts by id. */
  gifts?: { id: number; count: number }[];
  /** In the seed's spelling. */
  promocode?: string;
  /** Points to spend at most, in minor units; missing or 0 for none. */
  bonuses?: number;
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

export interface SessionRow extends Session {
  /** Unix milliseconds. */
  created_at: number;
}

/** A session key that was replaced. */
export interface FormerKeyRow {
  key: string;
  session_key: string;
  /** Unix milliseconds. */
  until: number;
}

/** How many of the newest sessions are searched for carts. */
const LOOKED_THROUGH = 1000;

/** 128 random bits. */
export const newKey = () => randomBytes(16).toString("hex");

export function sessionStore(database: Database<{ sessions: SessionRow }>) {
  const sessions = database.table("sessions");
  return {
    open(now: number): Session {
      const key = newKey();
      const basket: Basket = { lines: [], without_bag: false, interval: null, version: 1 };
      const nowhere = {
        user_id: null,
        city_id: null,
        order_type: null,
        shop_id: null,
        delivery_zone_id: null,
        address_id: null,
      };
      return sessions.insert({ key, ...nowhere, basket, created_at: now });
    },
    find: (key: string): Session | undefined => sessions.find({ key }),
    /** Sessions with something in the cart, newest first. */
    withCart: (limit: number): Session[] =>
      sessions
        .list({}, { newestFirst: true, limit: LOOKED_THROUGH })
        .filter(({ basket }) => basket.lines.length > 0)
        .slice(0, limit),
    /** Stores cart and place. Who is signed in changes with the key only (session-keys.ts). */
    save({ key, city_id, order_type, shop_id, delivery_zone_id, address_id, basket }: Session) {
      sessions.update({ key }, { city_id, order_type, shop_id, delivery_zone_id, address_id, basket });
    },
  };
}
