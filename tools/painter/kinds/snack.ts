import { dip, dish, paperSheet, type DishName } from "../dishes";
import { heap, piece, type Heap, type PieceName } from "../pieces";
import { around, inDisc, inRow, onCircle, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import type { Point } from "../shapes";
import { chives, crumbs, drizzle, herbs, sesame } from "../sprinkles";

export interface SnackOptions extends Framing {
  dish: DishName;
  /** A sheet of baking paper under the food. */
  paper?: boolean;
  item: PieceName;
  layout: keyof typeof LAYOUTS | "pile";
  /** Only for a pile: how many and how wide. */
  count?: number;
  spread?: number;
  size?: number;
  dip?: string;
  dipAt?: Point;
  /** Pieces strewn over and beside. */
  extras?: readonly Heap[];
  over?: SauceName;
  sesame?: number;
  chives?: number;
  herbs?: number;
  crumbs?: readonly [count: number, colours: readonly string[], size?: number];
}

interface Place {
  x: number;
  y: number;
  turn: number;
  base: number;
  size: number;
}

const FLOOR = 14;
const DIP: Point = [352, 350];

const LAYOUTS = {
  /** Five half moons in a leaning row. */
  row: (size) => inRow(214, 208, -0.72, 5, 70).map(([x, y]) => ({ x, y, turn: 0.85, base: FLOOR, size })),
  arcOfFive: (size) =>
    [-3.1, -2.35, -1.6, -0.85, -0.1].map((angle) => place(around(MIDDLE, 268, angle, 124), angle + 0.25, FLOOR, size)),
  ring: (size) =>
    onCircle(MIDDLE, MIDDLE, 128, 5, 0.4).map(([x, y]) =>
      place([x, y], Math.atan2(y - MIDDLE, x - MIDDLE) + Math.PI / 2, FLOOR, size),
    ),
  logs: (size) => inRow(196, 214, -0.9, 4, 60).map(([x, y]) => place([x, y], 0.62, FLOOR, size)),
  crossedLogs: (size) => [
    ...inRow(210, 210, -0.9, 3, 74).map(([x, y]) => place([x, y], 0.66, FLOOR, size)),
    place([224, 222], -0.5, FLOOR + 34, size),
  ],
  sticks: (size) => [
    ...inRow(206, 216, -0.95, 4, 70).map(([x, y]) => place([x, y], 0.62, FLOOR, size)),
    place([178, 236], -0.55, FLOOR + 32, size),
    place([244, 178], -0.8, FLOOR + 32, size),
  ],
  fiveSticks: (size) => [
    ...inRow(214, 222, 0.5, 3, 88).map(([x, y]) => place([x, y], -1.1, FLOOR, size)),
    place([196, 254], 0.42, FLOOR + 32, size),
    place([232, 176], 0.62, FLOOR + 32, size),
  ],
  wings: (size) => [
    ...onCircle(MIDDLE, MIDDLE, 126, 6, 0.5).map(([x, y], index) =>
      place([x, y], (index * Math.PI) / 3 + 2.2, FLOOR, size),
    ),
    ...inRow(MIDDLE, MIDDLE, 0.9, 2, 62).map(([x, y]) => place([x, y], 2.4, FLOOR + 6, size)),
  ],
  fan: (size) =>
    [-2.95, -2.45, -1.95, -1.45, -0.95, -0.45].map((angle, index) =>
      place(around(MIDDLE - 6, 292, angle, 112), angle, FLOOR + index * 2, size),
    ),
  balls: (size) =>
    (
      [
        [150, 190],
        [250, 150],
        [335, 215],
        [185, 300],
        [285, 315],
        [240, 232],
      ] as const
    ).map(([x, y], index) => place([x, y], index, FLOOR + (index === 5 ? 22 : 0), size)),
  nuggets: (size) => [
    ...onCircle(MIDDLE, MIDDLE, 94, 7, 0.2).map(([x, y], index) => place([x, y], index * 1.3, FLOOR, size)),
    ...onCircle(MIDDLE, MIDDLE, 38, 4, 0.8).map(([x, y], index) => place([x, y], index * 2.1, FLOOR + 20, size)),
  ],
  three: (size) =>
    (
      [
        [166, 176],
        [318, 196],
        [224, 326],
      ] as const
    ).map(([x, y], index) => place([x, y], index * 2, FLOOR, size)),
} satisfies Record<string, (size: number) => Place[]>;

function place([x, y]: Point, turn: number, base: number, size: number): Place {
  return { x, y, turn, base, size };
}

/** Snacks on a plate or on paper, with a dip. */
export function snack(options: SnackOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    if (options.paper) paperSheet(scene);
    const size = options.size ?? 1;
    const places = options.layout === "pile" ? pile(scene, options, size) : LAYOUTS[options.layout](size);
    places.forEach((spot, index) => piece(scene, options.item, spot, index));
    if (options.over)
      drizzle(scene, zigzag(MIDDLE - 10, MIDDLE - 10, 0.4, 240, 84, 4), 8, { ...SAUCES[options.over], drape: 6 });
    const where = inDisc(scene, MIDDLE - 10, MIDDLE - 10, 130);
    if (options.extras) heap(scene, options.extras, where, (x, y) => scene.heightAt(x, y) - 1);
    if (options.crumbs) crumbs(scene, options.crumbs[0], where, options.crumbs[1], options.crumbs[2] ?? 0.5);
    if (options.sesame) sesame(scene, options.sesame, where, 0.1);
    if (options.chives) chives(scene, options.chives, where);
    if (options.herbs) herbs(scene, options.herbs, where, 1.3);
    if (options.dip) dip(scene, ...(options.dipAt ?? DIP), options.dip);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

/** Random heap, highest in the middle. */
function pile(scene: Scene, { count = 60, spread = 118 }: SnackOptions, size: number): Place[] {
  const { random } = scene;
  const where = inDisc(scene, MIDDLE, MIDDLE, spread);
  return Array.from({ length: count }, () => {
    const [x, y] = where();
    const base = 16 + 34 * (1 - Math.hypot(x - MIDDLE, y - MIDDLE) / (spread + 12)) + random.between(0, 14);
    return { x, y, turn: random.angle(), base, size };
  });
}
