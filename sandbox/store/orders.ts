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

/** Whether a dish can be ordered, and if not, why. */
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
  /** Minor units per piece. */
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
  /** Missing in orders that are older than gifts. */
  gifts?: TakenGift[];
  promocode?: string;
  /** The part of the receipt's discount that is the code's, in minor units. */
  promocode_discount?: number;
  /** Points that the order will earn, in minor units. */
  upcoming?: number;
}

/** An order's contents, frozen: later price changes do not affect it. */
export interface OrderDocument {
  city_id: number;
  order_type: OrderType;
  shop_id?: number;
  /** The shop that cooks it. */
  cooked_at?: number;
  address?: { id: number; house_id: number; details: AddressDetails };
  basket: PricedBasket;
  username: string;
  email?: string;
  payment_type: string;
  /** Currency units; 0 if no change is needed. */
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
  /** Whose capacity it uses: a city's couriers or a shop. */
  kitchen: string;
  interval_id: string | null;
  timeline: Step[];
  document: OrderDocument;
  /** Unix milliseconds. */
  created_at: number;
}

/** An order that is not created yet. */
export type OrderDraft = Pick<StoredOrder, "phone" | "kitchen" | "interval_id" | "document">;

export interface OrderRow extends StoredOrder {
  /** 1: canceled, or will be unless it is paid. */
  canceled: 0 | 1;
}

/** The stored answer to a request with this Idempotency-Key. */
export interface AnswerRow {
  session_key: string;
  key: string;
  answer: object;
}

const FIRST_NUMBER = 48_213;

export function orderStore(database: Database<{ orders: OrderRow; answers: AnswerRow }>) {
  const orders = database.table("orders");
  const answers = database.table("answers");
  return {
    /** Stores an order under the next number and returns the number. */
    add({
      session_key,
      user_id,
      phone,
      kitchen,
      interval_id,
      timeline,
      document,
      created_at,
    }: Omit<StoredOrder, "id">): number {
      const [latest] = orders.list({}, { only: ["id"], newestFirst: true, limit: 1 });
      const id = latest ? latest.id + 1 : FIRST_NUMBER;
      orders.insert({
        id,
        session_key,
        user_id,
        phone,
        kitchen,
        interval_id,
        canceled: 0,
        timeline,
        document,
        created_at,
      });
      return id;
    },
    find: (id: number): StoredOrder | undefined => orders.find({ id }),
    /** Newest first. */
    latest: (limit: number): StoredOrder[] => orders.list({}, { newestFirst: true, limit }),
    /** The orders of a session's customer, or of the anonymous session itself; newest first. */
    ofOwner({ key, user_id }: { key: string; user_id: number | null }, limit: number, offset: number): StoredOrder[] {
      return orders.list(user_id === null ? { session_key: key, user_id } : { user_id }, {
        newestFirst: true,
        limit,
        offset,
      });
    },
    setTimeline: (id: number, timeline: Step[]) =>
      void orders.update({ id }, { timeline, canceled: timeline.some(({ alias }) => alias === "canceled") ? 1 : 0 }),
    /** Changes an unpaid order that was paid: its plan and when it is expected. */
    setTimelineAndDocument: (id: number, timeline: Step[], document: OrderDocument) =>
      void orders.update({ id }, { timeline, document }),
    /** Orders per interval of a kitchen on a day (YYYY-MM-DD) and the following night. */
    booked(kitchen: string, date: string, now: number): ReadonlyMap<string, number> {
      const counts = new Map<string, number>();
      const rows = orders.list(
        { kitchen, canceled: 0 },
        { only: ["interval_id", "timeline"], from: { interval_id: date }, before: { interval_id: addDays(date, 2) } },
      );
      for (const { interval_id, timeline } of rows)
        if (interval_id !== null && !isTimedOut(timeline, now))
          counts.set(interval_id, (counts.get(interval_id) ?? 0) + 1);
      return counts;
    },
    findAnswer: <Answer extends object>(session_key: string, key: string) =>
      answers.find({ session_key, key })?.answer as Answer | undefined,
    saveAnswer: (session_key: string, key: string, answer: object) => void answers.insert({ session_key, key, answer }),
  };
}

/** An unpaid order reserves its interval until its deadline. */
function isTimedOut(timeline: readonly Step[], now: number): boolean {
  const last = timeline.at(-1);
  return last?.alias === "canceled" && last.at <= now;
}
