import { inTransaction, type Database } from "./database";

/** Tables of a customer's sessions, and of the customer. */
const OF_SESSIONS = ["answers", "addresses", "codes", "order_caches", "former_keys"];
const OF_CUSTOMERS = ["addresses", "order_caches", "sessions", "profiles"];

/**
 * Deletes a customer: profile, addresses, codes, cached orders, and all of their sessions. Their orders stay in the
 * books without personal data: dishes, the cooking shop and the paid sums. "removed", which cannot be dialled, replaces
 * their phone and name. Submitted feedback forms stay.
 */
export function customerRemoval(database: Database) {
  const anonymise = database.prepare(`UPDATE orders SET session_key = 'removed', user_id = NULL, phone = 'removed',
    document = json_set(json_remove(document, '$.email', '$.comment', '$.address'), '$.username', 'removed')
    WHERE user_id = :id`);
  const removals = [
    ...OF_SESSIONS.map((table) =>
      database.prepare(`DELETE FROM ${table} WHERE session_key IN (SELECT key FROM sessions WHERE user_id = :id)`),
    ),
    database.prepare("DELETE FROM codes WHERE phone = (SELECT phone FROM users WHERE id = :id)"),
    ...OF_CUSTOMERS.map((table) => database.prepare(`DELETE FROM ${table} WHERE user_id = :id`)),
    database.prepare("DELETE FROM users WHERE id = :id"),
  ];
  return (id: number) =>
    inTransaction(database, () => {
      for (const statement of [anonymise, ...removals]) statement.run({ id });
    });
}
