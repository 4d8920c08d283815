import { randomBytes } from "node:crypto";
import type { CardBehaviour } from "../seed/test-cards";
import type { Connection } from "./database";

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

type Row = Omit<Payment, "document"> & { document: string };

export function paymentStore(connection: Connection) {
  const insert = connection.prepare("INSERT INTO payments (id, order_id, state, document, created_at) VALUES (?, ?, 'open', ?, ?)");
  const byId = connection.prepare("SELECT * FROM payments WHERE id = ?");
  const ofOrder = connection.prepare("SELECT * FROM payments WHERE order_id = ? ORDER BY state IN ('paid', 'held') DESC, rowid DESC LIMIT 1");
  const update = connection.prepare("UPDATE payments SET state = ?, document = ? WHERE id = ?");
  const key = connection.prepare("SELECT private_key FROM acquirer_keys WHERE name = ?");
  const keepKey = connection.prepare("INSERT INTO acquirer_keys (name, private_key) VALUES (?, ?)");
  const read = (row: Row | undefined): Payment | undefined => row && { ...row, document: JSON.parse(row.document) as PaymentDocument };
  return {
    open(order_id: number, document: PaymentDocument, created_at: number): Payment {
      const id = randomBytes(16).toString("hex");
      insert.run(id, order_id, JSON.stringify(document), created_at);
      return { id, order_id, state: "open", document, created_at };
    },
    find: (id: string) => read(byId.get(id) as Row | undefined),
    /** The payment that paid for an order, or else the last try. */
    of: (order_id: number) => read(ofOrder.get(order_id) as Row | undefined),
    save: ({ id, state, document }: Payment) => void update.run(state, JSON.stringify(document), id),
    /** The acquirer's private key (PEM), made once. */
    privateKey(name: string, make: () => string): string {
      const known = key.get(name) as { private_key: string } | undefined;
      if (known) return known.private_key;
      const made = make();
      keepKey.run(name, made);
      return made;
    },
  };
}
