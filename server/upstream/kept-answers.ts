import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { log } from "../operate/log";

const MOST_BYTES = 200 * 1024 * 1024;
/** Milliseconds after which an unchanged answer gets a new time. */
const TOUCH_AFTER = 10 * 60_000;
/** Milliseconds after which an unfinished file is one of a process that died. */
const ABANDONED = 60_000;
/** File names may have 255 bytes. The few keys that are longer, of cities with very long aliases, are not kept. */
const LONGEST_NAME = 240;

const UNFINISHED = /^[\da-f-]{36}\.part$/;

type KeptFile = { bytes: number; at: number; hash?: string };

export type KeptAnswers = {
  /** The JSON of an answer with the time it came, in Unix milliseconds. */
  get(key: string): Promise<{ text: string; at: number } | undefined>;
  /** Stores it in the background. */
  keep(key: string, text: string): void;
  forget(key: string): void;
  keys(): string[];
};

/**
 * The last good answers in a folder, for a process that starts while the upstream is down. Bounded by bytes; those not written for longest
 * are removed first, and those older than `oldest` milliseconds at the start. The name of a file is its key. A disk that fails is logged
 * once and costs nothing else.
 */
export async function openKeptAnswers(
  folder: string,
  oldest: number,
  mostBytes = MOST_BYTES,
): Promise<KeptAnswers | undefined> {
  let reported = false;
  const report = (error: unknown) => {
    if (!reported)
      log.warn({ err: error, folder }, "answers cannot be kept on disk: a restart during an outage has none");
    reported = true;
  };
  const remove = (name: string) => void rm(join(folder, name), { force: true }).catch(report);
  const files = new LRUCache<string, KeptFile>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_, name, reason) => reason === "evict" && remove(name),
  });
  /** One write after the other for each file. */
  const writing = new Map<string, Promise<void>>();

  async function write(name: string, text: string, hash: string) {
    const known = files.peek(name);
    const now = Date.now();
    if (known?.hash === hash && now - known.at < TOUCH_AFTER) return;
    if (known?.hash === hash) await utimes(join(folder, name), new Date(now), new Date(now));
    else {
      const unfinished = join(folder, `${randomUUID()}.part`);
      await writeFile(unfinished, text);
      await rename(unfinished, join(folder, name));
    }
    files.set(name, { bytes: Buffer.byteLength(text), at: now, hash });
  }

  try {
    await mkdir(folder, { recursive: true });
    for (const { name, at, bytes } of await filesIn(folder)) {
      // Another process may be writing there now.
      const isUnfinished = UNFINISHED.test(name);
      if (Date.now() - at > (isUnfinished ? ABANDONED : oldest)) remove(name);
      else if (!isUnfinished) files.set(name, { bytes, at });
    }
  } catch (error) {
    report(error);
    return undefined;
  }

  return {
    async get(key) {
      const name = nameOf(key);
      const file = files.peek(name);
      if (!file) return undefined;
      try {
        return { text: await readFile(join(folder, name), "utf8"), at: file.at };
      } catch (error) {
        report(error);
        return undefined;
      }
    },
    keep(key, text) {
      const name = nameOf(key);
      if (name.length > LONGEST_NAME) return;
      const hash = createHash("sha1").update(text).digest("base64url");
      const before = writing.get(name) ?? Promise.resolve();
      const done = before
        .then(() => write(name, text, hash))
        .catch(report)
        .finally(() => writing.get(name) === done && writing.delete(name));
      writing.set(name, done);
    },
    forget(key) {
      const name = nameOf(key);
      if (files.delete(name)) remove(name);
    },
    keys: () => [...files.keys()].map(keyOf),
  };
}

const nameOf = (key: string) => Buffer.from(key).toString("base64url");
const keyOf = (name: string) => Buffer.from(name, "base64url").toString("utf8");

/** Whether a name is one that is given here: a volume has files of others, which are left alone. */
const isOurs = (name: string) => UNFINISHED.test(name) || nameOf(keyOf(name)) === name;

/** Oldest first. */
async function filesIn(folder: string) {
  const files = await Promise.all(
    (await readdir(folder)).filter(isOurs).map(async (name) => {
      // Another process may have removed it.
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found?.isFile() ? [{ name, bytes: found.size, at: found.mtimeMs }] : [];
    }),
  );
  return files.flat().sort((one, other) => one.at - other.at);
}
