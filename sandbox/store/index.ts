import { addressStore } from "./addresses";
import { codeStore } from "./codes";
import type { Database } from "./database";
import { feedbackStore } from "./feedback";
import { orderCacheStore } from "./order-caches";
import { orderStore } from "./orders";
import { paymentStore } from "./payments";
import { pointsStore } from "./points";
import { customerRemoval } from "./removal";
import { sessionKeys } from "./session-keys";
import { sessionStore } from "./sessions";
import { stopStore } from "./stops";
import type { Rows } from "./tables";
import { userStore } from "./users";

/** The sandbox's data in a database. */
export function openStore(database: Database<Rows>) {
  const stops = stopStore(database);
  return {
    sessions: sessionStore(database),
    sessionKeys: sessionKeys(database),
    users: userStore(database),
    codes: codeStore(database),
    addresses: addressStore(database),
    orders: orderStore(database),
    points: pointsStore(database),
    feedback: feedbackStore(database),
    removeCustomer: customerRemoval(database),
    orderCaches: orderCacheStore(database),
    payments: paymentStore(database),
    stops,
    /** Stores all changes of `work`, or none if it throws. */
    transaction: <Result>(work: () => Result): Result => database.transaction(work),
    clear() {
      database.clear();
      stops.dropCache();
    },
    close: () => database.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
