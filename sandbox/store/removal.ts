import type { Database } from "./database";
import type { Rows } from "./tables";

/** Replaces phone and name in orders that are kept for the books; nobody can dial it. */
const REMOVED = "removed";

/**
 * Deletes a customer: profile, addresses, codes, cached orders, and all of their sessions. Their orders stay in the
 * books without personal data: what was ordered, where it was cooked and what was paid. Submitted feedback forms stay.
 */
export function customerRemoval(database: Database<Rows>) {
  const [sessions, users, profiles] = [database.table("sessions"), database.table("users"), database.table("profiles")];
  const [addresses, codes, answers] = [database.table("addresses"), database.table("codes"), database.table("answers")];
  const [orders, caches] = [database.table("orders"), database.table("order_caches")];
  const formerKeys = database.table("former_keys");

  function anonymise(user_id: number) {
    for (const { id, document } of orders.list({ user_id }, { only: ["id", "document"] })) {
      const nameless = { ...document, username: REMOVED, email: undefined, comment: undefined, address: undefined };
      orders.update({ id }, { session_key: REMOVED, user_id: null, phone: REMOVED, document: nameless });
    }
  }

  return (user_id: number) =>
    database.transaction(() => {
      anonymise(user_id);
      for (const { key } of sessions.list({ user_id }, { only: ["key"] }))
        for (const table of [answers, addresses, codes, caches, formerKeys]) table.remove({ session_key: key });
      const user = users.find({ id: user_id });
      if (user) codes.remove({ phone: user.phone });
      for (const table of [addresses, caches, sessions, profiles]) table.remove({ user_id });
      users.remove({ id: user_id });
    });
}
