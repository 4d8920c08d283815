import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { environment } from "../../server/operate/environment";
import { log } from "../../server/operate/log";
import { watchCache } from "../../server/operate/metrics";

const MOST_BYTES = 300 * 1024 * 1024;

export type PictureStore = {
  get(key: string): Promise<Buffer | undefined>;
  set(key: string, bytes: Buffer): Promise<void>;
};

/** Milliseconds after which an unfinished file is one of a process that died. */
const ABANDONED = 10 * 60_000;

/**
 * An LRU of picture files in a directory, bounded by bytes. Other processes store files there too (picture warming is one): whoever writes
 * counts all of them each time it has written a twentieth of the bound, so the directory exceeds the bound by that at most for each
 * process. A failing disk is logged; pictures are then encoded again.
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
  const countLookup = watchCache("pictures", () => ({ entries: sizes.size, bytes: sizes.calculatedSize }));
  let written = 0;
  let counting: Promise<void> | undefined;

  /** Counts the files of other processes, which may be evicted like its own, and forgets those that they removed. */
  async function count() {
    const known = new Set(sizes.keys());
    const { names, added } = await filesOf(directory, known);
    for (const name of known) if (!names.has(name)) sizes.delete(name);
    for (const { name, size } of added) if (!evicting.has(name) && !sizes.has(name)) sizes.set(name, size);
  }

  await mkdir(directory, { recursive: true }).catch(report);
  await count().catch(report);

  return {
    async get(key) {
      const name = nameOf(key);
      if (evicting.has(name)) return undefined;
      try {
        const bytes = await readFile(join(directory, name));
        if (sizes.get(name) === undefined) sizes.set(name, bytes.byteLength);
        countLookup("hit");
        return bytes;
      } catch (error) {
        sizes.delete(name);
        countLookup("miss");
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") report(error);
        return undefined;
      }
    },
    async set(key, bytes) {
      if (bytes.byteLength > mostBytes) return;
      const name = nameOf(key);
      const unfinished = join(directory, `${name}.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(directory, name));
        sizes.set(name, bytes.byteLength);
        written += bytes.byteLength;
        if (written <= mostBytes / 20) return;
        written = 0;
        await (counting ??= count().finally(() => (counting = undefined)));
      } catch (error) {
        report(error);
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** The names of all stored files, and those that are not known, oldest first. Removes unfinished files of processes that died. */
async function filesOf(directory: string, known: ReadonlySet<string>) {
  const found = await readdir(directory);
  for (const name of found.filter((one) => one.endsWith(".part"))) {
    const { at } = (await sizeAndTime(join(directory, name))) ?? {};
    if (at !== undefined && at < Date.now() - ABANDONED) await rm(join(directory, name), { force: true });
  }
  const names = new Set(found.filter((name) => /^[0-9a-f]{40}$/.test(name)));
  const added = [];
  for (const name of names) {
    if (known.has(name)) continue;
    // Another process may have removed it since.
    const file = await sizeAndTime(join(directory, name));
    if (file) added.push({ name, ...file });
  }
  return { names, added: added.sort((one, other) => one.at - other.at) };
}

async function sizeAndTime(file: string) {
  try {
    const { size, mtimeMs } = await stat(file);
    return { size, at: mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

const nameOf = (key: string) => createHash("sha1").update(key).digest("hex");

const report = (error: unknown) => log.warn({ err: error }, "the picture store failed");

let opened: Promise<PictureStore> | undefined;

export function pictureStore(): Promise<PictureStore> {
  opened ??= openPictureStore(environment().PICTURE_CACHE);
  return opened;
}
