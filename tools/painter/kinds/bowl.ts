import { glaze, hex, mix } from "../colour";
import { bowl, liquid } from "../dishes";
import { heap, piece, type Heap, type PieceName } from "../pieces";
import { along, inDisc, spaced, spiral, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { circle } from "../shapes";
import { chives, crumbs, dill, drizzle, herbs, sesame } from "../sprinkles";

/** Bowls by name. */
export const BOWLS = {
  ink: "#1D2226",
  cream: "#F1EADD",
  white: "#FBF8F1",
  blue: "#2F4A5E",
  clay: "#8E4A30",
  sage: "#5E6F5B",
  green: "#33563C",
  terracotta: "#B5633C",
  ice: "#C3D0D4",
  plum: "#4E3040",
} as const;

export type BowlName = keyof typeof BOWLS;

export interface Placed {
  name: PieceName;
  x: number;
  y: number;
  turn?: number;
  size?: number;
  base?: number;
}

export interface SoupOptions extends Framing {
  bowl: BowlName;
  broth: readonly [string, string];
  /** Thick soups have waves. */
  thick?: boolean;
  /** Drops of fat: how many, and their colour. */
  oil?: readonly [count: number, colour: string];
  /** Long noodles folded across the bowl. */
  ramen?: readonly [string, string];
  heaps?: readonly Heap[];
  /** Things laid by hand. */
  placed?: readonly Placed[];
  cream?: SauceName;
  chives?: number;
  sesame?: number;
  herbs?: number;
  dill?: number;
  crumbs?: readonly [count: number, colours: readonly string[]];
}

const INSIDE = 186;
const BROTH = 24;

/** A bowl of soup with what swims in it. */
export function soup(options: SoupOptions): Recipe {
  const paint = (scene: Scene): void => {
    const [x, y] = [MIDDLE, MIDDLE];
    bowl(scene, { colour: BOWLS[options.bowl] });
    liquid(scene, {
      from: options.broth[0],
      to: options.broth[1],
      radius: INSIDE,
      level: BROTH,
      waves: options.thick ? 7 : 1.2,
    });
    if (options.oil) oilDrops(scene, ...options.oil);
    if (options.ramen) ramen(scene, options.ramen);
    if (options.cream) drizzle(scene, spiral(x, y, 112, 2.6), 7.5, { ...SAUCES[options.cream], drape: 2 });
    if (options.heaps) swimming(scene, options.heaps);
    for (const { base = 34, ...spot } of options.placed ?? [])
      piece(scene, spot.name, { ...spot, base }, Math.round(spot.x));
    const where = inDisc(scene, x, y, options.ramen ? 110 : INSIDE - 30);
    if (options.crumbs) crumbs(scene, options.crumbs[0], where, options.crumbs[1], 0.8);
    if (options.herbs) herbs(scene, options.herbs, where, 1.1);
    if (options.dill) dill(scene, options.dill, where);
    if (options.sesame) sesame(scene, options.sesame, where, 0.2);
    if (options.chives) chives(scene, options.chives, where);
  };
  return { dish: `bowl-${options.bowl}`, frame: framed(options), paint };
}

/** Pieces spread evenly over the broth, half sunk. */
function swimming(scene: Scene, heaps: readonly Heap[]): void {
  const where = inDisc(scene, MIDDLE, MIDDLE, INSIDE - 42);
  for (const [name, count, size = 1] of heaps) {
    spaced(count, 34, where).forEach(([x, y], index) =>
      piece(scene, name, { x, y, turn: scene.random.angle(), size, base: BROTH - 2 }, index),
    );
  }
}

function oilDrops(scene: Scene, count: number, colour: string): void {
  const { random } = scene;
  for (const [x, y] of Array.from({ length: count }, inDisc(scene, MIDDLE, MIDDLE, INSIDE - 14))) {
    scene.stamp({
      x,
      y,
      shape: circle(random.between(3, 11)),
      round: 3,
      height: 0.8,
      base: "under",
      colour: glaze(hex(colour), 0.55),
      gloss: 0.9,
      glow: 0.5,
    });
  }
}

const RAMEN = { strands: 15, knots: 22, length: 230, apart: 7.2, width: 4.4 };

/** Some thirty long noodles combed over one side of the bowl. */
function ramen(scene: Scene, [from, to]: readonly [string, string]): void {
  const { random } = scene;
  for (let i = -RAMEN.strands; i <= RAMEN.strands; i++) {
    const length =
      RAMEN.length * (0.5 + 0.56 * Math.sqrt(1 - (i / (RAMEN.strands + 1)) ** 2)) * random.between(0.94, 1.04);
    const path: (readonly [number, number, number])[] = [];
    for (let j = 0; j <= RAMEN.knots; j++) {
      const t = j / RAMEN.knots;
      const v = i * RAMEN.apart + 16 * Math.sin(t * Math.PI * 1.15 + 0.2) + 2.5 * Math.sin(j * 0.9 + i);
      const [x, y] = along(MIDDLE - 38, MIDDLE + 30, -0.5, (t - 0.5) * length, v);
      if (Math.hypot(x - MIDDLE, y - MIDDLE) < INSIDE - 7)
        path.push([
          x,
          y,
          BROTH + 11 * Math.sin(t * Math.PI) * Math.cos((i / RAMEN.strands) * 1.3) + random.between(-0.5, 0.5),
        ]);
    }
    if (path.length > 2)
      scene.strand(path, RAMEN.width, { colour: mix(hex(from), hex(to), random.unit()), gloss: 0.65, glow: 0.55 });
  }
}

export interface SaladOptions extends Framing {
  bowl: BowlName;
  heaps: readonly Heap[];
  /** Height of the heap in the middle. */
  dome?: number;
  sauce?: SauceName;
  placed?: readonly Placed[];
  sesame?: number;
  herbs?: number;
  radius?: number;
}

/** A heaped bowl of leaves and what lies on them, in the order given. */
export function salad(options: SaladOptions): Recipe {
  const paint = (scene: Scene): void => {
    const [x, y] = [MIDDLE, MIDDLE];
    const radius = options.radius ?? 218;
    const inside = radius - 32;
    bowl(scene, { colour: BOWLS[options.bowl], radius });
    scene.stamp({
      x,
      y,
      mode: "over",
      shape: circle(inside - 8),
      profile: "flat",
      height: 22,
      colour: hex("#1F4214"),
      gloss: 0.1,
    });
    const height = (px: number, py: number): number =>
      22 + (options.dome ?? 34) * Math.sqrt(Math.max(0, 1 - (Math.hypot(px - x, py - y) / (inside + 4)) ** 2));
    heap(scene, options.heaps, inDisc(scene, x, y, inside - 22), height);
    for (const { base, ...spot } of options.placed ?? [])
      piece(scene, spot.name, { ...spot, base: base ?? height(spot.x, spot.y) + 8 }, Math.round(spot.x));
    if (options.sauce)
      drizzle(scene, zigzag(x, y, 0.6, inside * 1.4, 62, 4), 3.4, { ...SAUCES[options.sauce], drape: 4 });
    const where = inDisc(scene, x, y, inside - 30);
    if (options.sesame) sesame(scene, options.sesame, where, 0.2);
    if (options.herbs) herbs(scene, options.herbs, where, 1.2);
  };
  return { dish: `bowl-${options.bowl}`, frame: framed(options), paint };
}
