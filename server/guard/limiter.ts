import { once } from "node:events";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { createClient } from "redis";
import { environment } from "../operate/environment";
import { log } from "../operate/log";

export type Limiter = {
  /** Counts one use of this key. Undefined if it is allowed, else the seconds until the next one is. */
  consume(key: string): Promise<number | undefined>;
  /** Seconds until a use is allowed again; undefined if one is allowed now. Counts nothing. */
  exhausted(key: string): Promise<number | undefined>;
  /** Takes one use back that was counted. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/**
 * A limit of `points` uses per key in `duration` seconds. With REDIS_URL all containers of a shop count together; while Redis is lost each
 * process counts for itself, so a limit grows with the number of processes but never opens. Without REDIS_URL each process counts for
 * itself always. Keys expire with their limit, so what visitors invent takes memory for `duration` only.
 */
export function limiter(name: string, points: number, duration: number): Limiter {
  let made: Promise<RateLimiterAbstract> | undefined;
  const limit = () => (made ??= makeLimiter({ keyPrefix: `nori:${name}`, points, duration }));
  return {
    async consume(key) {
      const limiter = await limit();
      try {
        await limiter.consume(key);
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return seconds(error);
        throw error;
      }
    },
    async exhausted(key) {
      const found = await (await limit()).get(key);
      return found && found.remainingPoints <= 0 ? seconds(found) : undefined;
    },
    async giveBack(key) {
      await (await limit()).reward(key);
    },
    async forget(key) {
      await (await limit()).delete(key);
    },
  };
}

const seconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

type Limit = { keyPrefix: string; points: number; duration: number };

async function makeLimiter(options: Limit): Promise<RateLimiterAbstract> {
  const inProcess = new RateLimiterMemory(options);
  const storeClient = await sharedCounters();
  if (!storeClient) return inProcess;
  return new RateLimiterRedis({
    ...options,
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inProcess,
  });
}

type Redis = ReturnType<typeof createClient>;

let client: Redis | undefined;
let connected: Promise<Redis> | undefined;

/** The connection to Redis of this process, made when the first limit is used. */
function sharedCounters(): Promise<Redis> | undefined {
  const { REDIS_URL: url } = environment();
  return url ? (connected ??= connect(url)) : undefined;
}

/**
 * Resolves when the first connection stands or has failed: the first uses of a limit must not be counted apart. Reconnects by itself; says in the log when it is
 * lost and when it is back.
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
  let lost = false;
  redis.on("error", (error: Error) => {
    if (!lost) log.warn({ reason: error.message }, "Redis is lost: each process counts limits for itself");
    lost = true;
  });
  redis.on("ready", () => {
    if (lost) log.info("Redis is back: limits are counted together again");
    lost = false;
  });
  client = redis;
  const first = redis.connect().catch(() => undefined);
  redis.unref();
  await Promise.race([first, once(redis, "error").catch(() => undefined)]);
  return redis;
}

export function closeLimiters() {
  client?.destroy();
  client = undefined;
  connected = undefined;
}
