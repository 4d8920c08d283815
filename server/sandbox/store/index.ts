import { addressStore } from "./addresses";
import { codeStore } from "./codes";
import { connect, empty } from "./database";
import { feedbackStore } from "./feedback";
import { orderCacheStore } from "./order-caches";
import { orderStore } from "./orders";
import { paymentStore } from "./payments";
import { pointsStore } from "./points";
import { customerRemoval } from "./removal";
import { sessionStore } from "./sessions";
import { stopStore } from "./stops";
import { userStore } from "./users";

/** Everything that the sandbox remembers, in one SQLite file or in memory. */
export function openStore(data: string) {
  const connection = connect(data);
  const stops = stopStore(connection);
  return {
    sessions: sessionStore(connection),
    users: userStore(connection),
    codes: codeStore(connection),
    addresses: addressStore(connection),
    orders: orderStore(connection),
    points: pointsStore(connection),
    feedback: feedbackStore(connection),
    removeCustomer: customerRemoval(connection),
    orderCaches: orderCacheStore(connection),
    payments: paymentStore(connection),
    stops,
    /** All of it happens or none. */
    together: <Result>(work: () => Result): Result => connection.transaction(work)() as Result,
    empty() {
      empty(connection);
      stops.forget();
    },
    close: () => connection.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
