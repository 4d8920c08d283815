import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { say } from "../prepare.mjs";
import { difference, type Difference, type Picture } from "./difference";

const DRAWN = "differences";
const GAP_PX = 16;

/**
 * Prints every picture that differs, and draws it in `after/differences`: before, after, and before with what differs
 * in red. Returns the number of pictures that differ or that only one folder has. Throws if there are none at all.
 */
export async function compareFolders(before: string, after: string, isWanted: (name: string) => boolean) {
  const names = [...new Set([before, after].flatMap(picturesIn))].filter(isWanted).sort();
  if (names.length === 0) throw new Error(`no pictures in ${before} and ${after}`);
  rmSync(join(after, DRAWN), { recursive: true, force: true });
  let differing = 0;
  for (const name of names) {
    const words = await compareFiles(join(before, name), join(after, name), join(after, DRAWN, name));
    if (words) say(`${name}: ${words}`);
    if (words) differing++;
  }
  say(`${differing} of ${names.length} pictures differ`);
  return differing;
}

/** The difference in words, undefined if there is none. */
async function compareFiles(before: string, after: string, drawn: string): Promise<string | undefined> {
  const [one, other] = [read(before), read(after)];
  if (!one || !other) return `only ${one ? before : after} has it`;
  if (one.equals(other)) return undefined;
  const [first, second] = [await decode(one), await decode(other)];
  const found = difference(first, second);
  if (!found) return undefined;
  mkdirSync(dirname(drawn), { recursive: true });
  await draw(first, second, found, drawn);
  const { left, top, width, height } = found.box;
  return `${(found.share * 100).toFixed(3)}% in ${width}×${height} at ${left},${top}`;
}

const picturesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".png") && !name.startsWith(DRAWN),
  );

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const raw = ({ width, height, data }: Picture) => ({ input: data, raw: { width, height, channels: 4 as const } });

async function draw(one: Picture, other: Picture, { marks }: Difference, file: string) {
  const { width, height } = marks;
  const step = width + GAP_PX;
  const pale = Buffer.from([255, 255, 255, 190]);
  const veil = { input: pale, raw: { width: 1, height: 1, channels: 4 as const }, tile: true };
  const paled = await sharp(one.data, { raw: raw(one).raw })
    .composite([veil])
    .raw()
    .toBuffer();
  await sharp({ create: { width: 3 * width + 2 * GAP_PX, height, channels: 4, background: "gray" } })
    .composite([
      { ...raw(one), left: 0, top: 0 },
      { ...raw(other), left: step, top: 0 },
      { ...raw({ ...one, data: paled }), left: 2 * step, top: 0 },
      { ...raw(marks), left: 2 * step, top: 0 },
    ])
    .png()
    .toFile(file);
}
