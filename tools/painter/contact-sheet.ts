import { existsSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { PICTURES } from "./paint";
import { chosenKeys, RECIPES } from "./recipes";
import { render } from "./render";

const COLUMNS = 6;
const CELL = 240;
const LABEL = 26;
const PAGE = "#FBF8F3";

/**
 * Puts pictures on one sheet to look at them: contact-sheet.ts FILE.png [--final] [--cell=240] [keys or books…].
 * Paints drafts unless --final, which shows the painted files.
 */
async function main([file, ...rest]: string[]): Promise<void> {
  if (!file?.endsWith(".png")) throw new Error("Say which PNG file to write first.");
  const final = rest.includes("--final");
  const cell = Number(rest.find((word) => word.startsWith("--cell="))?.slice("--cell=".length) ?? CELL);
  const keys = chosenKeys(rest.filter((word) => !word.startsWith("--")));
  const columns = Math.min(COLUMNS, keys.length);
  const layers: OverlayOptions[] = [];
  for (const [index, key] of keys.entries()) {
    const picture = final ? await painted(key, cell) : await draft(key, cell);
    const left = (index % columns) * cell;
    const top = Math.floor(index / columns) * (cell + LABEL);
    if (picture) layers.push({ input: picture, left, top });
    layers.push({ input: label(key, cell), left, top: top + cell });
  }
  const height = Math.ceil(keys.length / columns) * (cell + LABEL);
  await sharp({ create: { width: columns * cell, height, channels: 4, background: PAGE } })
    .composite(layers)
    .png()
    .toFile(file);
}

async function draft(key: string, cell: number): Promise<Buffer | undefined> {
  const recipe = RECIPES.get(key);
  if (!recipe) return undefined;
  const pixels = await render(key, recipe, cell, 2);
  return sharp(pixels, { raw: { width: cell, height: cell, channels: 4 } })
    .png()
    .toBuffer();
}

async function painted(key: string, cell: number): Promise<Buffer | undefined> {
  const file = path.join(PICTURES, `${key}.avif`);
  return existsSync(file) ? sharp(file).resize(cell).png().toBuffer() : undefined;
}

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="${width / 2}" y="16" font-family="sans-serif" font-size="14" text-anchor="middle">${text}</text></svg>`,
  );
}

await main(process.argv.slice(2));
