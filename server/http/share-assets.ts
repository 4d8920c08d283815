import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { log } from "../operate/log";
import { isHashedAsset } from "./hashed-asset";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A copy that is under way, or that a killed process left. */
const UNFINISHED = /^[\w.-]+\.unfinished$/;

/**
 * Puts the hashed assets of this build into a folder that containers of several builds share, now and every hour: a page of one build then finds them at
 * another. Removes those that no running container has put there for a day. A folder that cannot be written is named in the log, and the shop goes on.
 */
export async function keepSharingAssets(assets: string, folder: string): Promise<void> {
  await shareAssets(assets, folder);
  setInterval(() => void shareAssets(assets, folder), HOUR).unref();
}

/** One round of `keepSharingAssets`. */
export async function shareAssets(assets: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(assets)) if (isHashedAsset(name)) await refresh(assets, folder, name);
    for (const name of await readdir(folder))
      if (isHashedAsset(name) || UNFINISHED.test(name)) await removeOld(join(folder, name));
  } catch (error) {
    const { message } = error as Error;
    log.warn({ error: message }, "assets cannot be shared with other builds (ASSETS_FOLDER)");
  }
}

/** The time of a file says when a container last had it. */
async function refresh(assets: string, folder: string, name: string) {
  const now = new Date();
  try {
    await utimes(join(folder, name), now, now);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    // Renamed when it is whole: another container may be serving this folder.
    const unfinished = join(folder, `${name}.${randomUUID()}.unfinished`);
    await copyFile(join(assets, name), unfinished);
    await utimes(unfinished, now, now);
    await rename(unfinished, join(folder, name));
  }
}

async function removeOld(path: string) {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
  if (Date.now() - mtimeMs > DAY) await rm(path, { force: true });
}
