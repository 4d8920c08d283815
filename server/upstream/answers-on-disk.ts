import { createHash } from "node:crypto";
import { BoundedCache } from "../operate/bounded-cache";
import { openFileStore } from "../operate/file-store";

const MAX_BYTES = 200 * 1024 * 1024;
/** An answer that has not changed is written again after this time, so that its file tells its age. */
const REWRITE_AFTER_MS = 10 * 60_000;
/** File names may have 255 bytes. Longer keys, of cities with very long aliases, are not stored. */
const MAX_NAME_LENGTH = 240;
const MAX_HASHES = 10_000;

export type AnswersOnDisk = {
  /** The JSON of an answer and the time of its arrival in Unix milliseconds. */
  get(key: string): Promise<{ text: string; at: number } | undefined>;
  /** Stores an answer in the background. */
  keep(key: string, text: string): void;
  forget(key: string): void;
  keys(): string[];
};

/** Stores the last good answers in a folder, for a process that starts while the upstream is down. */
export async function openAnswersOnDisk(
  folder: string | undefined,
  maxAgeMs: number,
  maxBytes = MAX_BYTES,
): Promise<AnswersOnDisk> {
  const files = await openFileStore({
    folder,
    maxBytes,
    maxAgeMs,
    isOwnName: (name) => nameOf(keyOf(name)) === name,
    failure: "answers cannot be kept on disk: a restart during an outage has none",
  });
  const written = new BoundedCache<{ hash: string; at: number }>("written-answers", { max: MAX_HASHES });
  const changes = new Map<string, Promise<unknown>>();

  /** Changes of one file are made one after the other. */
  function inOrder(name: string, change: () => Promise<unknown> | undefined) {
    const done = (changes.get(name) ?? Promise.resolve())
      .then(change)
      .finally(() => changes.get(name) === done && changes.delete(name));
    changes.set(name, done);
  }

  return {
    async get(key) {
      const name = nameOf(key);
      const file = name.length > MAX_NAME_LENGTH ? undefined : await files.read(name);
      return file && { text: file.content.toString("utf8"), at: file.at };
    },
    keep(key, text) {
      const name = nameOf(key);
      if (name.length > MAX_NAME_LENGTH) return;
      const hash = createHash("sha1").update(text).digest("base64url");
      inOrder(name, () => {
        const last = written.lookUp(name);
        if (last?.hash === hash && Date.now() - last.at < REWRITE_AFTER_MS) return undefined;
        written.set(name, { hash, at: Date.now() });
        return files.write(name, text);
      });
    },
    forget(key) {
      const name = nameOf(key);
      if (name.length > MAX_NAME_LENGTH) return;
      inOrder(name, () => {
        written.delete(name);
        return files.remove(name);
      });
    },
    keys: () => files.names().map(keyOf),
  };
}

const nameOf = (key: string) => Buffer.from(key).toString("base64url");
const keyOf = (name: string) => Buffer.from(name, "base64url").toString("utf8");
