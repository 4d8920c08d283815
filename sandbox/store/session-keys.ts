import { inTransaction, type Database } from "./database";
import { newKey, type Session, type sessionStore } from "./sessions";

/** A replaced key still gives access to the cart for this time, because other tabs may have pending requests. */
const GRACE_MS = 30_000;

/** Tables whose rows follow a session to its new key. */
const OF_SESSIONS = ["codes", "orders", "answers", "order_caches"];

/** A session gets another key at sign-in and sign-out, so that a key which a stranger knows or planted is useless. */
export function sessionKeys(database: Database, sessions: ReturnType<typeof sessionStore>) {
  database.exec(`CREATE TABLE IF NOT EXISTS former_keys (
    key TEXT PRIMARY KEY, session_key TEXT NOT NULL, until INTEGER NOT NULL
  )`);
  const former = database.prepare("SELECT session_key FROM former_keys WHERE key = ? AND until > ?");
  const forget = database.prepare("DELETE FROM former_keys WHERE until < ?");
  const redirect = database.prepare("UPDATE former_keys SET session_key = ? WHERE session_key = ?");
  const addFormer = database.prepare("INSERT INTO former_keys (key, session_key, until) VALUES (?, ?, ?)");
  const signIn = database.prepare("UPDATE sessions SET key = :session_key, user_id = :user_id WHERE key = :key");
  const takeAddresses = database.prepare(`UPDATE addresses SET user_id = :user_id, session_key = :session_key
    WHERE user_id IS NULL AND session_key = :key`);
  const follow = OF_SESSIONS.map((table) =>
    database.prepare(`UPDATE ${table} SET session_key = :session_key WHERE session_key = :key`),
  );
  const remove = database.prepare("DELETE FROM sessions WHERE key = ?");
  const invalidateCodes = database.prepare("UPDATE codes SET used = 1 WHERE session_key = ?");

  function leadTo(session_key: string, key: string, now: number) {
    forget.run(now);
    redirect.run(session_key, key);
    addFormer.run(key, session_key, now + GRACE_MS);
  }

  return {
    /** Returns the session of a recently replaced key, without its customer. */
    findFormer(key: string, now: number): Session | undefined {
      const [row] = former.all(key, now) as { session_key: string }[];
      const session = row && sessions.find(row.session_key);
      return session && { ...session, user_id: null };
    },
    /** All rows of the session move to its new key. */
    signIn: ({ key }: Session, user_id: number, now: number): Session =>
      inTransaction(database, () => {
        const session_key = newKey();
        for (const statement of [signIn, takeAddresses, ...follow]) statement.run({ key, session_key, user_id });
        leadTo(session_key, key, now);
        return sessions.find(session_key) as Session;
      }),
    /** The session keeps the city and the shop under its new key, with an empty cart. */
    signOut: ({ key, city_id, order_type, shop_id, basket: { version } }: Session, now: number): Session =>
      inTransaction(database, () => {
        remove.run(key);
        invalidateCodes.run(key);
        const session = sessions.open(now, { city_id, order_type, shop_id, version: version + 1 });
        leadTo(session.key, key, now);
        return session;
      }),
  };
}
