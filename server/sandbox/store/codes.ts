import type { NotifyChannel } from "../../contract/person";
import type { Connection } from "./database";

export interface SentCode {
  id: number;
  session_key: string;
  phone: string;
  name: string | null;
  channel: NotifyChannel;
  code: string;
  /** Unix milliseconds. */
  sent_at: number;
  /** Wrong ones so far. */
  tries: number;
}

export function codeStore(connection: Connection) {
  const insert = connection.prepare("INSERT INTO codes (session_key, phone, name, channel, code, sent_at) VALUES (?, ?, ?, ?, ?, ?)");
  const retire = connection.prepare("UPDATE codes SET used = 1 WHERE session_key = ?");
  const open = connection.prepare("SELECT * FROM codes WHERE session_key = ? AND used = 0 ORDER BY id DESC LIMIT 1");
  const tried = connection.prepare("UPDATE codes SET tries = tries + 1 WHERE id = ?");
  const since = connection.prepare("SELECT count(*) AS count, max(sent_at) AS latest FROM codes WHERE phone = ? AND sent_at > ?");
  const latest = connection.prepare("SELECT * FROM codes ORDER BY id DESC LIMIT ?");
  return {
    /** A visitor has one code at a time: an earlier one no longer counts. */
    send({ session_key, phone, name, channel, code, sent_at }: Omit<SentCode, "id" | "tries">) {
      retire.run(session_key);
      insert.run(session_key, phone, name, channel, code, sent_at);
    },
    awaited: (session_key: string) => open.get(session_key) as SentCode | undefined,
    countTry: (id: number) => void tried.run(id),
    retire: (session_key: string) => void retire.run(session_key),
    /** How many codes a phone got after a moment, and when the last one (Unix milliseconds). */
    sentSince(phone: string, moment: number): { count: number; latest: number | null } {
      const { count, latest } = since.get(phone, moment) as { count: number; latest: number | null };
      return { count, latest };
    },
    /** Newest first. */
    outbox: (limit: number) => latest.all(limit) as SentCode[],
  };
}
