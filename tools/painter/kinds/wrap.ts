import { brighter, clamp, hex, mix, smoothstep, stripe } from "../colour";
import { dish, type DishName } from "../dishes";
import * as matter from "../matter";
import { fbm, noise } from "../noise";
import { piece, type PieceName } from "../pieces";
import { around, inDisc } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { blob, box, ellipse, within, wobbly } from "../shapes";
import { herbs, riceGrains, sesame } from "../sprinkles";

/** Bits of a filling in one cut face: how many, how large. */
const BITS = {
  cabbage: [46, 0.72],
  "red-cabbage": [28, 0.72],
  "carrot-shred": [26, 0.7],
  kimchi: [26, 0.75],
  lettuce: [0, 0],
  "small-lettuce": [9, 0.62],
  spinach: [10, 0.6],
  chicken: [15, 0.58],
  turkey: [15, 0.58],
  beef: [15, 0.58],
  lamb: [15, 0.58],
  "beef-strip": [16, 0.52],
  "falafel-half": [5, 0.6],
  "bacon-bit": [16, 0.9],
  bacon: [7, 0.55],
  shrimp: [6, 0.6],
  salmon: [9, 0.66],
  eel: [7, 0.55],
  "fried-tofu": [8, 0.62],
  tofu: [8, 0.62],
  "omelette-strip": [7, 0.5],
  "tomato-dice": [8, 0.58],
  cucumber: [7, 0.45],
  "cucumber-stick": [8, 0.5],
  avocado: [7, 0.42],
  pickle: [6, 0.5],
  jalapeno: [6, 0.6],
  chili: [6, 0.7],
  mushroom: [8, 0.5],
  "fried-mushroom": [9, 0.5],
  cheddar: [9, 0.6],
  suluguni: [9, 0.6],
  mozzarella: [4, 0.5],
  "cream-cheese": [5, 0.7],
  "french-fry": [8, 0.58],
  corn: [3, 0.7],
  "red-onion": [9, 0.55],
  "grilled-aubergine": [5, 0.45],
  "grilled-zucchini": [5, 0.5],
  "grilled-pepper": [5, 0.5],
  "grilled-yellow-pepper": [4, 0.5],
  "red-pepper": [6, 0.55],
  banana: [8, 0.7],
  coriander: [10, 0.5],
} as const satisfies Partial<Record<PieceName, readonly [count: number, size: number]>>;

export type WrapFilling = keyof typeof BITS | "rice" | "herbs" | "sauce" | "sesame";

export interface WrapLook {
  fill: readonly WrapFilling[];
  sauce?: SauceName;
  /** Paper sleeve: its colour and that of its stripes. */
  paper?: readonly [paper: string, stripe: string];
  grilled?: boolean;
  /** Poured over the bread. */
  over?: SauceName;
}

export interface WrapOptions extends Framing, WrapLook {
  dish: DishName;
  /** One long wrap instead of two halves. */
  single?: boolean;
  lean?: number;
  garnish?: "herbs" | "sesame" | "none";
}

const HALVES = { length: 300, halfWidth: 70, apart: 76 };
const WHOLE = { length: 372, halfWidth: 84 };
const HEIGHT = 66;
const FACE_HALF = 46;
const FACE_FROM_END = 26;
const FACE_SLOPE = 0.62;

/** Shawarma: one wrap, or a wrap cut in two, its cut face towards us. */
export function wrap(options: WrapOptions): Recipe {
  const lean = options.lean ?? -0.62;
  const paint = (scene: Scene): void => {
    dish(scene, options.dish, lean + 0.2);
    if (options.single) wrapPiece(scene, 234, 245, lean, WHOLE, options);
    else {
      const [ax, ay] = around(246, 240, lean - Math.PI / 2, HALVES.apart);
      const [bx, by] = around(240, 242, lean + Math.PI / 2, HALVES.apart);
      wrapPiece(scene, ax, ay, lean, HALVES, options);
      wrapPiece(scene, bx, by, lean, HALVES, options);
    }
    const [gx, gy] = around(MIDDLE, MIDDLE, lean + 1.35, options.single ? 162 : 176);
    const garnish = options.garnish ?? (options.dish.endsWith("board") ? "none" : "herbs");
    if (garnish === "herbs") herbs(scene, 14, inDisc(scene, gx, gy, 28), 1.3);
    else if (garnish === "sesame") sesame(scene, 60, inDisc(scene, MIDDLE, MIDDLE, 150), 0.2);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

interface WrapSize {
  length: number;
  halfWidth: number;
}

function wrapPiece(scene: Scene, x: number, y: number, turn: number, size: WrapSize, look: WrapLook): void {
  scene.inside({ x, y, turn }, () => {
    const seed = scene.random.between(0, 20);
    bread(scene, size, look.grilled ?? false, seed);
    if (look.paper) sleeve(scene, size, look.paper, seed);
    cutFace(scene, size, look, seed);
    if (look.over) pourOver(scene, size, look.over);
  });
}

/** Half a cylinder of rolled flat bread, lower towards its closed end, with one fold along it. */
function bread(scene: Scene, { length, halfWidth }: WrapSize, grilled: boolean, seed: number): void {
  const half = length / 2;
  const baked = matter.lavash(seed);
  const foldAt = (u: number): number => halfWidth * 0.25 + u * 0.06;
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    shape: wobbly(box(half, halfWidth, 18), 2, 0.03, seed),
    profile: "flat",
    gloss: 0.22,
    glow: 0.25,
    relief: (u, v) => {
      const round =
        Math.sqrt(Math.max(0, 1 - (v / (halfWidth + 1)) ** 2)) * (0.82 + 0.18 * Math.sqrt(clamp((half + u) / 30)));
      return HEIGHT * round + fbm(u * 0.04 + seed, v * 0.05) * 4 + (v > foldAt(u) ? 0 : 2.6);
    },
    colour: (u, v, depth) => {
      const crumb = baked(u, v, depth);
      const bar =
        grilled && stripe((u * 0.8 + v * 0.55) / 30 - 0.5) < 0.1
          ? 0.62 * smoothstep(0.2, 0.5, noise(u * 0.05, v * 0.05) + 0.3)
          : 0;
      const fold = smoothstep(0, 3, Math.abs(v - foldAt(u)));
      return mix(hex("#A9713A"), mix(crumb, hex("#4A220C"), bar), 0.45 + 0.55 * fold);
    },
  });
}

function sleeve(
  scene: Scene,
  { length, halfWidth }: WrapSize,
  [paperColour, stripeColour]: readonly [string, string],
  seed: number,
): void {
  const half = length / 2;
  const around = within(box(half + 14, halfWidth + 7, 14), (u, v) => u + half * 0.02 + Math.sin(v * 0.09) * 3);
  const sheet = hex(paperColour);
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    shape: around,
    profile: "flat",
    gloss: 0.18,
    glow: 0.15,
    relief: (u, v) =>
      5 +
      (HEIGHT + 2) * Math.sqrt(Math.max(0, 1 - (v / (halfWidth + 9)) ** 2)) +
      Math.abs(noise(u * 0.035 + seed, v * 0.05) - 0.5) * 9,
    colour: (u, v) => {
      const tone = mix(sheet, brighter(sheet, 0.86), fbm(u * 0.03 + seed, v * 0.08));
      return stripe((u + v * 0.5) / 26) < 0.08 ? mix(tone, hex(stripeColour), 0.85) : tone;
    },
  });
}

/** The open end: a plane that slopes down to it, full of bits of every filling. */
function cutFace(
  scene: Scene,
  { length, halfWidth }: WrapSize,
  { fill, sauce = "garlic" }: WrapLook,
  seed: number,
): void {
  const { random } = scene;
  const x = MIDDLE + length / 2 - FACE_FROM_END;
  const y = MIDDLE;
  const plane = (u: number): number => 40 - u * FACE_SLOPE;
  const rim = matter.lavash(seed + 2);
  scene.stamp({
    x,
    y,
    mode: "over",
    shape: wobbly(ellipse(FACE_HALF, halfWidth - 1), 1.5, 0.06, seed),
    profile: "flat",
    relief: (u) => plane(u),
    gloss: 0.25,
    glow: 0.3,
    colour: (u, v, depth) => (depth < 5 ? rim(u, v, depth) : depth < 7 ? hex("#9A6733") : hex("#6B3A1C")),
  });
  const spot = (): readonly [number, number] => {
    for (;;) {
      const u = random.between(-FACE_HALF, FACE_HALF);
      const v = random.between(-halfWidth, halfWidth);
      if (Math.hypot(u / (FACE_HALF - 8), v / (halfWidth - 9)) < 1) return [u, v];
    }
  };
  const spots = (count: number) => Array.from({ length: count }, spot);
  for (const name of fill) {
    if (name === "rice")
      riceGrains(scene, { x, y, shape: ellipse(FACE_HALF - 6, halfWidth - 7), height: (u) => plane(u) + 3 }, 330);
    else if (name === "herbs") herbs(scene, 16, () => addTo(x, y, spot()), 1.1);
    else if (name === "sesame") sesame(scene, 26, () => addTo(x, y, spot()), 0.1);
    else if (name === "sauce") {
      for (const [u, v] of spots(5)) {
        scene.stamp({
          x: x + u,
          y: y + v,
          shape: blob(11, 0.25, 2, u + seed),
          round: 7,
          height: 5,
          base: { drape: 3 },
          gloss: 0.85,
          glow: 0.6,
          colour: hex(SAUCES[sauce].colour),
        });
      }
    } else {
      const [count, size] = BITS[name];
      spots(count).forEach(([u, v], index) =>
        piece(scene, name, { x: x + u, y: y + v, turn: random.angle(), size, base: plane(u) + 1 }, index),
      );
    }
  }
}

function addTo(x: number, y: number, [u, v]: readonly [number, number]): readonly [number, number] {
  return [x + u, y + v];
}

function pourOver(scene: Scene, { length, halfWidth }: WrapSize, sauce: SauceName): void {
  const path = Array.from({ length: 60 }, (_, index) => {
    const t = index / 59;
    return [MIDDLE - length * 0.42 + t * length * 0.66, MIDDLE + Math.sin(t * 34) * halfWidth * 0.62] as const;
  });
  scene.strand(path, 3.6, { base: { drape: 3 }, colour: hex(SAUCES[sauce].colour), gloss: 0.92, glow: 0.3, height: 3 });
}
