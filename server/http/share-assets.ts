import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openFileStore } from "../operate/file-store";
import { log } from "../operate/log";
import { isHashedAsset } from "./hashed-asset";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const FAILURE = "assets cannot be shared with other builds (ASSETS_FOLDER)";

/**
 * Copies the hashed assets of this build into a folder that containers of several builds share, now and every hour. A
 * page of one build then finds its assets at another. Assets that no running container has refreshed for a day are
 * removed.
 */
export async function keepSharingAssets(assets: string, folder: string): Promise<void> {
  await shareAssets(assets, folder);
  setInterval(() => void shareAssets(assets, folder), HOUR_MS).unref();
}

/** An error is logged, and the shop goes on. */
export async function shareAssets(assets: string, folder: string): Promise<void> {
  const shared = await openFileStore({ folder, maxAgeMs: DAY_MS, isOwnName: isHashedAsset, failure: FAILURE });
  try {
    for (const name of (await readdir(assets)).filter(isHashedAsset))
      await shared.write(name, await readFile(join(assets, name)));
  } catch (error) {
    log.warn({ err: error }, FAILURE);
  }
}
