import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { adopt } from "./migrations";

export type Connection = Database.Database;

const schema = `
  CREATE TABLE IF NOT EXISTS sessions (
    key TEXT PRIMARY KEY, user_id INTEGER, city_id INTEGER, order_type TEXT, shop_id INTEGER, delivery_zone_id INTEGER, address_id INTEGER,
    basket TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS users (id INTEGER PRIMARY KEY, phone TEXT NOT NULL UNIQUE, name TEXT, created_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS codes (
    id INTEGER PRIMARY KEY, session_key TEXT NOT NULL, phone TEXT NOT NULL, name TEXT, channel TEXT NOT NULL, code TEXT NOT NULL,
    sent_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS codes_by_phone ON codes (phone, sent_at);
  CREATE TABLE IF NOT EXISTS addresses (
    id INTEGER PRIMARY KEY, session_key TEXT NOT NULL, user_id INTEGER, city_id INTEGER NOT NULL, house_id INTEGER NOT NULL,
    details TEXT NOT NULL, used_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS orders (
    id INTEGER PRIMARY KEY, session_key TEXT NOT NULL, user_id INTEGER, phone TEXT NOT NULL, kitchen TEXT NOT NULL, interval_id TEXT,
    canceled INTEGER NOT NULL DEFAULT 0, timeline TEXT NOT NULL, document TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS orders_by_slot ON orders (kitchen, interval_id);
  CREATE TABLE IF NOT EXISTS answers (session_key TEXT NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (session_key, key));
  CREATE TABLE IF NOT EXISTS fills (city TEXT NOT NULL, interval_id TEXT NOT NULL, PRIMARY KEY (city, interval_id));
  CREATE TABLE IF NOT EXISTS stops (kind TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL, PRIMARY KEY (kind, id));
  CREATE TABLE IF NOT EXISTS profiles (user_id INTEGER PRIMARY KEY, profile TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS feedback (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, fields TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS orders_by_user ON orders (user_id);
  CREATE TABLE IF NOT EXISTS order_caches (
    key TEXT PRIMARY KEY, session_key TEXT NOT NULL, user_id INTEGER, draft TEXT NOT NULL, created_at INTEGER NOT NULL, order_id INTEGER
  );
  CREATE TABLE IF NOT EXISTS payments (id TEXT PRIMARY KEY, order_id INTEGER NOT NULL, state TEXT NOT NULL, document TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS payments_by_order ON payments (order_id);
  CREATE TABLE IF NOT EXISTS acquirer_keys (name TEXT PRIMARY KEY, private_key TEXT NOT NULL);
`;

const tables = ["sessions", "users", "codes", "addresses", "orders", "answers", "fills", "stops", "profiles", "feedback", "order_caches", "payments", "acquirer_keys"];

/** Opens the data: a file, made with its folder where there is none, or ":memory:". Throws an Error for people about a file that it can't use. */
export function connect(data: string): Connection {
  try {
    if (data !== ":memory:") mkdirSync(dirname(data), { recursive: true });
    const connection = new Database(data);
    if (data !== ":memory:") keepThroughCrashes(connection);
    adopt(connection, schema);
    return connection;
  } catch (error) {
    throw new Error(`The sandbox can't keep its data in ${data}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What was answered is in the log before the answer goes out: a killed process loses nothing, and only the machine's own fall may cost the last moments. */
function keepThroughCrashes(connection: Connection) {
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = NORMAL");
}

export function empty(connection: Connection) {
  connection.transaction(() => tables.forEach((table) => connection.exec(`DELETE FROM ${table}`)))();
}
