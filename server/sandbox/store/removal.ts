import type { Connection } from "./database";

/** Stands where a phone or a name was in an order that is kept for the books; nobody can dial it. */
export const REMOVED = "removed";

/**
 * Forgets a customer: profile, addresses, codes and every session of theirs. Their orders stay in the books without anything that leads to a person:
 * what was ordered, where it was made and what was paid. What they wrote to us in the forms is a matter of its own and stays.
 */
export function customerRemoval(connection: Connection) {
  const sessions = "SELECT key FROM sessions WHERE user_id = ?";
  const byUser = [
    `DELETE FROM answers WHERE session_key IN (${sessions})`,
    `DELETE FROM addresses WHERE session_key IN (${sessions})`,
    `DELETE FROM codes WHERE session_key IN (${sessions})`,
    "DELETE FROM codes WHERE phone = (SELECT phone FROM users WHERE id = ?)",
    "DELETE FROM addresses WHERE user_id = ?",
    "DELETE FROM sessions WHERE user_id = ?",
    "DELETE FROM profiles WHERE user_id = ?",
    "DELETE FROM users WHERE id = ?",
  ].map((statement) => connection.prepare(statement));
  const anonymise = connection.prepare(`
    UPDATE orders SET session_key = '${REMOVED}', user_id = NULL, phone = '${REMOVED}',
      document = json_set(json_remove(document, '$.email', '$.comment', '$.address'), '$.username', '${REMOVED}') WHERE user_id = ?
  `);
  return connection.transaction((user_id: number) => {
    anonymise.run(user_id);
    for (const statement of byUser) statement.run(user_id);
  }) as (user_id: number) => void;
}
