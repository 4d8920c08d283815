import { randomBytes } from "node:crypto";
import type { Language } from "../../rules/languages";
import type { Acquirer } from "../seed/online-payments";
import type { CardBehaviour } from "../seed/test-cards";
import type { Database } from "./database";

/** "held": reserved on the card until the order is done (pre-auth). */
export type PaymentState = "open" | "paid" | "held" | "declined" | "refunded";

/** The storefront's return addresses. */
export interface Returns {
  TermUrl?: string;
  success_url?: string;
  fail_url?: string;
}

/** Details of a payment. Of a card only its behaviour is stored, never its number. */
interface PaymentDocument {
  payment_type: string;
  acquiring: Acquirer;
  /** Minor units. */
  amount: number;
  returns: Returns;
  /** The language in which the shop was read when the payment began. */
  language?: Language;
  card?: CardBehaviour;
  /** The loaded hidden frames of 3-D Secure 2. */
  frames: string[];
  /** Wrong codes entered on the bank's page. */
  code_tries: number;
  /** The bank's token for the shop, and whether the bank authenticated the visitor. */
  bank_answer?: { token: string; authenticated: boolean };
  /** How often the shop has asked for the confirmation. */
  checks: number;
}

export interface Payment {
  /** 128 random bits; knowing it proves that the bank's page was opened from the shop. */
  id: string;
  order_id: number;
  state: PaymentState;
  document: PaymentDocument;
  /** Unix milliseconds. */
  created_at: number;
}

/** An acquirer's private key, as PEM. */
export interface KeyRow {
  name: string;
  private_key: string;
}

export function paymentStore(database: Database<{ payments: Payment; acquirer_keys: KeyRow }>) {
  const payments = database.table("payments");
  const keys = database.table("acquirer_keys");
  return {
    open(order_id: number, document: PaymentDocument, created_at: number): Payment {
      return payments.insert({ id: randomBytes(16).toString("hex"), order_id, state: "open", document, created_at });
    },
    find: (id: string) => payments.find({ id }),
    /** The payment that paid for an order, or else one that was refunded, or else the latest attempt. */
    ofOrder(order_id: number): Payment | undefined {
      const tries = payments.list({ order_id }, { newestFirst: true });
      return (
        tries.find(({ state }) => state === "paid" || state === "held") ??
        tries.find(({ state }) => state === "refunded") ??
        tries[0]
      );
    },
    /** Those without an end, newest first. */
    latestOpen: (limit: number): Payment[] => payments.list({ state: "open" }, { newestFirst: true, limit }),
    save: ({ id, state, document }: Payment) => void payments.update({ id }, { state, document }),
    /** The acquirer's private key (PEM), created once. */
    privateKey(name: string, make: () => string): string {
      const { private_key } = keys.find({ name }) ?? keys.insert({ name, private_key: make() });
      return private_key;
    },
  };
}
