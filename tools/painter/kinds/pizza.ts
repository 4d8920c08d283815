import { brighter, clamp, glaze, hex, mix, smoothstep } from "../colour";
import * as matter from "../matter";
import { fbm } from "../noise";
import { piece, type PieceName } from "../pieces";
import { inDisc, spaced, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { blob } from "../shapes";
import { drizzle, drops, herbs } from "../sprinkles";

/** A topping, how many of it, how far apart, and its size. */
export type Topping = readonly [name: PieceName, count: number, gap: number, size?: number];

export interface PizzaOptions extends Framing {
  sauce?: keyof typeof BASES;
  toppings: readonly Topping[];
  /** Where the noise that strews cheese begins: 0.3 nearly everywhere, 0.5 in islands. */
  cheese?: number;
  cheeseTone?: keyof typeof CHEESES;
  /** Toppings laid by hand, after the strewn ones. */
  placed?: readonly { name: PieceName; x: number; y: number; size?: number; turn?: number }[];
  drizzle?: SauceName;
  /** Drops of a sauce. */
  dots?: SauceName;
  herbs?: number;
  /** Seed of the crust's shape and of where the cheese lies. */
  shape?: number;
}

const RADIUS = 222;
const CRUST = 33;
const CHEESE_EDGE = 39;
const TOPPING_EDGE = 52;

const BASES = { tomato: "#9A2A12", cream: "#F3DCA8", pesto: "#7F9A3A", bbq: "#5A2210" } as const;

const CHEESES = {
  golden: { from: "#FBD98A", to: "#F2B24A", browned: "#B9661F", edge: "#E0762B" },
  white: { from: "#FFF0C6", to: "#F9DA96", browned: "#C98A3A", edge: "#F0CB84" },
  pale: { from: "#FBE6A6", to: "#F0CE74", browned: "#B9742A", edge: "#CDBB5A" },
} as const;

/** A whole round pizza on nothing but its own crust. */
export function pizza(options: PizzaOptions): Recipe {
  const paint = (scene: Scene): void => {
    paintCrust(scene, options.shape ?? 1);
    paintSauce(scene, BASES[options.sauce ?? "tomato"]);
    paintCheese(scene, CHEESES[options.cheeseTone ?? "golden"], options.cheese ?? 0.36, options.shape ?? 1);
    const where = inDisc(scene, MIDDLE, MIDDLE, RADIUS - TOPPING_EDGE);
    for (const [name, count, gap, size = 1] of options.toppings) {
      const surface = scene.surface(5);
      spaced(count, gap, where).forEach(([x, y], index) =>
        piece(scene, name, { x, y, turn: scene.random.angle(), size, base: surface }, index),
      );
    }
    if (options.placed) {
      const surface = scene.surface(5);
      options.placed.forEach((spot, index) => piece(scene, spot.name, { ...spot, base: surface }, index));
    }
    if (options.drizzle) drizzle(scene, zigzag(MIDDLE, MIDDLE, 0.5, 320, 110, 4), 3.8, SAUCES[options.drizzle]);
    if (options.dots) drops(scene, spaced(26, 30, where), 5.5, SAUCES[options.dots]);
    if (options.herbs !== 0) herbs(scene, options.herbs ?? 30, inDisc(scene, MIDDLE, MIDDLE, RADIUS - 55), 0.75);
  };
  return { dish: `pizza-${options.sauce ?? "tomato"}`, frame: framed(options), paint };
}

function paintCrust(scene: Scene, shape: number): void {
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    shape: blob(RADIUS, 0.018, 2.2, shape),
    profile: "flat",
    colour: matter.dough(),
    gloss: 0.3,
    glow: 0.25,
    relief: (u, v, depth) =>
      depth < 44
        ? 9 + 23 * Math.sin(Math.PI * Math.pow(clamp(depth / 44), 0.75)) + fbm(u * 0.05, v * 0.05) * 6
        : 10 + fbm(u * 0.03, v * 0.03) * 3,
  });
}

function paintSauce(scene: Scene, code: string): void {
  const sauce = hex(code);
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    shape: blob(RADIUS - CRUST, 0.035, 3, 4),
    round: 5,
    height: 6,
    base: 10,
    colour: (u, v) => mix(sauce, brighter(sauce, 1.35), fbm(u * 0.05, v * 0.05)),
    gloss: 0.7,
    glow: 0.4,
  });
}

/** Melted cheese lies where slow noise is above the threshold; thin edges take the sauce's colour. */
function paintCheese(
  scene: Scene,
  tone: (typeof CHEESES)[keyof typeof CHEESES],
  threshold: number,
  seed: number,
): void {
  const amount = (u: number, v: number): number => fbm((u + MIDDLE) * 0.022 + seed * 2.7, (v + MIDDLE) * 0.022 + 9, 3);
  const area = blob(RADIUS - CHEESE_EDGE, 0.05, 4, seed);
  const strewn = { ...area, distance: (u: number, v: number) => (amount(u, v) > threshold ? area.distance(u, v) : 1) };
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    shape: strewn,
    round: 8,
    height: 3.5,
    base: 14,
    gloss: 0.6,
    glow: 0.5,
    colour: (u, v) => {
      const here = amount(u, v);
      const browned = smoothstep(0.5, 0.72, fbm(u * 0.05 + 7, v * 0.05 + 7)) * 0.85;
      const molten = mix(mix(hex(tone.from), hex(tone.to), fbm(u * 0.035, v * 0.035)), hex(tone.browned), browned);
      return glaze(
        mix(hex(tone.edge), molten, smoothstep(threshold, threshold + 0.09, here)),
        0.55 + 0.45 * smoothstep(threshold, threshold + 0.05, here),
      );
    },
    relief: (u, v) => smoothstep(threshold, threshold + 0.12, amount(u, v)) * 5 + fbm(u * 0.07, v * 0.07) * 4,
  });
}
