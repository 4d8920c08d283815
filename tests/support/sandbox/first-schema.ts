/** The tables of the first files that sandboxes made, before files had versions. Never changes: it is what people have on their disks. */
export const firstSchema = `
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
  CREATE TABLE IF NOT EXISTS zone_notices (phone TEXT NOT NULL, city_id INTEGER NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, created_at INTEGER NOT NULL);
`;
