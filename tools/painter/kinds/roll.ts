import { clamp } from "../colour";
import { dish, type DishName } from "../dishes";
import * as matter from "../matter";
import { fbm } from "../noise";
import { heap, piece, type Heap, type PieceName } from "../pieces";
import { along, inDisc, inRow, zigzag, type Where } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { box, circle, wobbly, type Point } from "../shapes";
import { chives, crumbs, drizzle, drops, herbs, roe, ROE, sesame } from "../sprinkles";
import { face } from "../sushi/face";
import type { Filling } from "../sushi/fillings";
import { ginger, wasabi } from "../sushi/garnish";
import { lying, type Coat } from "../sushi/lying";
import { slab, type SlabName } from "../sushi/slab";

/** A melted cap baked over pieces. */
export interface Cap {
  from: string;
  to: string;
  browned: string;
  brown?: number;
  height?: number;
  /** Bits in the cap of each piece. */
  bits?: readonly Heap[];
}

export interface RollOptions extends Framing {
  layout?: keyof typeof LAYOUTS;
  dish: DishName;
  fill: readonly Filling[];
  /** Several take turns from piece to piece. */
  top?: SlabName | readonly SlabName[];
  /** A second slice that covers half of each top. */
  half?: SlabName;
  coat?: Coat;
  cap?: Cap;
  torched?: boolean;
  sauce?: readonly SauceName[];
  /** Drops of a sauce in the middle of each piece instead of a zigzag. */
  dots?: SauceName;
  roe?: keyof typeof ROE;
  onTop?: PieceName;
  onTopSize?: number;
  sesame?: number;
  chives?: number;
  crisp?: readonly string[];
  herbs?: number;
  heap?: readonly Heap[];
  garnish?: "wasabi" | "lemon" | "lime" | "mint" | "none";
}

interface Log {
  x: number;
  y: number;
  turn: number;
  pieces: number;
  /** Which piece of the roll the first one is. */
  first?: number;
}

interface Layout {
  logs: readonly Log[];
  faces: readonly Point[];
  faceRadius: number;
  halfU: number;
  halfV: number;
  /** Where ginger and wasabi lie. */
  free: readonly [Point, Point] | null;
}

const CENTRE = MIDDLE;
const radial = Array.from({ length: 8 }, (_, index) => {
  const turn = (index * Math.PI) / 4 + 0.2;
  const [x, y] = along(CENTRE, CENTRE, turn, 0, 132);
  return { x, y, turn, pieces: 1, first: index };
});

/** Always the real eight pieces: some lying, some showing their cut face. */
const LAYOUTS = {
  fiveAndThree: {
    logs: [{ x: 241, y: 176, turn: -0.2, pieces: 5 }],
    faces: [
      [108, 316],
      [243, 356],
      [373, 304],
    ],
    faceRadius: 64,
    halfU: 30,
    halfV: 64,
    free: [
      [150, 424],
      [330, 424],
    ],
  },
  twoRows: {
    logs: [
      { x: 228, y: 160, turn: -0.28, pieces: 4 },
      { x: 256, y: 322, turn: -0.28, pieces: 4 },
    ],
    faces: [],
    faceRadius: 64,
    halfU: 35,
    halfV: 68,
    free: [
      [398, 240],
      [96, 262],
    ],
  },
  threeAndFive: {
    logs: [{ x: 241, y: 312, turn: 0.17, pieces: 5 }],
    faces: [
      [106, 176],
      [240, 130],
      [374, 166],
    ],
    faceRadius: 64,
    halfU: 30,
    halfV: 64,
    free: null,
  },
  faces: {
    logs: [],
    faces: [
      [154, 122],
      [280, 110],
      [378, 188],
      [110, 234],
      [240, 236],
      [368, 308],
      [168, 352],
      [294, 376],
    ],
    faceRadius: 58,
    halfU: 30,
    halfV: 64,
    free: null,
  },
  flower: {
    logs: radial,
    faces: [],
    faceRadius: 60,
    halfU: 31,
    halfV: 62,
    free: [
      [CENTRE - 8, CENTRE],
      [CENTRE + 26, CENTRE + 6],
    ],
  },
  facesInRows: {
    logs: [],
    faces: [...inRow(236, 184, -0.1, 4, 103), ...inRow(244, 292, -0.1, 4, 103)],
    faceRadius: 50,
    halfU: 30,
    halfV: 64,
    free: [
      [206, 392],
      [270, 396],
    ],
  },
  stairs: {
    logs: [{ x: 208, y: 148, turn: -0.5, pieces: 4 }],
    faces: [
      [368, 202],
      [128, 322],
      [238, 328],
      [334, 370],
    ],
    faceRadius: 54,
    halfU: 31,
    halfV: 62,
    free: null,
  },
} satisfies Record<string, Layout>;

const GAP = 4;

export function roll(options: RollOptions): Recipe {
  const paint = (scene: Scene): void => {
    const layout: Layout = LAYOUTS[options.layout ?? "fiveAndThree"];
    dish(scene, options.dish);
    for (const log of layout.logs) paintLog(scene, layout, log, options);
    for (const [x, y] of layout.faces) paintFace(scene, layout, x, y, options);
    if (layout.free) garnish(scene, layout.free, options.garnish ?? "wasabi");
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function paintLog(scene: Scene, { halfU, halfV }: Layout, log: Log, options: RollOptions): void {
  const { random } = scene;
  const { x, y, turn, pieces, first = 0 } = log;
  const step = halfU * 2 + GAP;
  const places = inRow(x, y, turn, pieces, step);
  const tops = typeof options.top === "string" ? [options.top] : (options.top ?? []);
  places.forEach(([px, py], index) => {
    const lean = turn + random.between(-0.035, 0.035);
    const [lx, ly] = along(px, py, turn, 0, random.between(-2, 2));
    lying(scene, {
      x: lx,
      y: ly,
      turn: lean,
      halfU,
      halfV,
      top: tops[(first + index) % tops.length],
      coat: options.coat,
      height: 40,
    });
    if (options.half) slab(scene, options.half, { ...halfOf(lx, ly, lean, halfU, halfV), seed: px });
    if (options.torched)
      scene.stamp({
        x: lx,
        y: ly,
        turn: lean,
        shape: box(halfU - 4, halfV * 0.7, 8),
        mode: "tint",
        colour: matter.torchMarks(px),
        gloss: 0.6,
        glow: 0.4,
      });
  });
  if (options.cap) for (const [px, py] of places) capOver(scene, px, py, turn, halfU, halfV, options.cap);
  dress(scene, places, turn, pieces * step, halfV, options);
}

function halfOf(x: number, y: number, turn: number, halfU: number, halfV: number) {
  const [hx, hy] = along(x, y, turn, 0, halfV * 0.36);
  return { x: hx, y: hy, turn, halfU: halfU - 3, halfV: halfV * 0.44 };
}

function capOver(scene: Scene, x: number, y: number, turn: number, halfU: number, halfV: number, cap: Cap): void {
  scene.stamp({
    x,
    y,
    turn,
    shape: wobbly(box(halfU - 1, halfV * 0.66, 12), 5, 0.09, x * 0.1),
    round: 8,
    height: cap.height ?? 7,
    base: { drape: 6 },
    colour: matter.meltedCheese(x * 0.11, cap.from, cap.to, cap.browned, cap.brown),
    gloss: 0.55,
    glow: 0.5,
    relief: (u, v) => fbm(u * 0.1 + x, v * 0.1) * 5,
  });
  if (cap.bits)
    heap(
      scene,
      cap.bits,
      boxAround(scene, x, y, turn, halfU * 0.7, halfV * 0.5),
      (px, py) => scene.heightAt(px, py) - 3,
      0.5,
    );
}

function boxAround(scene: Scene, x: number, y: number, turn: number, halfU: number, halfV: number): Where {
  return () => along(x, y, turn, scene.random.between(-halfU, halfU), scene.random.between(-halfV, halfV));
}

/** Sauces and sprinkles over a row of lying pieces, then what crowns each of them. */
function dress(
  scene: Scene,
  places: readonly Point[],
  turn: number,
  length: number,
  halfV: number,
  options: RollOptions,
): void {
  const [first, last] = [places[0], places[places.length - 1]];
  if (!first || !last) return;
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  for (const name of options.sauce ?? []) {
    const swing = halfV * (name === "unagi" || name === "teriyaki" ? 0.4 : 0.34);
    const turns = Math.max(2, Math.round(places.length * 1.5));
    drizzle(scene, zigzag(...middle, turn, length * 0.95, swing, turns), 3.7, SAUCES[name]);
  }
  const where = boxAround(scene, ...middle, turn, length * 0.48, halfV * 0.5);
  const share = places.length / 8;
  if (options.sesame) sesame(scene, options.sesame * share, where, 0.15);
  if (options.chives) chives(scene, options.chives * share, where);
  if (options.crisp) crumbs(scene, 46 * share, where, options.crisp);
  if (options.herbs) herbs(scene, options.herbs * share, where);
  for (const [x, y] of places) crown(scene, x, y, turn, options);
}

/** What sits in the middle of a piece: drops, roe, a piece or a heap. */
function crown(
  scene: Scene,
  x: number,
  y: number,
  turn: number,
  { dots, roe: eggs, onTop, onTopSize = 0.6, heap: heaps }: RollOptions,
): void {
  if (dots) drops(scene, inRow(x, y, turn + Math.PI / 2, 3, 24), 6.5, { ...SAUCES[dots], drape: 2 });
  if (heaps) heap(scene, heaps, inDisc(scene, x, y, 22), (px, py) => scene.heightAt(px, py) - 2, 0.5);
  if (onTop)
    piece(scene, onTop, { x, y, turn: turn + 0.6, size: onTopSize, base: scene.heightAt(x, y) - 2 }, Math.round(x));
  if (eggs) {
    const top = scene.heightAt(x, y);
    const radius = eggs === "ikura" ? 4.4 : 2.8;
    roe(
      scene,
      { x, y, shape: circle(16), height: (u, v) => top + 6 * clamp(1 - Math.hypot(u, v) / 16) },
      eggs === "ikura" ? 80 : 150,
      radius,
      ROE[eggs],
    );
  }
}

function paintFace(
  scene: Scene,
  { faceRadius: radius, logs }: Layout,
  x: number,
  y: number,
  options: RollOptions,
): void {
  face(scene, { x, y, radius, fill: options.fill, coat: options.coat, height: 38 });
  if (logs.length > 0) return;
  for (const name of options.sauce ?? []) drizzle(scene, zigzag(x, y, 0.4, radius * 1.2, 9, 3), 3.2, SAUCES[name]);
  if (options.dots) drops(scene, [[x + 6, y + 4]], 9, { ...SAUCES[options.dots], drape: 3 });
  const where = inDisc(scene, x, y, radius * 0.75);
  if (options.sesame) sesame(scene, options.sesame / 8, where, 0.15);
  if (options.chives) chives(scene, options.chives / 8, where);
  if (options.crisp) crumbs(scene, 6, where, options.crisp);
  if (options.heap)
    heap(scene, options.heap, inDisc(scene, x, y, radius * 0.4), (px, py) => scene.heightAt(px, py) - 2, 0.5);
  if (options.roe)
    roe(
      scene,
      { x, y, shape: circle(13), height: (u, v) => 44 + 6 * clamp(1 - Math.hypot(u, v) / 13) },
      110,
      2.8,
      ROE[options.roe],
    );
  if (options.onTop)
    piece(
      scene,
      options.onTop,
      { x, y, turn: scene.random.angle(), size: options.onTopSize ?? 0.6, base: scene.heightAt(x, y) },
      Math.round(x),
    );
}

function garnish(
  scene: Scene,
  [first, second]: readonly [Point, Point],
  name: NonNullable<RollOptions["garnish"]>,
): void {
  if (name === "none") return;
  if (name === "wasabi") {
    wasabi(scene, ...second);
    ginger(scene, ...first);
  } else if (name === "mint") piece(scene, "mint-leaf", { x: first[0], y: first[1], base: 8, size: 1.4 });
  else piece(scene, `${name}-wedge`, { x: first[0], y: first[1], base: 8, turn: 0.5, size: 1 });
}
