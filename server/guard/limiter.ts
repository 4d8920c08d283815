import { once } from "node:events";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { createClient } from "redis";
import { environment } from "../operate/environment";
import { log } from "../operate/log";
import { showRedis } from "../operate/metrics";
import { within } from "../operate/within";

export type Limiter = {
  /** Counts one use of this key. Undefined if it is allowed, else the seconds until the next one is. */
  consume(key: string): Promise<number | undefined>;
  /** Seconds until a use is allowed again; undefined if one is allowed now. Counts nothing. */
  exhausted(key: string): Promise<number | undefined>;
  /** How many uses are left now. Counts nothing. */
  left(key: string): Promise<number>;
  /** Takes one use back that was counted. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/** Milliseconds. A Redis that takes longer counts as lost. */
const REDIS_PATIENCE = 300;
/** Milliseconds between two connections, the second because the first gave no answer. */
const RENEWAL_PAUSE = 1_000;
/** Milliseconds that a connection may take until it is ready. */
const GREETING_PATIENCE = 5_000;

/**
 * A limit of `points` uses per key in `duration` seconds. With REDIS_URL all containers of a shop count together; while Redis is lost, or gives
 * no answer or a senseless one, each process counts for itself, so a limit grows with the number of processes but never opens. Without
 * REDIS_URL each process counts for itself always. Keys expire with their limit, so what visitors invent takes memory for `duration` only.
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
      const answer = await within(use(inRedis), REDIS_PATIENCE, () => {
        renew(redis);
        throw new Error(`no answer within ${REDIS_PATIENCE} ms`);
      });
      sayState("back");
      return answer;
    } catch (error) {
      sayState("lost", error);
      return use(inProcess);
    }
  }

  /** A count of Redis may be anything that another program wrote there. */
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

/** The package throws the count of a use that is one too many. */
function refused(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}

const seconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

type Redis = ReturnType<typeof createClient>;

/** Says once in the log that Redis is lost, and once that it is back. */
function sayState(now: "lost" | "back", error?: unknown) {
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

/** The connection to Redis of this process, made when the first limit is used. */
function sharedCounters(): Promise<Redis> | undefined {
  const { REDIS_URL: url } = environment();
  return url ? (connected ??= connect(url)) : undefined;
}

/**
 * Resolves when the first connection is ready, has failed or gives no answer: the first uses of a limit must not be counted apart. Reconnects by itself; says
 * in the log when it is lost and when it is back.
 */
async function connect(url: string): Promise<Redis> {
  // It takes 7 MB of memory, which a shop without Redis is spared.
  const { createClient } = await import("redis");
  const redis: Redis = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    socket: { connectTimeout: 1_000, reconnectStrategy: (retries) => Math.min(5_000, 100 * 2 ** retries) },
  });
  let greeting: ReturnType<typeof setTimeout> | undefined;
  redis.on("connect", () => {
    greeting = setTimeout(() => renew(redis), GREETING_PATIENCE).unref();
  });
  for (const event of ["ready", "error", "end"]) redis.on(event, () => clearTimeout(greeting));
  redis.on("error", (error: Error) => sayState("lost", error));
  redis.on("ready", () => sayState("back"));
  client = redis;
  const first = redis.connect().catch(() => undefined);
  redis.unref();
  const outcome = Promise.race([first, once(redis, "error").catch(() => undefined)]);
  await within(outcome, REDIS_PATIENCE, () => sayState("lost", new Error("no answer")));
  return redis;
}

/** Replaces a connection on which no answer comes: the kernel would notice after a quarter of an hour. */
function renew(redis: Redis) {
  if (!redis.isOpen) return;
  redis.destroy();
  sayState("lost", new Error("no answer"));
  setTimeout(() => {
    if (client === redis) void redis.connect().catch(() => undefined);
  }, RENEWAL_PAUSE).unref();
}

/** Tries the connection once, so that the log says at the start if there is none. */
export async function tryRedis() {
  await sharedCounters();
  closeLimiters();
}

export function closeLimiters() {
  client?.destroy();
  client = undefined;
  connected = undefined;
}
