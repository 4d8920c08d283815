import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { environment } from "../../server/operate/environment";
import { log } from "../../server/operate/log";

const MOST_BYTES = 300 * 1024 * 1024;

export type PictureStore = {
  get(key: string): Promise<Buffer | undefined>;
  set(key: string, bytes: Buffer): Promise<void>;
};

/**
 * An LRU of picture files in a directory, bounded by bytes. Also uses files that another process stores there (picture warming is one). A
 * failing disk is logged; pictures are then encoded again.
 */
export async function openPictureStore(directory: string, mostBytes = MOST_BYTES): Promise<PictureStore> {
  /** Names of evicted files that are still being removed. */
  const evicting = new Set<string>();
  const sizes = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_, name, reason) => {
      if (reason !== "evict") return;
      evicting.add(name);
      void rm(join(directory, name), { force: true })
        .catch(report)
        .finally(() => evicting.delete(name));
    },
  });
  for (const { name, size } of await filesOf(directory)) sizes.set(name, size);

  return {
    async get(key) {
      const name = nameOf(key);
      if (evicting.has(name)) return undefined;
      try {
        const bytes = await readFile(join(directory, name));
        if (sizes.get(name) === undefined) sizes.set(name, bytes.byteLength);
        return bytes;
      } catch (error) {
        sizes.delete(name);
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") report(error);
        return undefined;
      }
    },
    async set(key, bytes) {
      const name = nameOf(key);
      const unfinished = join(directory, `${name}.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(directory, name));
        sizes.set(name, bytes.byteLength);
      } catch (error) {
        report(error);
      }
    },
  };
}

/** The stored files, oldest first. Removes unfinished files of a process that died. */
async function filesOf(directory: string) {
  try {
    await mkdir(directory, { recursive: true });
    const names = await readdir(directory);
    await Promise.all(
      names.filter((name) => name.endsWith(".part")).map((name) => rm(join(directory, name), { force: true })),
    );
    const stored = names.filter((name) => /^[0-9a-f]{40}$/.test(name));
    const files = await Promise.all(
      stored.map(async (name) => ({ name, ...(await sizeAndTime(join(directory, name))) })),
    );
    return files.sort((one, other) => one.at - other.at);
  } catch (error) {
    report(error);
    return [];
  }
}

async function sizeAndTime(file: string) {
  const { size, mtimeMs } = await stat(file);
  return { size, at: mtimeMs };
}

const nameOf = (key: string) => createHash("sha1").update(key).digest("hex");

const report = (error: unknown) => log.warn({ err: error }, "the picture store failed");

let opened: Promise<PictureStore> | undefined;

/** The store of this process. */
export function pictureStore(): Promise<PictureStore> {
  opened ??= openPictureStore(environment().PICTURE_CACHE);
  return opened;
}
