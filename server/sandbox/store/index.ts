import { addressStore } from "./addresses";
import { codeStore } from "./codes";
import { connect, empty } from "./database";
import { orderStore } from "./orders";
import { sessionStore } from "./sessions";
import { stopStore } from "./stops";
import { userStore } from "./users";
import { zoneNoticeStore } from "./zone-notices";

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
    zoneNotices: zoneNoticeStore(connection),
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
