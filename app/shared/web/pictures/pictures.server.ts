import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { BoundedCache } from "../../../../server/operate/bounded-cache";
import { log } from "../../../../server/operate/log";
import { fetchPicture, PictureFailure } from "../../../../server/upstream/pictures";
import type { PictureWidth } from "../../ui/pictures/picture-url";
import { pictureStore } from "./picture-store.server";

export const pictureFormats = { avif: "image/avif", webp: "image/webp", jpeg: "image/jpeg" } as const;

export type PictureFormat = keyof typeof pictureFormats;

/** JPEG if the `Accept` header names no better one. */
export function pictureFormatFor(accept: string | null): PictureFormat {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "jpeg";
}

const MAX_SOURCE_PIXELS = 40_000_000;
const readable = ["jpeg", "png", "webp", "gif", "heif", "avif"];

/**
 * Waiting entries hold no bytes; when the queue is full, a request gets the placeholder. Four sources of up to 8 MB are
 * fetched at once.
 */
const queue = bulkhead(4, 500);
// Two at a time, each on one core, so that encoding does not slow down the pages.
const encoders = bulkhead(2, Infinity);

/** Loaded at its first use, because it takes 10 MB of memory. */
async function encoder() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const inFlight = new Map<string, Promise<Buffer>>();
/** Sources that failed within the last minute are not fetched again. */
const failed = new BoundedCache<true>("failed-pictures", { max: 2_000, ttlMs: 60_000 });

export type PictureVariant = [source: URL, width: PictureWidth, format: PictureFormat, ground: string];

const keyOf = (...[source, width, format, ground]: PictureVariant) =>
  `${source.href} ${width} ${format}${format === "jpeg" ? ` ${ground}` : ""}`;

/**
 * From the store or made now; concurrent requests share the work. `ground`: the colour for formats without
 * transparency. Throws PictureFailure.
 */
export function pictureVariant(...variant: PictureVariant): Promise<Buffer> {
  const [source, width, format, ground] = variant;
  return once(keyOf(...variant), () =>
    queued(async () => {
      const original = await once(`${source.href} original`, () => fetchOnce(source));
      return encoders.execute(() => encode(original, width, format, ground));
    }),
  );
}

/** A picture composed of others. */
export const keptPicture = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => once(key, make);

/** Uses the same queue as the other pictures. Throws PictureFailure. */
export async function pictureWork(
  work: (sharp: Awaited<ReturnType<typeof encoder>>) => Promise<Buffer>,
): Promise<Buffer> {
  return queued(() => encoders.execute(async () => work(await encoder())));
}

async function queued(make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await queue.execute(make);
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new PictureFailure("too many pictures to make") : error;
  }
}

async function fetchOnce(source: URL): Promise<Buffer> {
  if (failed.lookUp(source.href)) throw new PictureFailure("failed before");
  try {
    return await fetchPicture(source);
  } catch (error) {
    failed.set(source.href, true);
    if (error instanceof PictureFailure) log.info({ reason: error.message }, "picture not fetched");
    throw error;
  }
}

function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const running = inFlight.get(key);
  if (running) return running;
  const made = stored(key, make).finally(() => inFlight.delete(key));
  inFlight.set(key, made);
  return made;
}

async function stored(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const store = await pictureStore();
  const found = await store.get(key);
  if (found) return found;
  const bytes = await make();
  await store.set(key, bytes);
  return bytes;
}

async function encode(original: Buffer, width: PictureWidth, format: PictureFormat, ground: string): Promise<Buffer> {
  try {
    const sharp = await encoder();
    const picture = sharp(original, { limitInputPixels: MAX_SOURCE_PIXELS, failOn: "error" });
    const { format: found } = await picture.metadata();
    if (!found || !readable.includes(found)) throw new PictureFailure("unknown format");
    const resized = picture.rotate().resize({ width, withoutEnlargement: true });
    if (format === "avif") return await resized.avif({ quality: width > 480 ? 50 : 47, effort: 2 }).toBuffer();
    if (format === "webp") return await resized.webp({ quality: 62, alphaQuality: 80, effort: 3 }).toBuffer();
    return await resized.flatten({ background: ground }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  } catch (error) {
    throw error instanceof PictureFailure ? error : new PictureFailure("broken");
  }
}
