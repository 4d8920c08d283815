import { createHash } from "node:crypto";
import { dataFolder, environment } from "../../../../server/operate/environment";
import { openFileStore } from "../../../../server/operate/file-store";
import { watchCache } from "../../../../server/operate/metrics";

const MAX_BYTES = 300 * 1024 * 1024;

export type PictureStore = {
  get(key: string): Promise<Buffer | undefined>;
  set(key: string, bytes: Buffer): Promise<void>;
};

/** Finished pictures on disk. Picture warming stores them in a process of its own. */
export async function openPictureStore(folder: string | undefined, maxBytes = MAX_BYTES): Promise<PictureStore> {
  const files = await openFileStore({
    folder,
    maxBytes,
    isOwnName: (name) => /^[0-9a-f]{40}$/.test(name),
    failure: "the picture store failed: pictures are encoded again",
  });
  const countLookup = watchCache("pictures", files.size);
  return {
    async get(key) {
      const file = await files.read(nameOf(key));
      countLookup(file ? "hit" : "miss");
      return file?.content;
    },
    set: async (key, bytes) => void (await files.write(nameOf(key), bytes)),
  };
}

const nameOf = (key: string) => createHash("sha1").update(key).digest("hex");

let opened: Promise<PictureStore> | undefined;

export function pictureStore(): Promise<PictureStore> {
  opened ??= openPictureStore(dataFolder(environment(), "pictures"));
  return opened;
}
