import type { Database } from "./database";
import { newKey, type Session } from "./sessions";
import type { Rows } from "./tables";

/** Milliseconds for which a replaced key still reaches the cart: other tabs have requests under way. */
const GRACE = 30_000;

/** A session gets another key when somebody signs in or out, so that a key which somebody else knew or planted is worth nothing. */
export function sessionKeys(database: Database<Rows>) {
  const [sessions, formerKeys] = [database.table("sessions"), database.table("former_keys")];
  const [codes, addresses, answers] = [database.table("codes"), database.table("addresses"), database.table("answers")];
  const [orders, caches] = [database.table("orders"), database.table("order_caches")];

  function leadTo(session_key: string, key: string, now: number) {
    for (const row of formerKeys.list({}, { before: { until: now } })) formerKeys.remove({ key: row.key });
    formerKeys.update({ session_key: key }, { session_key });
    formerKeys.insert({ key, session_key, until: now + GRACE });
  }

  return {
    /** The session whose key this was until a moment ago, without its customer. */
    findFormer(key: string, now: number): Session | undefined {
      const former = formerKeys.find({ key });
      const session = former && former.until > now ? sessions.find({ key: former.session_key }) : undefined;
      return session && { ...session, user_id: null };
    },
    /** All that belongs to the session goes along to its new key. */
    signIn: ({ key }: Session, user_id: number, now: number): Session =>
      database.transaction(() => {
        const session_key = newKey();
        sessions.update({ key }, { key: session_key, user_id });
        addresses.update({ user_id: null, session_key: key }, { user_id, session_key });
        for (const table of [codes, orders, answers, caches]) table.update({ session_key: key }, { session_key });
        leadTo(session_key, key, now);
        return sessions.find({ key: session_key }) as Session;
      }),
    /** Under its new key, the session knows the city, the shop and an empty cart. */
    signOut: ({ key, city_id, order_type, shop_id, basket: { version } }: Session, now: number): Session =>
      database.transaction(() => {
        sessions.remove({ key });
        codes.update({ session_key: key }, { used: 1 });
        const basket = { lines: [], without_bag: false, interval: null, version: version + 1 };
        const nobody = { user_id: null, address_id: null, delivery_zone_id: null };
        const session = { key: newKey(), city_id, order_type, shop_id, basket, ...nobody };
        sessions.insert({ ...session, created_at: now });
        leadTo(session.key, key, now);
        return session;
      }),
  };
}
