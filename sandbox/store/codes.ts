import type { NotifyChannel } from "../../contract/person";
import type { Database } from "./database";

interface SentCode {
  id: number;
  session_key: string;
  phone: string;
  name: string | null;
  channel: NotifyChannel;
  code: string;
  sent_at: number;
  tries: number;
}

export function codeStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS codes (
    id INTEGER PRIMARY KEY, session_key TEXT NOT NULL, phone TEXT NOT NULL, name TEXT, channel TEXT NOT NULL,
    code TEXT NOT NULL, sent_at INTEGER NOT NULL, tries INTEGER NOT NULL, used INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS codes_by_phone ON codes (phone, sent_at)`);
  const insert = database.prepare(`INSERT INTO codes (session_key, phone, name, channel, code, sent_at, tries, used)
    VALUES (:session_key, :phone, :name, :channel, :code, :sent_at, 0, 0)`);
  const newest = database.prepare("SELECT * FROM codes WHERE session_key = ? AND used = ? ORDER BY id DESC LIMIT 1");
  const use = database.prepare("UPDATE codes SET used = 1 WHERE session_key = ?");
  const countTry = database.prepare("UPDATE codes SET tries = ? WHERE id = ?");
  const since = database.prepare(
    "SELECT COUNT(*) AS count, MAX(sent_at) AS latest FROM codes WHERE phone = ? AND sent_at > ?",
  );
  const outbox = database.prepare("SELECT * FROM codes ORDER BY id DESC LIMIT ?");
  const invalidate = (session_key: string) => void use.run(session_key);
  return {
    /** A visitor has one valid code at a time. */
    send(code: Omit<SentCode, "id" | "tries">) {
      invalidate(code.session_key);
      insert.run(code);
    },
    pending: (session_key: string) => (newest.all(session_key, 0) as SentCode[])[0],
    /** The code that signed a session in. */
    accepted: (session_key: string) => (newest.all(session_key, 1) as SentCode[])[0],
    countFailedTry: ({ id, tries }: SentCode) => void countTry.run(tries + 1, id),
    invalidate,
    /** Counts the codes that were sent to a phone after a moment. `latest` is in Unix milliseconds. */
    sentSince: (phone: string, moment: number) =>
      since.all(phone, moment)[0] as { count: number; latest: number | null },
    outbox: (limit: number) => outbox.all(limit) as SentCode[],
  };
}
