import { clamp, hex, mix, smoothstep, type Colour } from "../colour";
import { bowl, dish, type DishName } from "../dishes";
import * as matter from "../matter";
import { fbm } from "../noise";
import { heap, piece, type Heap } from "../pieces";
import { inDisc, onCircle, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { blob, box, ellipse, wobbly, type Point } from "../shapes";
import { crumbs, CRUMBS, drizzle, mint } from "../sprinkles";
import { BOWLS, type BowlName } from "./bowl";

export interface MochiOptions extends Framing {
  dish: DishName;
  colours: readonly string[];
  /** Show the last one cut open, with this filling. */
  cut?: string;
  dust?: readonly string[];
}

const MOCHI_PLACES: Record<number, readonly Point[]> = {
  2: [
    [158, 206],
    [316, 282],
  ],
  3: [
    [168, 178],
    [318, 205],
    [222, 330],
  ],
};

/** Round rice cakes. */
export function mochi(options: MochiOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    const radius = options.colours.length === 2 ? 88 : 76;
    (MOCHI_PLACES[options.colours.length] ?? []).forEach(([x, y], index) => {
      const skin = hex(options.colours[index] ?? "#FFFFFF");
      const isCut = options.cut !== undefined && index === options.colours.length - 1;
      if (isCut && options.cut) cutHalf(scene, x, y, radius, skin, options.cut);
      else cakeBall(scene, x, y, radius, skin, index);
    });
    crumbs(scene, 60, inDisc(scene, MIDDLE, MIDDLE, 150), options.dust ?? CRUMBS.white, 0.45);
    mint(scene, 352, options.colours.length === 2 ? 150 : 330, 1.7);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function cakeBall(scene: Scene, x: number, y: number, radius: number, skin: Colour, seed: number): void {
  scene.stamp({
    x,
    y,
    shape: blob(radius, 0.03, 2, seed + 3),
    round: radius * 0.92,
    height: 62,
    gloss: 0.12,
    glow: 0.8,
    colour: (u, v) => mix(skin, hex("#FFFFFF"), 0.06 + 0.24 * smoothstep(0.42, 0.78, fbm(u * 0.06 + seed, v * 0.06))),
    relief: (u, v) => fbm(u * 0.05 + seed, v * 0.05) * 2.5,
  });
}

/** Half a cake with its filling up: skin, a pale line, ice cream. */
function cutHalf(scene: Scene, x: number, y: number, radius: number, skin: Colour, filling: string): void {
  const cream = mix(hex(filling), hex("#FFFFFF"), 0.42);
  scene.stamp({
    x,
    y,
    shape: blob(radius * 0.96, 0.025, 2, 9),
    round: 15,
    height: 42,
    base: 6,
    gloss: 0.32,
    glow: 0.8,
    colour: (u, v, depth) =>
      depth < 11
        ? mix(skin, hex("#FFFFFF"), 0.18)
        : mix(cream, hex(filling), smoothstep(0.35, 0.7, fbm(u * 0.05, v * 0.05)) * 0.7),
    relief: (u, v, depth) => (depth > 13 ? -4 + fbm(u * 0.09, v * 0.09) * 5 : 0),
  });
}

export interface SweetOptions extends Framing {
  dish: DishName;
  dust?: readonly [count: number, colours: readonly string[], size: number];
  extras?: readonly Heap[];
  sauce?: SauceName;
  mint?: boolean;
}

function finish(scene: Scene, { dust, extras, sauce, mint: withMint }: SweetOptions, radius = 150): void {
  const where = inDisc(scene, MIDDLE, MIDDLE, radius);
  if (sauce) drizzle(scene, zigzag(MIDDLE, MIDDLE, 0.5, radius * 1.9, radius * 0.42, 4), 3.6, SAUCES[sauce]);
  if (extras) heap(scene, extras, where, (x, y) => scene.heightAt(x, y) - 1);
  if (dust) crumbs(scene, dust[0], where, dust[1], dust[2]);
  if (withMint) mint(scene, 346, 150, 1.7);
}

/** A square slice with layers showing on two sides and cocoa on top. */
export function tiramisu(options: SweetOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    scene.inside({ turn: -0.35 }, () => {
      const layer = (half: number, base: number, height: number, from: string, to: string): void =>
        scene.stamp({
          x: MIDDLE,
          y: MIDDLE,
          shape: wobbly(box(half, half * 0.84, 8), 2, 0.06, base),
          round: 7,
          height,
          base,
          colour: matter.mottled(from, to, 0.06, base),
          gloss: 0.3,
          glow: 0.5,
        });
      layer(132, 8, 18, "#8A5A34", "#B5824E");
      layer(130, 22, 18, "#FFF6E0", "#F6E6C2");
      layer(126, 36, 16, "#8A5A34", "#B07A46");
      layer(123, 50, 18, "#FFF9EA", "#F7E9CC");
      scene.stamp({
        x: MIDDLE,
        y: MIDDLE,
        shape: wobbly(box(117, 97, 6), 3, 0.05, 3),
        round: 4,
        height: 3,
        base: { drape: 2 },
        gloss: 0.08,
        glow: 0.1,
        colour: (u, v) => mix(hex("#5A2E16"), hex("#8A5430"), fbm(u * 0.16, v * 0.16)),
        relief: (u, v) => fbm(u * 0.3, v * 0.3) * 3 + 2.4 * Math.sin((u + v * 0.3) * 0.13),
      });
    });
    crumbs(scene, 160, inDisc(scene, 330, 330, 96), CRUMBS.chocolate, 0.34);
    finish(scene, options);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

/** Dark round cake with a melted middle, and a scoop beside it. */
export function fondant(options: SweetOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    scene.stamp({
      x: 198,
      y: 222,
      shape: blob(108, 0.02, 3, 2),
      round: 26,
      height: 62,
      base: 6,
      gloss: 0.3,
      glow: 0.1,
      colour: (u, v) => mix(hex("#4A2412"), hex("#6B3A20"), fbm(u * 0.06, v * 0.06)),
      relief: (u, v) => fbm(u * 0.12, v * 0.12) * 7,
    });
    scene.stamp({
      x: 214,
      y: 236,
      shape: blob(56, 0.14, 2, 7),
      round: 22,
      height: 8,
      base: 60,
      colour: hex("#2A1008"),
      gloss: 0.97,
      glow: 0.2,
    });
    scene.stamp({
      x: 272,
      y: 330,
      shape: blob(54, 0.22, 3, 4),
      round: 22,
      height: 9,
      base: 8,
      colour: hex("#2A1008"),
      gloss: 0.97,
      glow: 0.2,
    });
    scene.stamp({
      x: 242,
      y: 286,
      turn: 1.06,
      shape: wobbly(ellipse(70, 27), 5, 0.05, 3),
      round: 16,
      height: 7,
      base: { drape: 9 },
      colour: hex("#2A1008"),
      gloss: 0.97,
      glow: 0.2,
    });
    scoop(scene, 340, 214, 62, "#FFF6E2", "#F6E6C2", 1);
    crumbs(scene, 70, inDisc(scene, 198, 222, 92), CRUMBS.white, 0.3);
    finish(scene, options, 120);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

/** A ball of ice cream with the rough collar that the scoop leaves. */
function scoop(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  from: string,
  to: string,
  seed: number,
  base = 8,
): void {
  const cream = matter.mottled(from, to, 0.06, seed);
  scene.stamp({
    x,
    y,
    shape: blob(radius * 1.08, 0.1, 5, seed),
    round: 16,
    height: 18,
    base,
    colour: cream,
    gloss: 0.3,
    glow: 0.7,
  });
  scene.stamp({
    x,
    y,
    shape: blob(radius, 0.03, 3, seed + 4),
    round: radius * 0.95,
    height: radius * 0.95,
    base: base + 6,
    colour: cream,
    gloss: 0.38,
    glow: 0.7,
    relief: (u, v) => fbm(u * 0.05 + seed, v * 0.22) * 7,
  });
}

export interface IceCreamOptions extends Framing {
  bowl: BowlName;
  scoops: readonly (readonly [from: string, to: string])[];
  extras?: readonly Heap[];
  sauce?: SauceName;
  dust?: readonly [count: number, colours: readonly string[], size: number];
  mint?: boolean;
}

/** Three scoops in a bowl. */
export function iceCream(options: IceCreamOptions): Recipe {
  const paint = (scene: Scene): void => {
    bowl(scene, { colour: BOWLS[options.bowl], radius: 200, depth: 24 });
    onCircle(MIDDLE, MIDDLE, 66, options.scoops.length, -1.9).forEach(([x, y], index) => {
      const [from, to] = options.scoops[index] ?? ["#FFFFFF", "#FFFFFF"];
      scoop(scene, x, y, 74, from, to, index * 3 + 1, 20);
    });
    if (options.sauce)
      drizzle(scene, zigzag(MIDDLE, MIDDLE, 0.3, 230, 66, 4), 3.6, { ...SAUCES[options.sauce], drape: 5 });
    const where = inDisc(scene, MIDDLE, MIDDLE, 104);
    if (options.dust) crumbs(scene, options.dust[0], where, options.dust[1], options.dust[2]);
    if (options.extras) heap(scene, options.extras, where, (x, y) => scene.heightAt(x, y) - 3);
    if (options.mint) mint(scene, MIDDLE, MIDDLE, 1.8);
  };
  return { dish: `bowl-${options.bowl}`, frame: framed(options), paint };
}

/** Diamonds of filo pastry soaked in honey, with nuts on each. */
export function baklava(options: SweetOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    const diamond = (u: number, v: number): number => (Math.abs(u) * 0.62 + Math.abs(v)) * 0.85 - 57;
    const shape = { distance: diamond, reachU: 120, reachV: 76 };
    for (const [x, y, turn] of [
      [152, 170, 0.3],
      [320, 172, 0.5],
      [160, 312, 0.2],
      [326, 314, 0.42],
    ] as const) {
      scene.stamp({
        x,
        y,
        turn,
        shape,
        round: 13,
        height: 44,
        base: 7,
        gloss: 0.88,
        glow: 0.45,
        colour: (u, v, depth) => {
          const baked = mix(hex("#E9A63C"), hex("#C9751E"), fbm(u * 0.05 + x, v * 0.05));
          const layers = depth < 15 ? 0.5 + 0.5 * Math.sin(depth * 1.9) : 0;
          return mix(
            mix(baked, hex("#F9D88A"), layers * 0.6),
            hex("#8A4712"),
            smoothstep(0.58, 0.76, fbm(u * 0.08, v * 0.08 + x)) * 0.6,
          );
        },
        relief: (u, v, depth) => (depth < 15 ? Math.sin(depth * 1.9) * 1.6 : fbm(u * 0.1 + x, v * 0.1) * 5),
      });
      crumbs(scene, 150, inDisc(scene, x, y, 27), CRUMBS.pistachio, 0.85);
    }
    crumbs(scene, 70, inDisc(scene, MIDDLE, MIDDLE, 150), CRUMBS.pistachio, 0.5);
    finish(scene, options);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

/** Shredded pastry baked round, with nuts in the middle. */
export function kunefe(options: SweetOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    scene.stamp({
      x: MIDDLE,
      y: MIDDLE,
      shape: blob(168, 0.015, 4, 2),
      round: 16,
      height: 32,
      base: 7,
      colour: matter.mottled("#D98F2E", "#B5691A", 0.06),
      gloss: 0.6,
      glow: 0.3,
    });
    heap(
      scene,
      [["kadayif", 420, 0.9]],
      inDisc(scene, MIDDLE, MIDDLE, 148),
      (x, y) => 36 + clamp(1 - Math.hypot(x - MIDDLE, y - MIDDLE) / 150) * 4,
    );
    crumbs(scene, 300, inDisc(scene, MIDDLE, MIDDLE, 56), CRUMBS.pistachio, 0.9);
    finish(scene, options);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

export interface PancakeOptions extends SweetOptions {
  /** Soft cream over the middle. */
  cream: string;
}

/** Three thick curd pancakes with cream and berries. */
export function pancakes(options: PancakeOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    (
      [
        [160, 184],
        [318, 196],
        [226, 324],
      ] as const
    ).forEach(([x, y], index) => piece(scene, "pancake", { x, y, turn: index * 2, size: 1.08, base: 8 }, index));
    for (const [x, y, radius] of [
      [232, 226, 56],
      [262, 262, 36],
      [204, 266, 30],
    ] as const) {
      scene.stamp({
        x,
        y,
        shape: blob(radius, 0.14, 2, x),
        round: radius * 0.7,
        height: 16,
        base: { drape: 8 },
        colour: hex(options.cream),
        gloss: 0.66,
        glow: 0.7,
      });
    }
    finish(scene, options, 96);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

/** Sugar-dusted cubes. */
export function lokum(options: SweetOptions & { colours: readonly string[] }): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    (
      [
        [146, 170],
        [250, 140],
        [342, 212],
        [150, 292],
        [252, 252],
        [292, 344],
      ] as const
    ).forEach(([x, y], index) => {
      const jelly = hex(options.colours[index % options.colours.length] ?? "#FFFFFF");
      scene.stamp({
        x,
        y,
        turn: index * 0.7 + 0.2,
        shape: box(44, 44, 9),
        round: 11,
        height: 58,
        base: 6,
        gloss: 0.2,
        glow: 0.85,
        colour: (u, v) =>
          mix(jelly, hex("#FFFFFF"), 0.12 + 0.55 * smoothstep(0.5, 0.68, fbm(u * 0.11 + index, v * 0.11))),
        relief: (u, v) => fbm(u * 0.12 + index, v * 0.12) * 3,
      });
      crumbs(scene, 16, inDisc(scene, x, y, 26), CRUMBS.pistachio, 0.7);
    });
    crumbs(scene, 260, inDisc(scene, MIDDLE, MIDDLE, 160), CRUMBS.white, 0.34);
    finish(scene, options);
  };
  return { dish: options.dish, frame: framed(options), paint };
}
