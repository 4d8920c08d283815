import { randomBytes } from "node:crypto";
import type { CardBehaviour } from "../seed/test-cards";
import type { Database } from "./database";

/** "held": set aside on the card until the order is done (pre-auth). */
export type PaymentState = "open" | "paid" | "held" | "declined" | "refunded";

/** The addresses that the storefront gave. */
export interface Returns {
  TermUrl?: string;
  success_url?: string;
  fail_url?: string;
}

/** What is known of a payment besides its state. Of a card there is only what it does: numbers are not kept. */
export interface PaymentDocument {
  payment_type: string;
  acquiring: string;
  /** Minor units. */
  amount: number;
  returns: Returns;
  card?: CardBehaviour;
  /** The hidden frames of 3-D Secure 2 that were loaded. */
  frames: string[];
  /** Wrong codes on the bank's page. */
  code_tries: number;
  /** What the bank gave to take to the shop, and whether it knows the visitor. */
  bank_answer?: { token: string; authenticated: boolean };
  /** How often the shop asked whether the bank confirmed. */
  checks: number;
}

export interface Payment {
  /** 128 random bits: who knows it was sent to the bank. */
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
    /** The payment that paid for an order, or else the last try. */
    ofOrder(order_id: number): Payment | undefined {
      const tries = payments.list({ order_id }, { newestFirst: true });
      return tries.find(({ state }) => state === "paid" || state === "held") ?? tries[0];
    },
    save: ({ id, state, document }: Payment) => void payments.update({ id }, { state, document }),
    /** The acquirer's private key (PEM), made once. */
    privateKey(name: string, make: () => string): string {
      const { private_key } = keys.find({ name }) ?? keys.insert({ name, private_key: make() });
      return private_key;
    },
  };
}
