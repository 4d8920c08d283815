import { once } from "node:events";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { createClient } from "redis";
import { environment } from "../operate/environment";
import { log } from "../operate/log";
import { showRedis } from "../operate/metrics";
import { within } from "../operate/within";

export type Limiter = {
  /** Counts one use of this key. Returns undefined if it is allowed, else the seconds until the next one is. */
  consume(key: string): Promise<number | undefined>;
  /** Returns the seconds until a use is allowed again, or undefined if it is allowed now. It counts nothing. */
  exhausted(key: string): Promise<number | undefined>;
  /** Returns the number of uses that are left now. It counts nothing. */
  left(key: string): Promise<number>;
  /** Uncounts one use. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/** A Redis that takes longer counts as lost. */
const REDIS_TIMEOUT_MS = 300;
/** A connection without responses is replaced, but not more often than this. */
const RENEWAL_INTERVAL_MS = 1_000;
/** A connection may take this long until it is ready. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * A limit of `points` uses per key in `duration` seconds. With REDIS_URL all containers of a shop count together. While
 * Redis is lost, does not respond or returns an invalid count, each process counts for itself, so a limit grows with
 * the number of processes but always applies. Without REDIS_URL each process always counts for itself. Keys expire with
 * their limit, so that invented keys take memory for `duration` only.
 */
export function limiter(name: string, points: number, duration: number): Limiter {
  const options = { keyPrefix: `nori:${name}`, points, duration };
  const inProcess = new RateLimiterMemory(options);
  let inRedis: RateLimiterRedis | undefined;

  async function ask<Answer>(use: (limit: RateLimiterAbstract) => Promise<Answer>): Promise<Answer> {
    const redis = await sharedCounters();
    if (!redis?.isReady) return use(inProcess);
    inRedis ??= new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true });
    try {
      const answer = await within(use(inRedis), REDIS_TIMEOUT_MS, () => {
        renew(redis);
        throw new Error(`no answer within ${REDIS_TIMEOUT_MS} ms`);
      });
      logState("back");
      return answer;
    } catch (error) {
      logState("lost", error);
      return use(inProcess);
    }
  }

  /** Another program may have written any value to Redis. */
  function sound<Count extends RateLimiterRes | null>(count: Count): Count {
    if (!count) return count;
    const { consumedPoints, msBeforeNext } = count;
    const isSound = Number.isSafeInteger(consumedPoints) && msBeforeNext >= 0 && msBeforeNext <= duration * 1000;
    if (!isSound) throw new Error("the count makes no sense");
    return count;
  }

  return {
    async consume(key) {
      const count = await ask((limit) => limit.consume(key).catch(refused).then(sound));
      return count.consumedPoints > points ? seconds(count) : undefined;
    },
    async exhausted(key) {
      const count = await ask((limit) => limit.get(key).then(sound));
      return count && count.remainingPoints <= 0 ? seconds(count) : undefined;
    },
    async left(key) {
      const count = await ask((limit) => limit.get(key).then(sound));
      return Math.max(0, count?.remainingPoints ?? points);
    },
    async giveBack(key) {
      await ask((limit) => limit.reward(key));
    },
    async forget(key) {
      await ask((limit) => limit.delete(key));
    },
  };
}

/** The package throws the count of a use that exceeds the limit. */
function refused(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}

const seconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

type Redis = ReturnType<typeof createClient>;

/** Logs the loss and the return of Redis once each. */
function logState(now: "lost" | "back", error?: unknown) {
  showRedis(now === "back");
  if (now === state) return;
  state = now;
  if (now === "back") log.info("Redis is back: limits are counted together again");
  else
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      "Redis is lost: each process counts limits for itself",
    );
}

let state: "lost" | "back" = "back";
let client: Redis | undefined;
let connected: Promise<Redis> | undefined;

/** The connection is made when the first limit is used. */
function sharedCounters(): Promise<Redis> | undefined {
  const { REDIS_URL: url } = environment();
  return url ? (connected ??= connect(url)) : undefined;
}

/**
 * Resolves when the first connection is ready, has failed or does not respond, because the first uses of a limit must
 * be counted together. It reconnects by itself.
 */
async function connect(url: string): Promise<Redis> {
  // The client takes 7 MB of memory, so it is only loaded with REDIS_URL.
  const { createClient } = await import("redis");
  const redis: Redis = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    socket: { connectTimeout: 1_000, reconnectStrategy: (retries) => Math.min(5_000, 100 * 2 ** retries) },
  });
  let greeting: ReturnType<typeof setTimeout> | undefined;
  redis.on("connect", () => {
    greeting = setTimeout(() => renew(redis), CONNECT_TIMEOUT_MS).unref();
  });
  for (const event of ["ready", "error", "end"]) redis.on(event, () => clearTimeout(greeting));
  redis.on("error", (error: Error) => logState("lost", error));
  redis.on("ready", () => logState("back"));
  client = redis;
  const first = redis.connect().catch(() => undefined);
  redis.unref();
  const outcome = Promise.race([first, once(redis, "error").catch(() => undefined)]);
  await within(outcome, REDIS_TIMEOUT_MS, () => logState("lost", new Error("no answer")));
  return redis;
}

/** Replaces a connection without responses. The kernel would notice it only after a quarter of an hour. */
function renew(redis: Redis) {
  if (!redis.isOpen) return;
  redis.destroy();
  logState("lost", new Error("no answer"));
  setTimeout(() => {
    if (client === redis) void redis.connect().catch(() => undefined);
  }, RENEWAL_INTERVAL_MS).unref();
}

/** Tries the connection once, so that the log shows a missing Redis at the start. */
export async function tryRedis() {
  await sharedCounters();
  closeLimiters();
}

export function closeLimiters() {
  client?.destroy();
  client = undefined;
  connected = undefined;
}
