import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Painted } from "./paint";
import { RECIPES } from "./recipes";
import { encode, PICTURE_SIZE, render } from "./render";

/** Process that paints the keys that its parent sends into the folder that is its argument, one at a time. */
const folder = process.argv[2] ?? ".";
sharp.concurrency(1);

process.on("message", (key: string) => {
  void paintFile(key).then((painted) => process.send?.(painted));
});

async function paintFile(key: string): Promise<Painted> {
  const recipe = RECIPES.get(key);
  if (!recipe) throw new Error(`No recipe is called "${key}".`);
  const started = performance.now();
  const file = await encode(await render(key, recipe, PICTURE_SIZE), PICTURE_SIZE);
  await writeFile(path.join(folder, `${key}.avif`), file);
  return { key, bytes: file.length, seconds: (performance.now() - started) / 1000 };
}
