import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { dataFolder, environment } from "../operate/environment";
import { openFileStore, type FileStore } from "../operate/file-store";
import { askRedis, sharedRedis, type Redis } from "../operate/redis";
import { UpstreamFailure } from "../upstream/failure";
import { groupOrder, type GroupOrder } from "./group-order";

const HOUR_MS = 60 * 60_000;
/** A link lives for four hours, and the shares of a placed order for a day. */
export const OPEN_MS = 4 * HOUR_MS;
const SHARES_MS = 24 * HOUR_MS;
/** A group order is a few kilobytes. In one of many guests and dishes each line has its key, with the choice of modifiers. */
const MAX_BYTES = 20_000_000;
/** A change has two calls of the upstream. A process that dies gives its lock back after this time. */
const LOCK_MS = 15_000;
const PATIENCE_MS = 6_000;
const LOOK_AGAIN_MS = 60;

const ID_LENGTH = 8;
const ID = new RegExp(`^[\\w-]{${ID_LENGTH}}$`);
/** The link has the id and the secret: 23 characters of 6 bits. */
const LINK = new RegExp(`^([\\w-]{${ID_LENGTH}})([\\w-]{15})$`);

export const newId = () => randomBytes(6).toString("base64url");
export const newSecret = () => randomBytes(12).toString("base64url").slice(0, 15);

/** The id and the secret of a link, or undefined for any other text. */
export function partsOfLink(link: string | undefined): { id: string; secret: string } | undefined {
  const [, id, secret] = LINK.exec(link ?? "") ?? [];
  return id && secret ? { id, secret } : undefined;
}

/** The group order, or undefined if there is none any more. Throws UpstreamFailure if the store cannot be read. */
export async function readGroup(id: string): Promise<GroupOrder | undefined> {
  if (!ID.test(id)) return undefined;
  const redis = await reachable();
  const text = redis ? await ofRedis(redis, redis.get(keyOf(id))) : await ofDisk(id);
  if (!text) return undefined;
  try {
    const group = groupOrder.parse(JSON.parse(text));
    return Date.now() < removedAt(group) ? group : undefined;
  } catch {
    return undefined;
  }
}

/** Throws UpstreamFailure, also if the group order could not be written. */
export const createGroup = (group: GroupOrder): Promise<void> => write(group, { NX: true });

/** For a step of a change that must survive what follows it. Throws UpstreamFailure. */
export const writeGroup = (group: GroupOrder): Promise<void> => write(group, { XX: true });

/** In Redis, where a lock may expire under a process that stalls, a change never brings a removed group order back. */
async function write(group: GroupOrder, condition: { NX: true } | { XX: true }) {
  const text = JSON.stringify(group);
  if (text.length > maxGroupLength()) throw unavailable("too large");
  const redis = await reachable();
  const left = removedAt(group) - Date.now();
  const isWritten = redis
    ? left > 0 && (await ofRedis(redis, redis.set(keyOf(group.id), text, { PX: left, ...condition })))
    : await (await files()).write(nameOf(group.id), text);
  if (!isWritten) throw unavailable("not written");
}

const MAX_LINE_LENGTH = 300;
/** The dishes that one guest can put into a group order. */
export const MAX_GUEST_DISHES = 20;

/** As long as a group order can become whose guests use all that the environment allows them. */
function maxGroupLength(): number {
  return 60_000 + environment().GROUP_ORDER_GUESTS * MAX_GUEST_DISHES * MAX_LINE_LENGTH;
}

/** Ends a group order, after the change that is under way. The shares of a placed order stay. Throws UpstreamFailure. */
export async function endGroup(id: string): Promise<void> {
  await alone(id, async () => {
    const group = await readGroup(id);
    if (!group || group.state === "ordered") return;
    const redis = await reachable();
    if (redis) await ofRedis(redis, redis.del(keyOf(id)));
    else if (!(await (await files()).remove(nameOf(id)))) throw unavailable("not removed");
  });
}

/**
 * Changes a group order, one change at a time in all processes of the shop: counts of a line are absolute, so two changes
 * at once would lose one. `change` gets the newest state, and what it has changed is written unless it throws. Undefined
 * if there is no such group order any more. Throws UpstreamFailure, `limited` if others take too long.
 */
export async function changeGroup<Result>(
  id: string,
  change: (group: GroupOrder) => Promise<Result>,
): Promise<Result | undefined> {
  return alone(id, async () => {
    const group = await readGroup(id);
    if (!group) return undefined;
    const result = await change(group);
    await writeGroup(group);
    return result;
  });
}

const removedAt = ({ state, ends_at }: GroupOrder) => ends_at + (state === "ordered" ? SHARES_MS : 0);

const keyOf = (id: string) => `nori:group:${id}`;
const nameOf = (id: string) => `${id}.json`;

let opened: Promise<FileStore> | undefined;

/** Without REDIS_URL the group orders of the one container are files, which outlive a restart. */
function files(): Promise<FileStore> {
  return (opened ??= openFileStore({
    folder: dataFolder(environment(), "group-orders"),
    isOwnName: (name) => /^[\w-]{8}\.json$/.test(name),
    maxBytes: MAX_BYTES,
    maxAgeMs: OPEN_MS + SHARES_MS,
    failure: "group orders cannot be kept",
  }));
}

/** A record that cannot be read at the moment is not over. */
async function ofDisk(id: string): Promise<string | undefined> {
  const file = await (await files()).readOrThrow(nameOf(id)).catch((error: NodeJS.ErrnoException) => {
    throw unavailable(error.code ?? error.message);
  });
  return file?.content.toString();
}

/** Undefined without REDIS_URL. While Redis is lost no process may answer alone, because the others would not know. */
async function reachable(): Promise<Redis | undefined> {
  const redis = await sharedRedis();
  if (redis && !redis.isReady) throw unavailable("Redis is lost");
  return redis;
}

async function ofRedis<Answer>(redis: Redis, use: Promise<Answer>): Promise<Answer> {
  return askRedis(redis, use).catch((error: unknown) => {
    throw unavailable(error instanceof Error ? error.message : String(error));
  });
}

const unavailable = (path: string) => new UpstreamFailure("failed", "group order", { status: 503, path });

async function alone<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const redis = await reachable();
  const giveBack = redis ? await lockInRedis(redis, id) : await lockHere(id);
  try {
    return await work();
  } finally {
    await giveBack();
  }
}

const queues = new Map<string, Promise<void>>();

async function lockHere(id: string): Promise<() => Promise<void>> {
  const before = queues.get(id);
  let giveBack = () => {};
  const turn = new Promise<void>((resolve) => (giveBack = resolve));
  const last = before ? before.then(() => turn) : turn;
  queues.set(id, last);
  await before;
  return async () => {
    if (queues.get(id) === last) queues.delete(id);
    giveBack();
  };
}

/** Deletes a lock only if it is still ours. */
const UNLOCK = 'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0';

async function lockInRedis(redis: Redis, id: string): Promise<() => Promise<void>> {
  const key = `${keyOf(id)}:lock`;
  const owner = randomUUID();
  const until = Date.now() + PATIENCE_MS;
  while (!(await ofRedis(redis, redis.set(key, owner, { NX: true, PX: LOCK_MS })))) {
    if (Date.now() > until) throw new UpstreamFailure("limited", "group order", { status: 429 });
    await wait(LOOK_AGAIN_MS);
  }
  return async () => {
    // The lock ends by itself if Redis is lost now.
    await askRedis(redis, redis.eval(UNLOCK, { keys: [key], arguments: [owner] })).catch(() => undefined);
  };
}
