import { addDays } from "../../rules/city-time";
import type { StatusAlias } from "../../contract/order";
import type { OrderType } from "../../contract/primitives";
import type { Receipt } from "../../rules/cart";
import type { Words } from "../messages";
import type { Database } from "./database";
import type { AddressDetails } from "./addresses";
import type { BasketLine } from "./sessions";

export interface Step {
  alias: StatusAlias;
  /** Unix milliseconds; in the future for a planned step. */
  at: number;
}

/** Whether a dish can be ordered, and the reason if not. */
export interface Availability {
  type: "default" | "stop" | "unavailable";
  alert?: Words;
}

export interface TakenGift {
  id: number;
  count: number;
}

/** A line with its prices per piece in minor units: before the discount, after it, and with modifiers. */
export interface PricedBasketLine extends BasketLine, Availability {
  basic: number;
  unit: number;
  withModifiers: number;
}

export interface PricedPackage {
  alias: "bag" | "chopsticks" | "napkins";
  price: number;
  count: number;
  can_refuse: boolean;
  refused: boolean;
}

/** A basket with all its prices for one place, in minor units and without texts. An order stores it. */
export interface PricedBasket {
  lines: PricedBasketLine[];
  packages: PricedPackage[];
  receipt: Receipt;
  interval: string | null;
  version: number;
  /** Orders that are older than gifts lack it. */
  gifts?: TakenGift[];
  promocode?: string;
  /** The promo code's part of the receipt's discount, in minor units. */
  promocode_discount?: number;
  /** Points that the order will earn, in minor units. */
  upcoming?: number;
}

/** The frozen contents of an order: later price changes do not affect it. */
export interface OrderDocument {
  city_id: number;
  order_type: OrderType;
  shop_id?: number;
  cooked_at?: number;
  address?: { id: number; house_id: number; details: AddressDetails };
  basket: PricedBasket;
  username: string;
  email?: string;
  payment_type: string;
  /** Currency units; 0 if no change is needed. */
  cash: number;
  comment?: string;
  expected_at: number;
}

export interface StoredOrder {
  id: number;
  session_key: string;
  user_id: number | null;
  phone: string;
  /** The owner of its capacity: a city's couriers or a shop. */
  kitchen: string;
  interval_id: string | null;
  timeline: Step[];
  document: OrderDocument;
  created_at: number;
}

export type OrderDraft = Pick<StoredOrder, "phone" | "kitchen" | "interval_id" | "document">;

interface OrderRow extends Omit<StoredOrder, "timeline" | "document"> {
  timeline: string;
  document: string;
}

const FIRST_NUMBER = 48_213;

export function orderStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS orders (
    id INTEGER PRIMARY KEY, session_key TEXT NOT NULL, user_id INTEGER, phone TEXT NOT NULL, kitchen TEXT NOT NULL,
    interval_id TEXT, canceled INTEGER NOT NULL, timeline TEXT NOT NULL, document TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS orders_by_slot ON orders (kitchen, interval_id);
  CREATE INDEX IF NOT EXISTS orders_by_user ON orders (user_id);
  CREATE TABLE IF NOT EXISTS answers (
    session_key TEXT NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (session_key, key)
  )`);
  const columns = "id, session_key, user_id, phone, kitchen, interval_id, timeline, document, created_at";
  const insert = database.prepare(`INSERT INTO orders (${columns}, canceled)
    VALUES ((SELECT COALESCE(MAX(id) + 1, ${FIRST_NUMBER}) FROM orders),
      :session_key, :user_id, :phone, :kitchen, :interval_id, :timeline, :document, :created_at, 0)`);
  const byId = database.prepare(`SELECT ${columns} FROM orders WHERE id = ?`);
  const latest = database.prepare(`SELECT ${columns} FROM orders ORDER BY id DESC LIMIT ?`);
  const ofUser = database.prepare(`SELECT ${columns} FROM orders WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`);
  const ofSession = database.prepare(`SELECT ${columns} FROM orders WHERE user_id IS NULL AND session_key = ?
    ORDER BY id DESC LIMIT ? OFFSET ?`);
  // 1 in `canceled`: the order is canceled, or will be unless it is paid.
  const setTimeline = database.prepare("UPDATE orders SET timeline = ?, canceled = ? WHERE id = ?");
  const setTimelineAndDocument = database.prepare("UPDATE orders SET timeline = ?, document = ? WHERE id = ?");
  const booked = database.prepare(`SELECT interval_id, timeline FROM orders
    WHERE kitchen = ? AND canceled = 0 AND interval_id >= ? AND interval_id < ?`);
  const answer = database.prepare("SELECT answer FROM answers WHERE session_key = ? AND key = ?");
  const saveAnswer = database.prepare("INSERT INTO answers (session_key, key, answer) VALUES (?, ?, ?)");

  const stored = (rows: unknown[]): StoredOrder[] =>
    (rows as OrderRow[]).map((row) => {
      const timeline = JSON.parse(row.timeline) as Step[];
      return { ...row, timeline, document: JSON.parse(row.document) as OrderDocument };
    });

  return {
    add({ timeline, document, ...order }: Omit<StoredOrder, "id">): number {
      const json = { timeline: JSON.stringify(timeline), document: JSON.stringify(document) };
      return Number(insert.run({ ...order, ...json }).lastInsertRowid);
    },
    find: (id: number): StoredOrder | undefined => stored(byId.all(id))[0],
    latest: (limit: number) => stored(latest.all(limit)),
    /** Returns the orders of a session's customer, or of the anonymous session itself; newest first. */
    ofOwner: ({ key, user_id }: { key: string; user_id: number | null }, limit: number, offset: number) =>
      stored(user_id === null ? ofSession.all(key, limit, offset) : ofUser.all(user_id, limit, offset)),
    setTimeline(id: number, timeline: Step[]) {
      const canceled = timeline.some(({ alias }) => alias === "canceled");
      setTimeline.run(JSON.stringify(timeline), canceled ? 1 : 0, id);
    },
    /** Changes the plan and the expected time of an unpaid order that was paid. */
    setTimelineAndDocument: (id: number, timeline: Step[], document: OrderDocument) =>
      void setTimelineAndDocument.run(JSON.stringify(timeline), JSON.stringify(document), id),
    /** Counts the orders per interval of a kitchen on a day (YYYY-MM-DD) and the following night. */
    booked(kitchen: string, date: string, now: number): ReadonlyMap<string, number> {
      const counts = new Map<string, number>();
      const rows = booked.all(kitchen, date, addDays(date, 2)) as { interval_id: string; timeline: string }[];
      for (const { interval_id, timeline } of rows)
        if (!isTimedOut(JSON.parse(timeline) as Step[], now))
          counts.set(interval_id, (counts.get(interval_id) ?? 0) + 1);
      return counts;
    },
    /** Returns the stored answer to a session's request with this Idempotency-Key. */
    findAnswer<Answer extends object>(session_key: string, key: string): Answer | undefined {
      const [row] = answer.all(session_key, key) as { answer: string }[];
      return row && (JSON.parse(row.answer) as Answer);
    },
    saveAnswer: (session_key: string, key: string, answer: object) =>
      void saveAnswer.run(session_key, key, JSON.stringify(answer)),
  };
}

/** An unpaid order reserves its interval until its deadline. */
function isTimedOut(timeline: readonly Step[], now: number): boolean {
  const last = timeline.at(-1);
  return last?.alias === "canceled" && last.at <= now;
}
