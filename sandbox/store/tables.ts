import type { AddressRow } from "./addresses";
import type { CodeRow } from "./codes";
import type { Database, ComparableColumn } from "./database";
import type { Feedback } from "./feedback";
import type { OrderCache } from "./order-caches";
import type { AnswerRow, OrderRow } from "./orders";
import type { KeyRow, Payment } from "./payments";
import type { FormerKeyRow, SessionRow } from "./sessions";
import type { FillRow, StopRow } from "./stops";
import type { ProfileRow, UserRow } from "./users";

/** The row type of each table. */
export interface Rows {
  sessions: SessionRow;
  former_keys: FormerKeyRow;
  users: UserRow;
  codes: CodeRow;
  addresses: AddressRow;
  orders: OrderRow;
  answers: AnswerRow;
  fills: FillRow;
  stops: StopRow;
  profiles: ProfileRow;
  feedback: Feedback;
  order_caches: OrderCache;
  payments: Payment;
  acquirer_keys: KeyRow;
}

export type TableName = keyof Rows;

/** Opens the data that a setting names; ":memory:" lasts as long as the process. Throws an Error with a readable message if it cannot. */
export type OpenDatabase = (data: string) => Database<Rows>;

export interface TableDeclaration<Row> {
  columns: { readonly [Column in keyof Row & string]: Kind<Row[Column]> };
  /** The primary key. */
  key: readonly ComparableColumn<Row>[];
  /** Unique columns besides the key. */
  unique?: readonly ComparableColumn<Row>[];
  /** Indexes by name. */
  indexes?: Readonly<Record<string, readonly ComparableColumn<Row>[]>>;
}

/** The column type of a value; anything but text and whole numbers is JSON. */
type Kind<Value> = null extends Value ? `${Bare<Value & {}> & ("text" | "integer")} or null` : Bare<Value>;
type Bare<Value> = Value extends string ? "text" : Value extends number ? "integer" : "json";

/**
 * The declaration of every table. Files of older versions have tables too: changing a column needs a step in
 * migrations.ts.
 */
export const tables: { readonly [Name in TableName]: TableDeclaration<Rows[Name]> } = {
  sessions: {
    columns: {
      key: "text",
      user_id: "integer or null",
      city_id: "integer or null",
      order_type: "text or null",
      shop_id: "integer or null",
      delivery_zone_id: "integer or null",
      address_id: "integer or null",
      basket: "json",
      created_at: "integer",
    },
    key: ["key"],
  },
  former_keys: { columns: { key: "text", session_key: "text", until: "integer" }, key: ["key"] },
  users: {
    columns: { id: "integer", phone: "text", name: "text or null", created_at: "integer" },
    key: ["id"],
    unique: ["phone"],
  },
  codes: {
    columns: {
      id: "integer",
      session_key: "text",
      phone: "text",
      name: "text or null",
      channel: "text",
      code: "text",
      sent_at: "integer",
      tries: "integer",
      used: "integer",
    },
    key: ["id"],
    indexes: { codes_by_phone: ["phone", "sent_at"] },
  },
  addresses: {
    columns: {
      id: "integer",
      session_key: "text",
      user_id: "integer or null",
      city_id: "integer",
      house_id: "integer",
      details: "json",
      used_at: "integer",
    },
    key: ["id"],
  },
  orders: {
    columns: {
      id: "integer",
      session_key: "text",
      user_id: "integer or null",
      phone: "text",
      kitchen: "text",
      interval_id: "text or null",
      canceled: "integer",
      timeline: "json",
      document: "json",
      created_at: "integer",
    },
    key: ["id"],
    indexes: { orders_by_slot: ["kitchen", "interval_id"], orders_by_user: ["user_id"] },
  },
  answers: { columns: { session_key: "text", key: "text", answer: "json" }, key: ["session_key", "key"] },
  fills: { columns: { city: "text", interval_id: "text" }, key: ["city", "interval_id"] },
  stops: { columns: { kind: "text", id: "text", type: "text" }, key: ["kind", "id"] },
  profiles: { columns: { user_id: "integer", profile: "json" }, key: ["user_id"] },
  feedback: { columns: { id: "integer", kind: "text", fields: "json", created_at: "integer" }, key: ["id"] },
  order_caches: {
    columns: {
      key: "text",
      session_key: "text",
      user_id: "integer or null",
      draft: "json",
      created_at: "integer",
      order_id: "integer or null",
    },
    key: ["key"],
  },
  payments: {
    columns: { id: "text", order_id: "integer", state: "text", document: "json", created_at: "integer" },
    key: ["id"],
    indexes: { payments_by_order: ["order_id"] },
  },
  acquirer_keys: { columns: { name: "text", private_key: "text" }, key: ["name"] },
};
