import type { Connection } from "./database";

export type FeedbackKind = "question" | "call-me-back" | "landlord" | "supplier" | "unavailable-address";

/** A form that somebody sent. */
export interface Feedback {
  id: number;
  kind: FeedbackKind;
  /** By the contract's names, tidied; phones are digits only. */
  fields: Record<string, string | number>;
  /** Unix milliseconds. */
  created_at: number;
}

type Row = Omit<Feedback, "fields"> & { fields: string };

export function feedbackStore(connection: Connection) {
  const insert = connection.prepare("INSERT INTO feedback (kind, fields, created_at) VALUES (?, ?, ?)");
  const latest = connection.prepare("SELECT * FROM feedback ORDER BY id DESC LIMIT ?");
  return {
    add: (kind: FeedbackKind, fields: Feedback["fields"], now: number) => void insert.run(kind, JSON.stringify(fields), now),
    /** Newest first. */
    list: (limit = 200) => (latest.all(limit) as Row[]).map((row): Feedback => ({ ...row, fields: JSON.parse(row.fields) as Feedback["fields"] })),
  };
}
