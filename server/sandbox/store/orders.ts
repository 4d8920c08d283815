import type { StatusAlias } from "../../contract/order";
import type { OrderType } from "../../contract/primitives";
import type { PricedBasket } from "../shop/pricing";
import type { Connection } from "./database";
import type { AddressDetails } from "./addresses";

export interface Step {
  alias: StatusAlias;
  /** Unix milliseconds; in the future while it is only planned. */
  at: number;
}

/** What was ordered, frozen: later prices do not change it. */
export interface OrderDocument {
  city_id: number;
  order_type: OrderType;
  shop_id?: number;
  /** The shop whose kitchen makes it. */
  cooked_at?: number;
  address?: { id: number; house_id: number; details: AddressDetails };
  basket: PricedBasket;
  username: string;
  email?: string;
  payment_type: string;
  /** Currency units; 0: no change needed. */
  cash: number;
  comment?: string;
  /** Unix milliseconds. */
  expected_at: number;
}

export interface StoredOrder {
  id: number;
  session_key: string;
  user_id: number | null;
  phone: string;
  /** Whose capacity it takes: a city's couriers or a shop. */
  kitchen: string;
  interval_id: string | null;
  timeline: Step[];
  document: OrderDocument;
  /** Unix milliseconds. */
  created_at: number;
}

/** An order that nobody made yet: what will be made if it is wanted. */
export type OrderDraft = Pick<StoredOrder, "phone" | "kitchen" | "interval_id" | "document">;

type Row = Omit<StoredOrder, "timeline" | "document"> & { timeline: string; document: string };

const FIRST_NUMBER = 48_213;

export function orderStore(connection: Connection) {
  const next = connection.prepare("SELECT coalesce(max(id) + 1, ?) AS id FROM orders");
  const insert = connection.prepare(
    "INSERT INTO orders (id, session_key, user_id, phone, kitchen, interval_id, timeline, document, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const byId = connection.prepare("SELECT * FROM orders WHERE id = ?");
  const latest = connection.prepare("SELECT * FROM orders ORDER BY id DESC LIMIT ?");
  const ofUser = connection.prepare("SELECT * FROM orders WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?");
  const ofNobody = connection.prepare("SELECT * FROM orders WHERE session_key = ? AND user_id IS NULL ORDER BY id DESC LIMIT ? OFFSET ?");
  const revise = connection.prepare("UPDATE orders SET timeline = ?, document = ? WHERE id = ?");
  const replan = connection.prepare("UPDATE orders SET timeline = ?, canceled = ? WHERE id = ?");
  /** An unpaid order is to be canceled at its deadline: until then it holds its interval. */
  const timedOut = "json_extract(timeline, '$[#-1].alias') = 'canceled' AND json_extract(timeline, '$[#-1].at') <= ?";
  const booked = connection.prepare(
    `SELECT interval_id, count(*) AS count FROM orders WHERE kitchen = ? AND interval_id IS NOT NULL AND canceled = 0 AND NOT (${timedOut}) GROUP BY interval_id`,
  );
  const answer = connection.prepare("SELECT answer FROM answers WHERE session_key = ? AND key = ?");
  const keep = connection.prepare("INSERT INTO answers (session_key, key, answer) VALUES (?, ?, ?)");
  const read = (row: Row): StoredOrder => ({ ...row, timeline: JSON.parse(row.timeline) as Step[], document: JSON.parse(row.document) as OrderDocument });
  return {
    /** Keeps a new order under the next number, and answers that. */
    add(order: Omit<StoredOrder, "id">): number {
      const { id } = next.get(FIRST_NUMBER) as { id: number };
      const { session_key, user_id, phone, kitchen, interval_id, timeline, document, created_at } = order;
      insert.run(id, session_key, user_id, phone, kitchen, interval_id, JSON.stringify(timeline), JSON.stringify(document), created_at);
      return id;
    },
    find(id: number): StoredOrder | undefined {
      const row = byId.get(id) as Row | undefined;
      return row && read(row);
    },
    /** Newest first. */
    latest: (limit: number) => (latest.all(limit) as Row[]).map(read),
    /** Those of a session's customer or, without one, its own; newest first. */
    of({ key, user_id }: { key: string; user_id: number | null }, limit: number, offset: number): StoredOrder[] {
      const rows = user_id === null ? ofNobody.all(key, limit, offset) : ofUser.all(user_id, limit, offset);
      return (rows as Row[]).map(read);
    },
    replan: (id: number, timeline: Step[]) => void replan.run(JSON.stringify(timeline), timeline.some(({ alias }) => alias === "canceled") ? 1 : 0, id),
    /** What changes when an unpaid order is paid: its plan and when it is expected. */
    revise: (id: number, timeline: Step[], document: OrderDocument) => void revise.run(JSON.stringify(timeline), JSON.stringify(document), id),
    /** How many orders each interval of a kitchen holds at a moment. */
    booked: (kitchen: string, now: number) => new Map((booked.all(kitchen, now) as { interval_id: string; count: number }[]).map(({ interval_id, count }) => [interval_id, count])),
    /** What a request with this Idempotency-Key was answered. */
    answered<Answer>(session_key: string, key: string): Answer | undefined {
      const row = answer.get(session_key, key) as { answer: string } | undefined;
      return row && (JSON.parse(row.answer) as Answer);
    },
    keepAnswer: (session_key: string, key: string, value: object) => void keep.run(session_key, key, JSON.stringify(value)),
  };
}
