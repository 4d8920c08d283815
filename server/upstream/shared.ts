import { LRUCache } from "lru-cache";
import { calls, type AnswerOf, type CallName } from "../../contract/calls";
import { environment } from "../operate/environment";
import { log } from "../operate/log";
import { watchCache } from "../operate/metrics";
import { within } from "../operate/within";
import { clockJumps } from "./clock";
import { PAGE_TIME } from "./deadline";
import { asFailure, isOutage, UpstreamFailure, type FailureKind } from "./failure";
import { openKeptAnswers, type KeptAnswers } from "./kept-answers";
import { logOutage } from "./transport";

const HOUR = 60 * 60 * 1000;
/** For so long an old answer is better than none. */
const OLDEST_ANSWER = 12 * HOUR;
/** How long a visitor waits for a new answer while there is an old one. Milliseconds. */
const PATIENCE = 400;
/** After a failure the old answer is served for so long before the upstream is asked again. Milliseconds. */
const PAUSE = 5_000;
/** Milliseconds. A disk that hangs must not keep anybody waiting. */
const DISK_PATIENCE = 500;
/** What an answer takes in memory, in bytes per character of its JSON: measured on menus, with V8's objects and strings. */
const BYTES_PER_CHARACTER = 4;
const MEGABYTE = 1024 * 1024;

/** A call whose answer is the same for every visitor. `fields` are those of its request. */
export type SharedCall = {
  name: CallName;
  baseUrl: string;
  language: string;
  fields: Record<string, unknown>;
  /** Seconds for which an answer is fresh. */
  reuse: number;
};

/** `outdated`: an old answer, or that of another language or place, because the upstream failed. */
export type SharedAnswer = { answer: unknown; outdated: boolean };

type Entry = { answer: unknown; bytes: number; at: number; jumps: number; failedAt?: number };

const cacheOf = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ bytes }) => bytes + 500 });

let answers: LRUCache<string, Entry> | undefined;
/** Suggestions have a cache of their own: anybody can type 2,000 addresses, and they must not evict a menu. */
const suggestions = cacheOf(4 * MEGABYTE);
/** So have related dishes: there are as many lists as ways to fill a cart. */
const related = cacheOf(4 * MEGABYTE);
const sizeOf = (memory: LRUCache<string, Entry> | undefined) => ({
  entries: memory?.size ?? 0,
  bytes: memory?.calculatedSize ?? 0,
});
const countIn = {
  answers: watchCache("answers", () => sizeOf(answers)),
  suggestions: watchCache("suggestions", () => sizeOf(suggestions)),
  related: watchCache("related", () => sizeOf(related)),
};
const refreshing = new Map<string, { since: number; entry: Promise<Entry> }>();
let disk: Promise<KeptAnswers | undefined> | undefined;

function cacheNameOf(name: CallName): keyof typeof countIn {
  const { group } = calls[name];
  return group === "geocoder" ? "suggestions" : group === "related" ? "related" : "answers";
}

function memoryOf(name: CallName): LRUCache<string, Entry> {
  const cache = cacheNameOf(name);
  if (cache === "suggestions") return suggestions;
  if (cache === "related") return related;
  return (answers ??= cacheOf(environment().ANSWER_MEMORY_MB * MEGABYTE));
}

function keptAnswers() {
  const folder = environment().ANSWER_CACHE;
  return (disk ??= folder === "off" ? Promise.resolve(undefined) : openKeptAnswers(folder, OLDEST_ANSWER));
}

/** What the kept answers say; undefined if the disk has none, fails or hangs. */
async function fromKept<Value>(read: (kept: KeptAnswers) => Value | Promise<Value>): Promise<Value | undefined> {
  const reading = keptAnswers().then((kept) => kept && read(kept));
  return within(reading, DISK_PATIENCE, () => undefined);
}

function inBackground(change: (kept: KeptAnswers) => void) {
  void keptAnswers().then((kept) => kept && change(kept));
}

/**
 * The answer of a shared call: concurrent requests share one call, and once it is no longer fresh the next visitor waits a moment for a
 * new one. If that fails, the old one is served for hours; without an old one, that of another language or place, or one that a former
 * process left on disk. `left` is the visitor's remaining time: the call itself goes on for those who come later. Throws UpstreamFailure.
 */
export async function sharedAnswer(
  call: SharedCall,
  fetchAnswer: () => Promise<unknown>,
  left: () => number,
): Promise<SharedAnswer> {
  const key = keyOf(call);
  const known = await lastAnswer(key, call);
  const count = countIn[cacheNameOf(call.name)];
  if (known && isFresh(known, call)) {
    count("hit");
    return { answer: known.answer, outdated: false };
  }
  if (known?.failedAt && Date.now() - known.failedAt < PAUSE) {
    count("stale");
    return { answer: known.answer, outdated: true };
  }

  const refresh = refreshOnce(key, call, fetchAnswer);
  const patience = known ? Math.max(0, PATIENCE - (performance.now() - refresh.since)) : Infinity;
  try {
    const { answer } = await within(refresh.entry, Math.min(patience, left()), () => {
      throw new UpstreamFailure("timeout", call.name);
    });
    count("miss");
    return { answer, outdated: false };
  } catch (error) {
    const failure = asFailure(error);
    if (!isOutage(failure) && failure.kind !== "limited") throw failure;
    const standIn = known ?? (await answerOfOthers(call));
    count(standIn ? "stale" : "miss");
    if (known) return { answer: known.answer, outdated: known.failedAt !== undefined };
    if (!standIn) throw failure;
    return { answer: standIn.answer, outdated: true };
  }
}

const keyOf = ({ name, baseUrl, language, fields }: SharedCall) => JSON.stringify([name, baseUrl, language, fields]);

function isFresh({ at, jumps }: Entry, { reuse, baseUrl }: SharedCall): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < reuse * 1000 && jumps === clockJumps(baseUrl);
}

function refreshOnce(key: string, call: SharedCall, fetchAnswer: () => Promise<unknown>) {
  const running = refreshing.get(key);
  // A visitor who tries again after a call that hung gets another one.
  if (running && performance.now() - running.since < PAGE_TIME) return running;
  const entry = refresh(key, call, fetchAnswer).finally(
    () => refreshing.get(key) === started && refreshing.delete(key),
  );
  const started = { since: performance.now(), entry };
  // Nobody may be waiting any more.
  entry.catch(() => undefined);
  refreshing.set(key, started);
  return started;
}

async function refresh(key: string, call: SharedCall, fetchAnswer: () => Promise<unknown>): Promise<Entry> {
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
    const known = memory.peek(key);
    if (isOutage(failure) || failure.kind === "limited") {
      if (known) known.failedAt = Date.now();
      throw failure;
    }
    if (call.name === "city" && mayBeListed(call)) {
      if (known) known.failedAt = Date.now();
      throw atFault("failed", call, { status: failure.status });
    }
    // The upstream says that there is no such thing any more.
    memory.delete(key);
    inBackground((kept) => kept.forget(key));
    throw failure;
  }
}

/** A list of cities without one sells nothing: it replaces none that has some. */
function isEmpty(name: CallName, answer: unknown): boolean {
  if (name !== "cities") return false;
  const { cities, big_cities } = answer as AnswerOf<"cities">;
  return cities.length + big_cities.length === 0;
}

/** Whether the list of cities has this one, or cannot be had. */
function mayBeListed(call: SharedCall): boolean {
  const list = memoryOf("cities").peek(keyOf({ ...call, name: "cities", fields: {} }))?.answer;
  if (!list) return true;
  const { cities, big_cities } = list as AnswerOf<"cities">;
  return [...cities, ...big_cities].some(({ alias }) => alias === call.fields.alias);
}

/** The failure of an upstream whose answer looks right in itself. */
function atFault(kind: FailureKind, { name }: SharedCall, details: UpstreamFailure["details"]): UpstreamFailure {
  const failure = new UpstreamFailure(kind, name, details);
  logOutage(failure);
  return failure;
}

const entryOf = (answer: unknown, characters: number, at: number, { baseUrl }: SharedCall): Entry => ({
  answer,
  bytes: characters * BYTES_PER_CHARACTER,
  at,
  jumps: clockJumps(baseUrl),
});

/** From memory, or from the disk of a process before this one. */
async function lastAnswer(key: string, call: SharedCall): Promise<Entry | undefined> {
  const memory = memoryOf(call.name);
  const entry = memory.get(key) ?? (calls[call.name].essential ? await fromDisk(key, call) : undefined);
  return entry && Date.now() - entry.at < OLDEST_ANSWER ? entry : undefined;
}

async function fromDisk(key: string, call: SharedCall): Promise<Entry | undefined> {
  const kept = await fromKept((answers) => answers.get(key));
  if (!kept) return undefined;
  try {
    // The contract may have changed since it was written.
    const answer = calls[call.name].answer.parse(JSON.parse(kept.text));
    const entry = entryOf(answer, kept.text.length, kept.at, call);
    memoryOf(call.name).set(key, entry);
    return entry;
  } catch (error) {
    log.warn({ call: call.name, err: error }, "a kept answer cannot be used");
    return undefined;
  }
}

/** The last good answer of the same call for another language or place: the same language first, then as many equal fields as possible. */
async function answerOfOthers(call: SharedCall): Promise<Entry | undefined> {
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

type KeyParts = [name: CallName, baseUrl: string, language: string, fields: SharedCall["fields"]];

/** No parts of a key that is none: the name of a file may look like one. */
function partsOf(key: string): KeyParts | [] {
  try {
    const parts: unknown = JSON.parse(key);
    return Array.isArray(parts) && parts.length === 4 ? (parts as KeyParts) : [];
  } catch {
    return [];
  }
}

/** How well the answer of another key stands in; negative if it cannot. */
function likenessOf(
  { name, baseUrl, language, fields }: SharedCall,
  sameFields: readonly string[],
  key: string,
): number {
  const [itsName, itsBase, itsLanguage, its] = partsOf(key);
  if (!its || itsName !== name || itsBase !== baseUrl) return -1;
  if (sameFields.some((field) => its[field] !== fields[field])) return -1;
  const equal = Object.keys(fields).filter((field) => its[field] === fields[field]).length;
  return equal + (itsLanguage === language ? 100 : 0);
}

/** For tests: empties the caches, and forgets which folder answers are kept in. */
export function forgetShared() {
  answers = undefined;
  suggestions.clear();
  related.clear();
  refreshing.clear();
  disk = undefined;
}

/** Bytes that shared answers take in memory. */
export function sharedBytes(): number {
  return (answers?.calculatedSize ?? 0) + suggestions.calculatedSize;
}
