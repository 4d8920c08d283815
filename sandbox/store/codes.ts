import type { NotifyChannel } from "../../contract/person";
import type { Database } from "./database";

interface SentCode {
  id: number;
  session_key: string;
  phone: string;
  name: string | null;
  channel: NotifyChannel;
  code: string;
  /** Unix milliseconds. */
  sent_at: number;
  /** Wrong tries so far. */
  tries: number;
}

export interface CodeRow extends SentCode {
  /** 1: no longer valid. */
  used: 0 | 1;
}

export function codeStore(database: Database<{ codes: CodeRow }>) {
  const codes = database.table("codes");
  const invalidate = (session_key: string) => void codes.update({ session_key, used: 0 }, { used: 1 });
  const newest = (where: { session_key: string; used: 0 | 1 }): SentCode | undefined =>
    codes.list(where, { newestFirst: true, limit: 1 })[0];
  return {
    /** A visitor has one valid code at a time. */
    send({ session_key, phone, name, channel, code, sent_at }: Omit<SentCode, "id" | "tries">) {
      invalidate(session_key);
      codes.insert({ session_key, phone, name, channel, code, sent_at, tries: 0, used: 0 });
    },
    pending: (session_key: string) => newest({ session_key, used: 0 }),
    /** The code that signed a session in. */
    accepted: (session_key: string) => newest({ session_key, used: 1 }),
    countFailedTry({ id, tries }: SentCode) {
      codes.update({ id }, { tries: tries + 1 });
    },
    invalidate,
    /** How many codes were sent to a phone after a moment, and when the latest one was (Unix milliseconds). */
    sentSince(phone: string, moment: number): { count: number; latest: number | null } {
      const sent = codes
        .list({ phone }, { only: ["sent_at"], from: { sent_at: moment + 1 } })
        .map(({ sent_at }) => sent_at);
      return { count: sent.length, latest: sent.length ? Math.max(...sent) : null };
    },
    /** Newest first. */
    outbox: (limit: number): SentCode[] => codes.list({}, { newestFirst: true, limit }),
  };
}
