import { once } from "node:events";
import type { createClient } from "redis";
import { environment } from "./environment";
import { log } from "./log";
import { showRedis } from "./metrics";
import { outsideRequests } from "./request-context";
import { within } from "./within";

/** A Redis that takes longer counts as lost. */
const REDIS_TIMEOUT_MS = 300;
/** A connection without responses is replaced, but not more often than this. */
const RENEWAL_INTERVAL_MS = 1_000;
/** A connection may take this long until it is ready. */
const CONNECT_TIMEOUT_MS = 5_000;

export type Redis = ReturnType<typeof createClient>;

/** The answer of a use. Throws if Redis fails or takes too long, which is logged once, as is its return. */
export async function askRedis<Answer>(redis: Redis, use: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await within(use, REDIS_TIMEOUT_MS, () => {
      renew(redis);
      throw new Error(`no answer within ${REDIS_TIMEOUT_MS} ms`);
    });
    logState("back");
    return answer;
  } catch (error) {
    logState("lost", error);
    throw error;
  }
}

/** Logs the loss and the return of Redis once each. */
function logState(now: "lost" | "back", error?: unknown) {
  showRedis(now === "back");
  if (now === state) return;
  state = now;
  const reason = error instanceof Error ? error.message : String(error);
  outsideRequests(() => {
    if (now === "back") log.info("Redis is back: limits are counted together again, and group orders go on");
    else log.warn({ reason }, "Redis is lost: each process counts limits for itself, and group orders stand still");
  });
}

let state: "lost" | "back" = "back";
let client: Redis | undefined;
let connected: Promise<Redis> | undefined;

/** Undefined without REDIS_URL. The connection is made at the first use. */
export function sharedRedis(): Promise<Redis> | undefined {
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
  await sharedRedis();
  closeRedis();
}

/** A later use makes another connection. */
export function closeRedis() {
  client?.destroy();
  client = undefined;
  connected = undefined;
}
