import v8 from "node:v8";
import { calls, type AnswerOf, type CallName } from "../../contract/calls";
import { BoundedCache } from "../operate/bounded-cache";
import { dataFolder, environment } from "../operate/environment";
import { log } from "../operate/log";
import { within } from "../operate/within";
import { clockJumps } from "./clock";
import { PAGE_TIME_MS } from "./deadline";
import { asFailure, isOutage, UpstreamFailure, type FailureKind } from "./failure";
import { openAnswersOnDisk, type AnswersOnDisk } from "./answers-on-disk";
import { logOutage } from "./transport";

const HOUR_MS = 60 * 60 * 1000;
/** An answer can stand in for a new one up to this age. */
const MAX_ANSWER_AGE_MS = 12 * HOUR_MS;
/** A visitor waits this long for a new answer while there is an old one. */
const WAIT_FOR_FRESH_MS = 400;
/** After a failure the old answer is served for this time before the upstream is called again. */
const RETRY_AFTER_MS = 5_000;
/** A hanging disk must not delay a visitor. */
const DISK_TIMEOUT_MS = 500;
/** The memory of an answer per character of its JSON, measured on menus, with V8's objects and strings. */
const BYTES_PER_CHARACTER = 4;
const MEGABYTE_BYTES = 1024 * 1024;
const MAX_ANSWER_BYTES = 64 * MEGABYTE_BYTES;

/** A call whose answer is the same for every visitor. `fields` are those of its request. */
export type CachedCall = {
  name: CallName;
  baseUrl: string;
  language: string;
  fields: Record<string, unknown>;
  /** The seconds for which an answer is fresh. */
  reuse: number;
};

/** `outdated`: an old answer, or one for another language or place, because the upstream failed. */
export type CachedAnswer = { answer: unknown; outdated: boolean };

type Entry = { answer: unknown; bytes: number; at: number; jumps: number; failedAt?: number };

const cacheOf = (name: "answers" | "suggestions" | "related", maxBytes: number) =>
  new BoundedCache<Entry>(name, { maxBytes, bytesOf: ({ bytes }) => bytes + 500 });

/**
 * Suggestions have a cache of their own, because typed addresses must not evict a menu, and so have related dishes, of
 * which there are as many lists as carts.
 */
const makeMemory = () => ({
  answers: cacheOf("answers", Math.min(MAX_ANSWER_BYTES, quarterOfHeap())),
  suggestions: cacheOf("suggestions", 4 * MEGABYTE_BYTES),
  related: cacheOf("related", 4 * MEGABYTE_BYTES),
});
let caches: ReturnType<typeof makeMemory> | undefined;
const refreshing = new Map<string, { since: number; entry: Promise<Entry> }>();
let disk: Promise<AnswersOnDisk> | undefined;

function memoryOf(name: CallName): BoundedCache<Entry> {
  const { answers, suggestions, related } = (caches ??= makeMemory());
  const { group } = calls[name];
  return group === "geocoder" ? suggestions : group === "related" ? related : answers;
}

/** Answers are objects, so they are in the heap, and a heap that they fill ends the process. */
const quarterOfHeap = () => Math.floor(v8.getHeapStatistics().heap_size_limit / 4);

function keptAnswers() {
  return (disk ??= openAnswersOnDisk(dataFolder(environment(), "answers"), MAX_ANSWER_AGE_MS));
}

/** Undefined if the disk has nothing, fails or hangs. */
async function fromKept<Value>(read: (kept: AnswersOnDisk) => Value | Promise<Value>): Promise<Value | undefined> {
  return within(keptAnswers().then(read), DISK_TIMEOUT_MS, () => undefined);
}

function inBackground(change: (kept: AnswersOnDisk) => void) {
  void keptAnswers().then(change);
}

/**
 * Returns the answer of a shared call. Concurrent requests share one call, and a visitor waits only briefly for a new
 * answer while there is an old one. If the call fails, the old answer is served for hours; without one, an answer for
 * another language or place, or one that a former process left on disk. `left` returns the visitor's remaining time;
 * the call itself continues for later visitors. Throws UpstreamFailure.
 */
export async function cachedAnswer(
  call: CachedCall,
  fetchAnswer: () => Promise<unknown>,
  left: () => number,
): Promise<CachedAnswer> {
  const key = keyOf(call);
  const last = await lastAnswer(key, call);
  const memory = memoryOf(call.name);
  if (last && isFresh(last, call)) {
    memory.count("hit");
    return { answer: last.answer, outdated: false };
  }
  if (last?.failedAt && Date.now() - last.failedAt < RETRY_AFTER_MS) {
    memory.count("stale");
    return { answer: last.answer, outdated: true };
  }

  const refresh = refreshOnce(key, call, fetchAnswer);
  const patience = last ? Math.max(0, WAIT_FOR_FRESH_MS - (performance.now() - refresh.since)) : Infinity;
  try {
    const { answer } = await within(refresh.entry, Math.min(patience, left()), () => {
      throw new UpstreamFailure("timeout", call.name);
    });
    memory.count("miss");
    return { answer, outdated: false };
  } catch (error) {
    const failure = asFailure(error);
    if (!isOutage(failure) && failure.kind !== "limited") throw failure;
    const standIn = last ?? (await answerOfOthers(call));
    memory.count(standIn ? "stale" : "miss");
    if (last) return { answer: last.answer, outdated: last.failedAt !== undefined };
    if (!standIn) throw failure;
    return { answer: standIn.answer, outdated: true };
  }
}

const keyOf = ({ name, baseUrl, language, fields }: CachedCall) => JSON.stringify([name, baseUrl, language, fields]);

function isFresh({ at, jumps }: Entry, { reuse, baseUrl }: CachedCall): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < reuse * 1000 && jumps === clockJumps(baseUrl);
}

function refreshOnce(key: string, call: CachedCall, fetchAnswer: () => Promise<unknown>) {
  const running = refreshing.get(key);
  // A visitor who retries after a hanging call gets a new one.
  if (running && performance.now() - running.since < PAGE_TIME_MS) return running;
  const entry = refresh(key, call, fetchAnswer).finally(
    () => refreshing.get(key) === started && refreshing.delete(key),
  );
  const started = { since: performance.now(), entry };
  // The call may outlive all its visitors, and its rejection must not end the process.
  entry.catch(() => undefined);
  refreshing.set(key, started);
  return started;
}

async function refresh(key: string, call: CachedCall, fetchAnswer: () => Promise<unknown>): Promise<Entry> {
  const memory = memoryOf(call.name);
  try {
    const answer = await fetchAnswer();
    const text = JSON.stringify(answer);
    const entry = entryOf(answer, text.length, Date.now(), call);
    if (isEmpty(call.name, answer)) {
      if ((await lastAnswer(key, call)) ?? (await answerOfOthers(call)))
        throw atFault("broken", call, { path: "cities" });
      return entry;
    }
    memory.set(key, entry);
    if (calls[call.name].essential) inBackground((kept) => kept.keep(key, text));
    return entry;
  } catch (error) {
    const failure = asFailure(error);
    const last = memory.peek(key);
    if (isOutage(failure) || failure.kind === "limited") {
      if (last) last.failedAt = Date.now();
      throw failure;
    }
    if (call.name === "city" && mayBeListed(call)) {
      if (last) last.failedAt = Date.now();
      throw atFault("failed", call, { status: failure.status });
    }
    // The upstream reports that it does not exist any more.
    memory.delete(key);
    inBackground((kept) => kept.forget(key));
    throw failure;
  }
}

/** A list of cities without any sells nothing, so it does not replace a list with some. */
function isEmpty(name: CallName, answer: unknown): boolean {
  if (name !== "cities") return false;
  const { cities, big_cities } = answer as AnswerOf<"cities">;
  return cities.length + big_cities.length === 0;
}

/** Whether the list of cities contains this one or is unavailable. */
function mayBeListed(call: CachedCall): boolean {
  const list = memoryOf("cities").peek(keyOf({ ...call, name: "cities", fields: {} }))?.answer;
  if (!list) return true;
  const { cities, big_cities } = list as AnswerOf<"cities">;
  return [...cities, ...big_cities].some(({ alias }) => alias === call.fields.alias);
}

/** Makes the failure of an upstream whose answer is valid in itself. */
function atFault(kind: FailureKind, { name }: CachedCall, details: UpstreamFailure["details"]): UpstreamFailure {
  const failure = new UpstreamFailure(kind, name, details);
  logOutage(failure);
  return failure;
}

const entryOf = (answer: unknown, characters: number, at: number, { baseUrl }: CachedCall): Entry => ({
  answer,
  bytes: characters * BYTES_PER_CHARACTER,
  at,
  jumps: clockJumps(baseUrl),
});

/** From memory, or from the disk of an earlier process. */
async function lastAnswer(key: string, call: CachedCall): Promise<Entry | undefined> {
  const memory = memoryOf(call.name);
  const entry = memory.get(key) ?? (calls[call.name].essential ? await fromDisk(key, call) : undefined);
  return entry && Date.now() - entry.at < MAX_ANSWER_AGE_MS ? entry : undefined;
}

async function fromDisk(key: string, call: CachedCall): Promise<Entry | undefined> {
  const kept = await fromKept((answers) => answers.get(key));
  if (!kept) return undefined;
  try {
    // The contract may have changed since the answer was written.
    const answer = calls[call.name].answer.parse(JSON.parse(kept.text));
    const entry = entryOf(answer, kept.text.length, kept.at, call);
    memoryOf(call.name).set(key, entry);
    return entry;
  } catch (error) {
    log.warn({ call: call.name, err: error }, "a kept answer cannot be used");
    return undefined;
  }
}

/**
 * Returns the last good answer of the same call for another language or place: the same language first, then as many
 * equal fields as possible.
 */
async function answerOfOthers(call: CachedCall): Promise<Entry | undefined> {
  const sameFields = calls[call.name].essential?.sameFields;
  if (!sameFields) return undefined;
  const keys = new Set([...memoryOf(call.name).keys(), ...((await fromKept((answers) => answers.keys())) ?? [])]);
  const others = [...keys]
    .map((key) => ({ key, likeness: likenessOf(call, sameFields, key) }))
    .filter(({ likeness }) => likeness >= 0)
    .sort((one, other) => other.likeness - one.likeness);
  for (const { key } of others) {
    const entry = await lastAnswer(key, call);
    if (entry) return entry;
  }
  return undefined;
}

type KeyParts = [name: CallName, baseUrl: string, language: string, fields: CachedCall["fields"]];

/** A file name may look like a key, so invalid keys have no parts. */
function partsOf(key: string): KeyParts | [] {
  try {
    const parts: unknown = JSON.parse(key);
    return Array.isArray(parts) && parts.length === 4 ? (parts as KeyParts) : [];
  } catch {
    return [];
  }
}

/** Ranks the answer of another key as a replacement; negative if it cannot be one. */
function likenessOf(
  { name, baseUrl, language, fields }: CachedCall,
  sameFields: readonly string[],
  key: string,
): number {
  const [itsName, itsBase, itsLanguage, its] = partsOf(key);
  if (!its || itsName !== name || itsBase !== baseUrl) return -1;
  if (sameFields.some((field) => its[field] !== fields[field])) return -1;
  const equal = Object.keys(fields).filter((field) => its[field] === fields[field]).length;
  return equal + (itsLanguage === language ? 100 : 0);
}

/** For tests: empties the caches, and forgets the folder of answers. */
export function forgetAnswers() {
  for (const cache of Object.values(caches ?? {})) cache.clear();
  caches = undefined;
  refreshing.clear();
  disk = undefined;
}
