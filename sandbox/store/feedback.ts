import type { Database } from "./database";

export interface Feedback {
  id: number;
  kind: string;
  /** Trimmed, under the contract's field names; phones are digits only. */
  fields: Record<string, string | number>;
  created_at: number;
}

export function feedbackStore(database: Database) {
  database.exec(`CREATE TABLE IF NOT EXISTS feedback (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, fields TEXT NOT NULL, created_at INTEGER NOT NULL
  )`);
  const insert = database.prepare("INSERT INTO feedback (kind, fields, created_at) VALUES (?, ?, ?)");
  const latest = database.prepare("SELECT * FROM feedback ORDER BY id DESC LIMIT ?");
  return {
    add: (kind: string, fields: Feedback["fields"], now: number) => void insert.run(kind, JSON.stringify(fields), now),
    list: (limit = 200): Feedback[] =>
      (latest.all(limit) as (Omit<Feedback, "fields"> & { fields: string })[]).map((row) => {
        return { ...row, fields: JSON.parse(row.fields) as Feedback["fields"] };
      }),
  };
}
