import type { Database } from "./database";

type FeedbackKind = "question" | "call-me-back" | "landlord" | "supplier" | "unavailable-address";

/** A submitted form. */
export interface Feedback {
  id: number;
  kind: FeedbackKind;
  /** Trimmed, under the contract's field names; phones are digits only. */
  fields: Record<string, string | number>;
  /** Unix milliseconds. */
  created_at: number;
}

export function feedbackStore(database: Database<{ feedback: Feedback }>) {
  const feedback = database.table("feedback");
  return {
    add: (kind: FeedbackKind, fields: Feedback["fields"], now: number) =>
      void feedback.insert({ kind, fields, created_at: now }),
    /** Newest first. */
    list: (limit = 200) => feedback.list({}, { newestFirst: true, limit }),
  };
}
