import { hex, mix, smoothstep, stripe } from "../colour";
import { dip, dish, type DishName } from "../dishes";
import * as matter from "../matter";
import { fbm, noise } from "../noise";
import { heap, piece, type Heap } from "../pieces";
import { around, inBox, inDisc } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { blob, box, circle, polygon, within, wobbly, type Shape } from "../shapes";
import { crumbs, CRUMBS, drizzle, herbs } from "../sprinkles";

export interface FlatbreadOptions extends Framing {
  dish: DishName;
  /** Two square parcels, four triangles or four wedges of a round. */
  cut: "parcels" | "triangles" | "wedges";
  /** What swells out of the open sides. */
  fill: readonly Heap[];
  /** Colour of the melted cheese between the layers. */
  cheese: string;
  sauce?: SauceName;
  dipColour?: string;
}

const THICKNESS = 26;

interface Cut {
  x: number;
  y: number;
  turn: number;
  shape: Shape;
  /** Middle of the cut side and half its length, in the piece's coordinates; the side runs along v. */
  side: readonly [u: number, halfLength: number];
}

/** Flat bread folded over a filling, grilled and cut. */
export function flatbread(options: FlatbreadOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    for (const cut of cuts(options.cut)) paintCut(scene, cut, options);
    if (options.dipColour) dip(scene, MIDDLE, MIDDLE, options.dipColour, 46);
    if (options.sauce)
      drizzle(
        scene,
        [
          [120, 190],
          [190, 300],
          [240, 180],
          [300, 310],
          [370, 200],
        ],
        3.4,
        SAUCES[options.sauce],
      );
    herbs(scene, 18, inDisc(scene, MIDDLE, MIDDLE, 190), 1.2);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function cuts(kind: FlatbreadOptions["cut"]): Cut[] {
  if (kind === "parcels") {
    const shape = box(88, 96, 12);
    return [
      { x: 142, y: 232, turn: 0.16, shape, side: [88, 84] },
      { x: 346, y: 254, turn: 3.3, shape, side: [88, 84] },
    ];
  }
  if (kind === "triangles") {
    const shape = polygon([
      [-78, -92],
      [88, 0],
      [-78, 92],
    ]);
    return [0, 1, 2, 3].map((index) => {
      const turn = 0.5 + (index * Math.PI) / 2;
      const [x, y] = around(MIDDLE, MIDDLE, turn, 104);
      return { x, y, turn: turn + Math.PI + 0.2, shape, side: [-78, 82] as const };
    });
  }
  const shape = within(circle(178), (u, v) => Math.max(-u + 6, -v + 6));
  return [0, 1, 2, 3].map((index) => {
    const turn = 0.3 + (index * Math.PI) / 2;
    const [x, y] = around(MIDDLE, MIDDLE, turn + Math.PI / 4, 16);
    return { x, y, turn, shape, side: [8, 82] as const };
  });
}

function paintCut(
  scene: Scene,
  { x, y, turn, shape, side: [u, halfLength] }: Cut,
  { fill, cheese }: FlatbreadOptions,
): void {
  scene.inside({ x, y, turn }, () => {
    const centre = { x: MIDDLE, y: MIDDLE };
    const baked = matter.lavash(x * 0.1 + y);
    const middle = MIDDLE + (u > 20 || u < -20 ? 0 : halfLength + 6);
    heap(scene, fill, inBox(scene, MIDDLE + u, middle, 0, 9, halfLength), () => 7, 0.6);
    scene.stamp({
      x: MIDDLE + u,
      y: middle,
      shape: wobbly(box(9, halfLength, 6), 5, 0.06, x),
      round: 6,
      height: 15,
      base: 4,
      gloss: 0.7,
      glow: 0.6,
      colour: mix(hex(cheese), hex("#FFF3C8"), 0.2),
    });
    heap(scene, fill, inBox(scene, MIDDLE + u, middle, 0, 7, halfLength), () => 15, 0.5);
    scene.stamp({
      ...centre,
      shape,
      round: 9,
      height: THICKNESS - 4,
      base: 8,
      gloss: 0.28,
      glow: 0.25,
      relief: (a, b) => fbm(a * 0.03 + x, b * 0.03) * 7,
      colour: (a, b, depth) => {
        const crumb = baked(a, b, depth);
        const bar =
          stripe((a * 0.7 + b * 0.7) / 32) < 0.1
            ? 0.66 * smoothstep(0.2, 0.5, noise(a * 0.04, b * 0.04 + x) + 0.25)
            : 0;
        return mix(mix(crumb, hex("#4A220C"), bar), hex("#C98A44"), smoothstep(6, 0, depth) * 0.5);
      },
    });
  });
}

export interface OpenWrapOptions extends Framing {
  dish: DishName;
  heaps: readonly Heap[];
  kofta?: boolean;
  sauce: SauceName;
  sumac?: boolean;
}

/** A sheet of lavash spread out, half folded, with a filling along its middle. */
export function openWrap(options: OpenWrapOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    const baked = matter.lavash(3.4);
    const sheet = (y: number, halfV: number, base: number, seed: number): void =>
      scene.stamp({
        x: MIDDLE,
        y,
        turn: -0.12,
        shape: wobbly(box(196, halfV, 34), 6, 0.02, seed),
        round: 8,
        height: 7,
        base,
        gloss: 0.22,
        glow: 0.3,
        colour: baked,
        relief: (u, v) => fbm(u * 0.02 + seed, v * 0.03) * 9 + Math.max(0, Math.abs(v) - halfV * 0.6) * 0.25,
      });
    sheet(MIDDLE, 132, 12, 1);
    heap(scene, options.heaps, inBox(scene, MIDDLE, MIDDLE + 24, -0.12, 158, 62), () => 24);
    if (options.kofta) piece(scene, "kofta", { x: MIDDLE, y: MIDDLE - 18, turn: -0.12, size: 1.12, base: 24 }, 2);
    drizzle(
      scene,
      [
        [88, 292],
        [150, 262],
        [212, 290],
        [276, 250],
        [338, 276],
        [396, 236],
      ],
      5,
      SAUCES[options.sauce],
    );
    sheet(MIDDLE - 92, 54, 26, 4);
    if (options.sumac) crumbs(scene, 90, inDisc(scene, MIDDLE, MIDDLE + 20, 150), CRUMBS.sumac, 0.35);
    herbs(scene, 18, inBox(scene, MIDDLE, MIDDLE + 30, -0.12, 150, 60), 1.2);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

export interface PitaOptions extends Framing {
  dish: DishName;
  fill: readonly Heap[];
  sauce: SauceName;
}

const PITA = 190;

/** A round pita with its mouth open towards us and full. */
export function pita(options: PitaOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    const [x, y] = [MIDDLE, MIDDLE - 4];
    const bread = matter.spotted("#F4E0B8", "#E2BC7C", "#A9682E", 0.03, 0.54, 0.75, 2);
    const leaf = (shape: Shape, height: number, base: number): void =>
      scene.stamp({
        x,
        y,
        shape,
        round: 34,
        height,
        base,
        colour: bread,
        gloss: 0.2,
        glow: 0.25,
        relief: (u, v) => fbm(u * 0.025, v * 0.025) * 8,
      });
    leaf(blob(PITA, 0.02, 2, 5), 20, 8);
    heap(scene, options.fill, inMouth(scene, x, y), (_px, py) => 24 + 22 * Math.max(0, 1 - Math.abs(py - y + 34) / 90));
    drizzle(
      scene,
      [
        [110, 176],
        [156, 150],
        [196, 186],
        [240, 146],
        [288, 184],
        [330, 150],
        [372, 178],
      ],
      4.6,
      SAUCES[options.sauce],
    );
    leaf(
      within(blob(PITA, 0.02, 2, 5), (u, v) => 8 + Math.sin(u * 0.03) * 6 - u * u * 0.0012 - v),
      44,
      16,
    );
    herbs(scene, 14, inDisc(scene, x, y - 70, 90), 1.2);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function inMouth(scene: Scene, x: number, y: number): () => readonly [number, number] {
  const where = inDisc(scene, x, y, PITA - 34);
  return () => {
    for (;;) {
      const point = where();
      if (point[1] < y + 14) return point;
    }
  };
}
