import { dish, type DishName } from "../dishes";
import * as matter from "../matter";
import { fbm } from "../noise";
import { heap, type Heap } from "../pieces";
import { inBox, inDisc, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { box, ellipse, wobbly, type Point } from "../shapes";
import { chives, drizzle, riceGrains, roe, ROE, sesame } from "../sprinkles";
import { ginger, wasabi } from "../sushi/garnish";

/** What is heaped on one gunkan. */
export interface Mound {
  roe?: keyof typeof ROE;
  heap?: readonly Heap[];
  heapSize?: number;
  sauce?: SauceName;
  /** Melted cheese over the mound. */
  melted?: boolean;
  sesame?: number;
  chives?: number;
  /** Roe strewn over the rest. */
  speckle?: keyof typeof ROE;
}

export interface GunkanOptions extends Framing {
  dish: DishName;
  pieces: readonly Mound[];
}

const HALF_U = 92;
const HALF_V = 64;
const WALL = 46;
const MOUND = 16;
const PLACES: Record<number, readonly Point[]> = {
  2: [
    [160, 184],
    [322, 298],
  ],
  3: [
    [148, 150],
    [332, 172],
    [232, 338],
  ],
};

/** Two or three rice boats walled with seaweed. */
export function gunkan(options: GunkanOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    const places = PLACES[options.pieces.length] ?? [];
    places.forEach(([x, y], index) => {
      const mound = options.pieces[index];
      if (mound) scene.inside({ x, y, turn: 0.5 + index * 0.15 }, () => boat(scene, mound));
    });
    if (options.pieces.length === 2) {
      wasabi(scene, 352, 140);
      ginger(scene, 120, 340);
    }
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function boat(scene: Scene, mound: Mound): void {
  const [x, y] = [MIDDLE, MIDDLE];
  const inner = box(HALF_U - 4, HALF_V - 4, 58);
  scene.stamp({ x, y, shape: box(HALF_U, HALF_V, 62), round: 4, height: WALL, colour: matter.nori(), gloss: 0.35 });
  scene.stamp({ x, y, shape: inner, round: 3, height: 1, base: WALL, colour: matter.RICE_SHADE, gloss: 0.3 });
  riceGrains(scene, { x, y, shape: inner, height: () => WALL - 0.5 }, 460);
  const height = (u: number, v: number): number =>
    WALL + 2 + MOUND * Math.sqrt(Math.max(0, 1 - (u / HALF_U) ** 2 - (v / HALF_V) ** 2));
  if (mound.roe) {
    const large = mound.roe === "ikura";
    const shape = box(HALF_U - 7, HALF_V - 7, 56);
    roe(scene, { x, y, shape, height }, large ? 420 : 1700, large ? 8 : 3.4, ROE[mound.roe]);
  }
  if (mound.heap)
    heap(scene, mound.heap, inEllipse(scene), (px, py) => height(px - x, py - y) - 4, mound.heapSize ?? 0.66);
  if (mound.melted) melt(scene);
  if (mound.sauce)
    drizzle(scene, zigzag(x, y, 0, 126, 26, 5), mound.sauce === "unagi" ? 3.4 : 5, {
      ...SAUCES[mound.sauce],
      drape: 6,
    });
  if (mound.speckle)
    roe(
      scene,
      { x, y, shape: ellipse(44, 26), height: (u, v) => scene.heightAt(x + u, y + v) - 1 },
      90,
      2.8,
      ROE[mound.speckle],
    );
  if (mound.sesame) sesame(scene, mound.sesame, inDisc(scene, x, y, 40), 0.2);
  if (mound.chives) chives(scene, mound.chives, inDisc(scene, x, y, 34));
}

function inEllipse(scene: Scene): () => Point {
  const where = inBox(scene, MIDDLE, MIDDLE, 0, HALF_U - 20, HALF_V - 17);
  return () => {
    for (;;) {
      const [x, y] = where();
      if (Math.hypot((x - MIDDLE) / (HALF_U - 18), (y - MIDDLE) / (HALF_V - 15)) < 1) return [x, y];
    }
  };
}

function melt(scene: Scene): void {
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    shape: wobbly(ellipse(HALF_U - 10, HALF_V - 9), 5, 0.06, 3),
    round: 12,
    height: 14,
    base: { drape: 6 },
    colour: matter.meltedCheese(2.3),
    gloss: 0.6,
    glow: 0.5,
    relief: (u, v) => fbm(u * 0.08, v * 0.08) * 7,
  });
}
