import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { askRedis, sharedRedis } from "../operate/redis";
import { clientNetwork, isPrivateAddress } from "./client-address";

export const HOUR_SECONDS = 60 * 60;
/** A private address is a proxy or an office that many visitors share, so they may do this many times more. */
const SHARED_ADDRESS_FACTOR = 10;

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
    const redis = await sharedRedis();
    if (!redis?.isReady) return use(inProcess);
    inRedis ??= new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true });
    try {
      const answer = await askRedis(redis, use(inRedis));
      if (answer instanceof RateLimiterRes && !isSound(answer)) throw new Error("the count makes no sense");
      return answer;
    } catch {
      return use(inProcess);
    }
  }

  /** Another program may have written any value to Redis. */
  const isSound = ({ consumedPoints, msBeforeNext }: RateLimiterRes) =>
    Number.isSafeInteger(consumedPoints) && msBeforeNext >= 0 && msBeforeNext <= duration * 1000;

  return {
    async consume(key) {
      const count = await ask((limit) => limit.consume(key).catch(refused));
      return count.consumedPoints > points ? seconds(count) : undefined;
    },
    async exhausted(key) {
      const count = await ask((limit) => limit.get(key));
      return count && count.remainingPoints <= 0 ? seconds(count) : undefined;
    },
    async left(key) {
      const count = await ask((limit) => limit.get(key));
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

/**
 * A limit for each client: an IPv4 address or the network of an IPv6 customer. Addresses that are not known count
 * together as one that many visitors share.
 */
export function addressLimiter(name: string, points: number, duration: number) {
  const own = limiter(name, points, duration);
  const shared = limiter(`${name}-shared`, points * SHARED_ADDRESS_FACTOR, duration);
  return (address: string | undefined) => {
    const network = clientNetwork(address);
    const limit = network && !isPrivateAddress(address) ? own : shared;
    const key = network ?? "";
    return {
      consume: () => limit.consume(key),
      exhausted: () => limit.exhausted(key),
      giveBack: () => limit.giveBack(key),
    };
  };
}

/** The package throws the count of a use that exceeds the limit. */
function refused(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}

const seconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
