import sharp from "sharp";
import { seedOf } from "./random";
import type { Recipe } from "./recipe";
import { Scene } from "./scene";
import { shade } from "./shade";

/** The world is painted larger than the picture and reduced. */
const OVERSAMPLING = 1.5;

/** Side of a committed picture in pixels. */
export const PICTURE_SIZE = 960;
export const PICTURE_QUALITY = 52;
/** Efforts above 2 take up to seven times as long for files of the same size. */
const ENCODER_EFFORT = 2;

/** Paints a recipe as a transparent square of `size` pixels; the key is its seed. Returns RGBA bytes. */
export async function render(key: string, recipe: Recipe, size: number, oversampling = OVERSAMPLING): Promise<Buffer> {
  const world = Math.round(size * oversampling);
  const scene = new Scene(world, seedOf(key));
  scene.inside(recipe.frame ?? {}, () => recipe.paint(scene));
  const raw = { width: world, height: world, channels: 4 } as const;
  return sharp(shade(scene), { raw })
    .resize(size, size, { kernel: "lanczos3" })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 })
    .raw()
    .toBuffer();
}

/** Encodes RGBA bytes as a page-size AVIF with alpha. */
export function encode(pixels: Buffer, size: number, quality = PICTURE_QUALITY): Promise<Buffer> {
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .avif({ quality, effort: ENCODER_EFFORT })
    .toBuffer();
}
