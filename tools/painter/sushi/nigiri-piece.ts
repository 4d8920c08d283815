import { box } from "../shapes";
import * as matter from "../matter";
import { along, zigzag, inBox } from "../placing";
import { SAUCES, type SauceName } from "../sauces";
import type { Scene } from "../scene";
import { chives, crumbs, drizzle, drops, leafStamp, riceGrains, sesame } from "../sprinkles";
import { slab, type SlabName } from "./slab";

export interface NigiriLook {
  top: SlabName;
  /** Seaweed belt. */
  belt?: boolean;
  sauce?: SauceName;
  dots?: SauceName;
  sesame?: number;
  chives?: number;
  zest?: number;
}

const HALF_U = 108;
const HALF_V = 49;
const RICE_HEIGHT = 34;
const GRAINS = 700;
const ZEST = ["#7FB32B", "#B9D65A", "#5E9A1F"];

/** One nigiri, 216 × 98: a pillow of rice under a slice. `size` 1 is a plate's. */
export function nigiriPiece(scene: Scene, x: number, y: number, turn: number, look: NigiriLook, size = 1): void {
  scene.inside({ x, y, turn, scale: size, lift: 6 }, () => paintPiece(scene, 240, 240, look));
}

function paintPiece(scene: Scene, x: number, y: number, look: NigiriLook): void {
  const pillow = (u: number, v: number): number =>
    RICE_HEIGHT * Math.sqrt(Math.max(0, 1 - (u / (HALF_U + 4)) ** 2 * 0.75 - (v / (HALF_V + 3)) ** 2 * 0.8));
  const shape = box(HALF_U, HALF_V, 30);
  scene.stamp({ x, y, shape, profile: "flat", relief: pillow, colour: matter.RICE_SHADE, gloss: 0.2, glow: 0.3 });
  riceGrains(scene, { x, y, shape, height: pillow }, GRAINS);
  slab(scene, look.top, {
    x,
    y,
    turn: 0,
    halfU: HALF_U + 12,
    halfV: HALF_V - 3,
    seed: scene.random.between(0, 9),
    corner: look.top === "omelette" ? 6 : 26,
    height: 9,
    round: 9,
    lean: 0.75,
    drape: 7,
    gloss: look.top === "omelette" ? 0.45 : 0.72,
  });
  if (look.top === "shrimp") shrimpTail(scene, x, y);
  if (look.belt)
    scene.stamp({
      x,
      y,
      shape: box(13, HALF_V + 4, 2),
      round: 3,
      height: 3,
      base: { drape: 3 },
      colour: matter.nori(),
      gloss: 0.3,
    });
  const where = inBox(scene, x, y, 0, 92, 26);
  if (look.sauce) drizzle(scene, zigzag(x, y, 0, 176, 12, 5), 3.2, SAUCES[look.sauce]);
  if (look.dots) drops(scene, [along(x, y, 0, -42), along(x, y, 0, 0), along(x, y, 0, 42)], 10, SAUCES[look.dots]);
  if (look.sesame) sesame(scene, look.sesame, where, 0.08);
  if (look.chives) chives(scene, look.chives, where);
  if (look.zest) crumbs(scene, look.zest, where, ZEST, 0.5);
}

/** Seam of the opened shrimp and its fan tail. */
function shrimpTail(scene: Scene, x: number, y: number): void {
  drizzle(
    scene,
    [
      [x - 104, y],
      [x, y + 2],
      [x + 96, y],
    ],
    1.6,
    { colour: "#E7562A", gloss: 0.6 },
  );
  for (const spread of [-0.5, 0, 0.5]) {
    const [px, py] = along(x + HALF_U + 4, y, spread, 15);
    leafStamp(scene, {
      x: px,
      y: py,
      turn: spread,
      length: 18,
      width: 8,
      from: "#D94A22",
      to: "#F58A4A",
      height: 5,
      base: 22,
    });
  }
}
