import { createClock, type Clock } from "./clock";
import { createFaults, type Faults } from "./faults";
import type { Brand } from "./seed/catalogue/index";
import { createRequestLog, type RequestLog } from "./requests";
import { openStore, type Store } from "./store";
import { openSqlite } from "./store/sqlite";
import type { OpenDatabase } from "./store/tables";

/** How fast the kitchen works. "demo": any order takes about four minutes, whatever time was chosen. A number divides the city's minutes. */
export type Pace = "demo" | number;

/** What banners and promotions say: the chain's own, or what nobody should ever have written there. */
export type Content = "usual" | "hostile";

/** One chain with everything that it remembers: its data, its clock, its troubles. */
export interface World {
  brand: Brand;
  pace: Pace;
  /** Whether an answer says the code that was "sent". */
  showCodes: boolean;
  /** Whether orders are taken from people who are not signed in, unless the console says otherwise. */
  anonymousOrders: boolean;
  /** The sandbox's address for people's browsers, where that is not the one that the shop asks at; without a slash at the end. */
  publicUrl?: string;
  content: Content;
  clock: Clock;
  store: Store;
  faults: Faults;
  requests: RequestLog;
}

export interface WorldOptions {
  brand: Brand;
  /** A file, or ":memory:". */
  data: string;
  /** Where that is kept; in SQLite where it is not said. */
  database?: OpenDatabase;
  pace?: Pace;
  showCodes?: boolean;
  anonymousOrders?: boolean;
  publicUrl?: string;
  content?: Content;
  clock?: Clock;
}

export function openWorld({
  brand,
  data,
  database = openSqlite,
  pace = "demo",
  showCodes = true,
  anonymousOrders = false,
  publicUrl,
  content = "usual",
  clock = createClock(),
}: WorldOptions): World {
  return {
    brand,
    pace,
    showCodes,
    anonymousOrders,
    publicUrl,
    content,
    clock,
    store: openStore(database(data)),
    faults: createFaults(),
    requests: createRequestLog(clock),
  };
}
