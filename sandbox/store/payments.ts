import { randomBytes } from "node:crypto";
import type { Language } from "../../rules/languages";
import type { Acquirer } from "../seed/geography/schema";
import type { CardBehaviour } from "../seed/test-cards";
import type { Database } from "./database";

/** "held": reserved on the card until the order is done (pre-auth). */
export type PaymentState = "open" | "paid" | "held" | "declined" | "refunded";

export interface Returns {
  TermUrl?: string;
  success_url?: string;
  fail_url?: string;
}

/** The details of a payment contain the behaviour of a card, but never its number. */
interface PaymentDocument {
  payment_type: string;
  acquiring: Acquirer;
  /** Minor units. */
  amount: number;
  returns: Returns;
  /** The language in which the shop was read when the payment began. */
  language?: Language;
  card?: CardBehaviour;
  frames: string[];
  code_tries: number;
  /** The bank's token for the shop, and whether the bank authenticated the visitor. */
  bank_answer?: { token: string; authenticated: boolean };
  checks: number;
}

export interface Payment {
  /** 128 random bits, which prove that the bank's page was opened from the shop. */
  id: string;
  order_id: number;
  state: PaymentState;
  document: PaymentDocument;
  created_at: number;
}

export function paymentStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS payments (
    id TEXT PRIMARY KEY, order_id INTEGER NOT NULL, state TEXT NOT NULL, document TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS payments_by_order ON payments (order_id);
  CREATE TABLE IF NOT EXISTS acquirer_keys (name TEXT PRIMARY KEY, private_key TEXT NOT NULL)`);
  const insert = database.prepare(
    "INSERT INTO payments (id, order_id, state, document, created_at) VALUES (?, ?, ?, ?, ?)",
  );
  const byId = database.prepare("SELECT * FROM payments WHERE id = ?");
  const ofOrder = database.prepare("SELECT * FROM payments WHERE order_id = ? ORDER BY rowid DESC");
  const latestOpen = database.prepare("SELECT * FROM payments WHERE state = 'open' ORDER BY rowid DESC LIMIT ?");
  const update = database.prepare("UPDATE payments SET state = ?, document = ? WHERE id = ?");
  const key = database.prepare("SELECT private_key FROM acquirer_keys WHERE name = ?");
  const addKey = database.prepare("INSERT INTO acquirer_keys (name, private_key) VALUES (?, ?)");

  const stored = (rows: unknown[]): Payment[] =>
    (rows as (Omit<Payment, "document"> & { document: string })[]).map((row) => {
      return { ...row, document: JSON.parse(row.document) as PaymentDocument };
    });

  return {
    open(order_id: number, document: PaymentDocument, created_at: number): Payment {
      const id = randomBytes(16).toString("hex");
      insert.run(id, order_id, "open", JSON.stringify(document), created_at);
      return { id, order_id, state: "open", document, created_at };
    },
    find: (id: string): Payment | undefined => stored(byId.all(id))[0],
    /** The payment that paid for an order, or else one that was refunded, or else the latest attempt. */
    ofOrder(order_id: number): Payment | undefined {
      const attempts = stored(ofOrder.all(order_id));
      return (
        attempts.find(({ state }) => state === "paid" || state === "held") ??
        attempts.find(({ state }) => state === "refunded") ??
        attempts[0]
      );
    },
    latestOpen: (limit: number) => stored(latestOpen.all(limit)),
    save: ({ id, state, document }: Payment) => void update.run(state, JSON.stringify(document), id),
    /** The acquirer's private key (PEM), created once. */
    privateKey(name: string, make: () => string): string {
      const [existing] = key.all(name) as { private_key: string }[];
      const private_key = existing?.private_key ?? make();
      if (!existing) addKey.run(name, private_key);
      return private_key;
    },
  };
}
