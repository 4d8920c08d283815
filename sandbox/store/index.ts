import { addressStore } from "./addresses";
import { codeStore } from "./codes";
import { deleteEverything, inTransaction, openDatabase } from "./database";
import { feedbackStore } from "./feedback";
import { orderCacheStore } from "./order-caches";
import { orderStore } from "./orders";
import { paymentStore } from "./payments";
import { pointsStore } from "./points";
import { priceStore } from "./prices";
import { customerRemoval } from "./removal";
import { sessionKeys } from "./session-keys";
import { sessionStore } from "./sessions";
import { stopStore } from "./stops";
import { userStore } from "./users";

export function openStore(data: string) {
  const database = openDatabase(data);
  const tables = {
    sessions: sessionStore(database),
    users: userStore(database),
    codes: codeStore(database),
    addresses: addressStore(database),
    orders: orderStore(database),
    feedback: feedbackStore(database),
    orderCaches: orderCacheStore(database),
    payments: paymentStore(database),
    stops: stopStore(database),
    prices: priceStore(database),
  };
  return {
    ...tables,
    // These parts use the tables of the others.
    sessionKeys: sessionKeys(database, tables.sessions),
    points: pointsStore(database),
    removeCustomer: customerRemoval(database),
    transaction: <Result>(work: () => Result): Result => inTransaction(database, work),
    clear() {
      deleteEverything(database);
      tables.stops.dropCache();
      tables.prices.dropCache();
    },
    close: () => database.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
