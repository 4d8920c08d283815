import { performance } from "node:perf_hooks";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { calls } from "../../contract/calls";
import { buildId } from "./build-id";
import { environment } from "./environment";

/** Pages from the page cache take a millisecond, an order up to ten seconds. */
const REQUEST_BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALL_BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `stale` is an old value, served because a new one was late or failed. */
export type CacheResult = "hit" | "stale" | "miss";

/** The caches that docs/operating/observe.md lists. */
export const cacheNames = [
  "pages",
  "uncacheable-pages",
  "answers",
  "suggestions",
  "related",
  "written-answers",
  "grids",
  "parts",
  "drawings",
  "base-maps",
  "slots",
  "messages",
  "texts",
  "sitemaps",
  "latest-orders",
  "active-orders",
  "pictures",
  "failed-pictures",
  "routes",
] as const;

export type CacheName = (typeof cacheNames)[number];

export type CacheSize = { entries: number; bytes?: number };

/** The states of a circuit breaker as numbers, because a graph of the maximum then shows the worst. */
export const BREAKER_STATES = { closed: 0, halfOpen: 1, open: 2 } as const;

function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const caches = new Map<string, () => CacheSize>();
  const breakers = new Map<string, () => number>();
  const sizeOf = (name: string, help: string, read: (size: CacheSize) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ["cache"],
      registers,
      collect() {
        for (const [cache, size] of caches) {
          const value = read(size());
          if (value !== undefined) this.set({ cache }, value);
        }
      },
    });
  new Gauge({
    name: "shop_build_info",
    help: "1, with the build's id as a label",
    labelNames: ["build"],
    registers,
    collect() {
      this.set({ build: buildId }, 1);
    },
  });
  sizeOf("shop_cache_entries", "Entries of a cache in memory or on disk", ({ entries }) => entries);
  sizeOf("shop_cache_bytes", "Bytes that the entries of a cache take", ({ bytes }) => bytes);
  new Gauge({
    name: "shop_upstream_breaker_state",
    help: "Circuit breaker of a call: 0 closed, 1 half open, 2 open",
    labelNames: ["call"],
    registers,
    collect() {
      for (const [call, state] of breakers) this.set({ call }, state());
    },
  });
  return {
    registry,
    caches,
    breakers,
    redis: undefined as Gauge | undefined,
    ready: undefined as Gauge | undefined,
    failingCities: undefined as Gauge | undefined,
    requests: new Counter({
      name: "shop_requests_total",
      help: "Requests by method, route of the site map and class of status; aborted: the client went away before the answer",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "shop_request_duration_seconds",
      help: "Time from the request's headers to the end of the answer, by route of the site map",
      labelNames: ["route"],
      buckets: REQUEST_BUCKETS_SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: "shop_requests_refused_total",
      help: "Requests that the HTTP pipeline refused, by reason; busy and busyForm are shed load",
      labelNames: ["reason"],
      registers,
    }),
    calls: new Counter({
      name: "shop_upstream_calls_total",
      help: "Upstream calls by name and outcome: ok or the kind of failure",
      labelNames: ["call", "outcome"],
      registers,
    }),
    callSeconds: new Histogram({
      name: "shop_upstream_call_duration_seconds",
      help: "Time that a call took, with its wait for other calls of its group",
      labelNames: ["call"],
      buckets: CALL_BUCKETS_SECONDS,
      registers,
    }),
    refusedOrders: new Counter({
      name: "shop_orders_refused_total",
      help: "Order forms that came back, by who refused them (shop, upstream) and the field; none: no field of the form",
      labelNames: ["by", "field"],
      registers,
    }),
    placedOrders: new Counter({
      name: "shop_orders_placed_total",
      help: "Orders that were placed, by brand and way to pay; one that is paid online counts once it is paid",
      labelNames: ["brand", "way"],
      registers,
    }),
    paidOrders: new Counter({
      name: "shop_orders_paid_total",
      help: "Orders that were paid online and whose customers came back from the bank, by brand and way to pay",
      labelNames: ["brand", "way"],
      registers,
    }),
    unknownStatuses: new Counter({
      name: "shop_unknown_order_statuses_total",
      help: "Statuses of orders in the upstream's answers whose alias the storefront does not know",
      registers,
    }),
    reports: new Counter({
      name: "shop_csp_reports_total",
      help: "What browsers report that the content security policy blocked, by directive and kind of source",
      labelNames: ["directive", "source"],
      registers,
    }),
    lookups: new Counter({
      name: "shop_cache_lookups_total",
      help: "Look-ups in a cache by result: hit, stale or miss",
      labelNames: ["cache", "result"],
      registers,
    }),
  };
}

/**
 * The metrics of this process. Every label comes from a fixed set: the site map, the table of calls, the upstream's
 * cities, reasons and names in the code.
 */
export const metrics = makeMetrics();

/** The ways to pay that metrics name. The upstream's other types are one. */
const WAYS = ["cash", "card", "cardOnline", "sbp", "sberPay", "applePay", "googlePay", "other"] as const;

/** Counts an order that was placed, and paid if it was paid online. */
export function countOrder(payment_type: string, isPaid: boolean) {
  const way = WAYS.find((known) => known === payment_type) ?? "other";
  const labels = { brand: environment().BRAND, way };
  metrics.placedOrders.inc(labels);
  if (isPaid) metrics.paidOrders.inc(labels);
}

/** A counter that begins with its first event hides that event from `rate`. */
function startCounters() {
  const { BRAND: brand } = environment();
  for (const call of Object.keys(calls)) metrics.calls.inc({ call, outcome: "ok" }, 0);
  for (const way of WAYS) {
    metrics.placedOrders.inc({ brand, way }, 0);
    metrics.paidOrders.inc({ brand, way }, 0);
  }
  metrics.refusedOrders.inc({ by: "upstream", field: "none" }, 0);
}

/** The metric does not exist before the first call. */
export function showRedis(isUp: boolean) {
  metrics.redis ??= new Gauge({
    name: "shop_redis_up",
    help: "Whether the connection to Redis stands; without REDIS_URL there is no such metric",
    registers: [metrics.registry],
  });
  metrics.redis.set(Number(isUp));
}

/**
 * Notes the outcome of a readiness probe, with the aliases of the cities that fail. The metrics do not exist before the
 * first probe.
 */
export function showReady(isReady: boolean, failingCities: readonly string[]) {
  const registers = [metrics.registry];
  metrics.ready ??= new Gauge({
    name: "shop_ready",
    help: "Whether the last readiness probe found a city that can sell",
    registers,
  });
  metrics.failingCities ??= new Gauge({
    name: "shop_city_fails",
    help: "1 for each city that readiness probes found unable to sell; without a series for all others",
    labelNames: ["city"],
    registers,
  });
  metrics.ready.set(Number(isReady));
  metrics.failingCities.reset();
  for (const city of failingCities) metrics.failingCities.set({ city }, 1);
}

/** Registers the size of a cache. Returns the function that counts a look-up. */
export function watchCache(cache: CacheName, size: () => CacheSize): (result: CacheResult) => void {
  metrics.caches.set(cache, size);
  return (result) => metrics.lookups.inc({ cache, result });
}

/** Adds metrics of the process: memory, processor, event loop. They start here, because they need timers. */
export function watchProcess() {
  const { registry } = metrics;
  if (registry.getSingleMetric("shop_event_loop_utilization")) return;
  collectDefaultMetrics({ register: registry });
  startCounters();
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: "shop_event_loop_utilization",
    help: "Part of the time since the last scrape in which the event loop worked, 0 to 1",
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
}
