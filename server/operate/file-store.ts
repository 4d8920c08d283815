import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { log } from "./log";

/** The name of a file that is being written. */
const UNFINISHED = /^[\da-f-]{36}\.part$/;
/** After this time an unfinished file is one of a process that died. */
const ABANDONED_MS = 10 * 60_000;

export type FileStoreOptions = {
  /** Undefined: a store that keeps nothing. */
  folder: string | undefined;
  /** Tells names of the store from those of others, whose files are left alone. */
  isOwnName: (name: string) => boolean;
  maxBytes?: number;
  maxAgeMs?: number;
  /** The log line of the first error of the disk. */
  failure: string;
};

/** `at`: the time of its last write, in Unix milliseconds. */
type StoredFile = { content: Buffer; at: number };

export type FileStore = {
  /** Undefined if there is no such file, or if it cannot be read. */
  read(name: string): Promise<StoredFile | undefined>;
  /** Undefined only if there is no such file. Throws the disk's error if there may be one. */
  readOrThrow(name: string): Promise<StoredFile | undefined>;
  /** Whether it was written. */
  write(name: string, content: Buffer | string): Promise<boolean>;
  /** Whether there is no such file any more. */
  remove(name: string): Promise<boolean>;
  names(): string[];
  size(): { entries: number; bytes: number };
};

/**
 * Files in a folder, bounded by bytes and by age; the least recently used ones are removed first. Several processes may
 * share the folder: each counts the files of the others when it has written a twentieth of the bound, so the folder
 * exceeds the bound by that at most for each process. A file appears when it is whole. The first error of the disk is
 * logged; only `readOrThrow` throws.
 */
export const openFileStore = async ({ folder, ...options }: FileStoreOptions): Promise<FileStore> =>
  folder === undefined ? keepsNothing : openFolder(folder, options);

async function openFolder(
  folder: string,
  { isOwnName, maxBytes = Number.MAX_SAFE_INTEGER, maxAgeMs = Infinity, failure }: Omit<FileStoreOptions, "folder">,
): Promise<FileStore> {
  let isReported = false;
  const report = (error: unknown) => {
    if (!isReported) log.warn({ err: error, folder }, failure);
    isReported = true;
  };
  const removals = new Map<string, Promise<boolean>>();
  function removeFile(name: string): Promise<boolean> {
    const removal = rm(join(folder, name), { force: true })
      .then(
        () => true,
        (error: unknown) => {
          report(error);
          return false;
        },
      )
      .finally(() => removals.delete(name));
    removals.set(name, removal);
    return removal;
  }
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, name, reason) => reason === "evict" && void removeFile(name),
  });
  let bytesSinceCount = 0;
  let counting: Promise<void> | undefined;

  /** Counts the files of other processes too, and removes those that are too old. */
  async function count() {
    const names = (await readdir(folder)).filter((name) => UNFINISHED.test(name) || isOwnName(name));
    const found = (await Promise.all(names.map((name) => fileOf(folder, name)))).flat();
    const present = new Set(names);
    for (const name of sizes.keys()) if (!present.has(name)) sizes.delete(name);
    for (const { name, bytes, at } of found.sort((one, other) => one.at - other.at)) {
      const isUnfinished = UNFINISHED.test(name);
      if (Date.now() - at > (isUnfinished ? ABANDONED_MS : maxAgeMs)) {
        sizes.delete(name);
        await removeFile(name);
      } else if (!isUnfinished && !sizes.has(name) && !removals.has(name)) sizes.set(name, bytes);
    }
  }

  try {
    await mkdir(folder, { recursive: true });
    await count();
  } catch (error) {
    report(error);
  }

  async function readOrThrow(name: string): Promise<StoredFile | undefined> {
    if (removals.has(name)) return undefined;
    const path = join(folder, name);
    try {
      const [content, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
      if (sizes.get(name) === undefined) sizes.set(name, content.byteLength);
      return { content, at: mtimeMs };
    } catch (error) {
      // Another process may have removed it. If the folder itself is away, nobody knows what is in it.
      if (isNone(error) && (await stat(folder).catch(report))) {
        sizes.delete(name);
        return undefined;
      }
      report(error);
      throw error;
    }
  }

  return {
    readOrThrow,
    read: (name) => readOrThrow(name).catch(() => undefined),
    async write(name, content) {
      const bytes = Buffer.byteLength(content);
      if (bytes > maxBytes) return false;
      const unfinished = join(folder, `${randomUUID()}.part`);
      try {
        await removals.get(name);
        await writeFile(unfinished, content);
        await rename(unfinished, join(folder, name));
        sizes.set(name, bytes);
        bytesSinceCount += bytes;
        if (bytesSinceCount > maxBytes / 20) {
          bytesSinceCount = 0;
          await (counting ??= count().finally(() => (counting = undefined)));
        }
        return true;
      } catch (error) {
        report(error);
        await rm(unfinished, { force: true }).catch(report);
        return false;
      }
    },
    remove(name) {
      sizes.delete(name);
      return removeFile(name);
    },
    names: () => [...sizes.keys()],
    size: () => ({ entries: sizes.size, bytes: sizes.calculatedSize }),
  };
}

const keepsNothing: FileStore = {
  read: () => Promise.resolve(undefined),
  readOrThrow: () => Promise.resolve(undefined),
  write: () => Promise.resolve(false),
  remove: () => Promise.resolve(true),
  names: () => [],
  size: () => ({ entries: 0, bytes: 0 }),
};

const isNone = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Nothing if another process has removed it, or if it is a folder. */
async function fileOf(folder: string, name: string) {
  const found = await stat(join(folder, name)).catch(() => undefined);
  return found?.isFile() ? [{ name, bytes: found.size, at: found.mtimeMs }] : [];
}
