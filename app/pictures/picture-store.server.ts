import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { environment } from "../../server/operate/environment";
import { log } from "../../server/operate/log";
import { watchCache } from "../../server/operate/metrics";

const MAX_STORE_BYTES = 300 * 1024 * 1024;

export type PictureStore = {
  get(key: string): Promise<Buffer | undefined>;
  set(key: string, bytes: Buffer): Promise<void>;
};

/** An older unfinished file belongs to a process that has died. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * An LRU of files, bounded by bytes, in a directory that other processes use too. Each process counts all files again
 * after writing a twentieth of the bound. A failing disk is logged; pictures are then encoded again.
 */
export async function openPictureStore(directory: string, maxBytes = MAX_STORE_BYTES): Promise<PictureStore> {
  /** Their files are still being removed. */
  const evicting = new Set<string>();
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
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

  /** Other processes' files may be evicted, too. */
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
      if (bytes.byteLength > maxBytes) return;
      const name = nameOf(key);
      const unfinished = join(directory, `${name}.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(directory, name));
        sizes.set(name, bytes.byteLength);
        written += bytes.byteLength;
        if (written <= maxBytes / 20) return;
        written = 0;
        await (counting ??= count().finally(() => (counting = undefined)));
      } catch (error) {
        report(error);
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** `added`: unknown files, oldest first. Removes unfinished files of processes that died. */
async function filesOf(directory: string, known: ReadonlySet<string>) {
  const found = await readdir(directory);
  for (const name of found.filter((one) => one.endsWith(".part"))) {
    const { at } = (await sizeAndTime(join(directory, name))) ?? {};
    if (at !== undefined && at < Date.now() - ABANDONED_AFTER_MS) await rm(join(directory, name), { force: true });
  }
  const names = new Set(found.filter((name) => /^[0-9a-f]{40}$/.test(name)));
  const added = [];
  for (const name of names) {
    if (known.has(name)) continue;
    // Another process may have removed it in the meantime.
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
