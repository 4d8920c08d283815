import { brighter, clamp, hex, mix } from "../colour";
import { fbm } from "../noise";
import { inDisc } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { MIDDLE, type Scene } from "../scene";
import { circle } from "../shapes";
import { chives, crumbs, dill, herbs, sesame } from "../sprinkles";
import { ginger } from "../sushi/garnish";

const POTS = {
  ink: "#22282C",
  light: "#F2EBDD",
  brown: "#7A4E2A",
  blue: "#3E5567",
  sage: "#5E6F5B",
  clay: "#A65A3A",
  white: "#FBF8F1",
  plum: "#5A3A48",
} as const;

export interface SauceOptions extends Framing {
  pot: keyof typeof POTS;
  sauce: readonly [string, string];
  /** 0 runs flat like soy sauce, 1 keeps the spoon's spiral, 2 is a paste. */
  thick?: number;
  gloss?: number;
  glow?: number;
  sesame?: number;
  chives?: number;
  herbs?: number;
  dill?: number;
  crumbs?: readonly [count: number, colours: readonly string[], size: number];
}

const RADIUS = 184;
const WALL = 18;
const LEVEL = 50;

/** A pot of sauce with the swirl that the spoon left. */
export function sauce(options: SauceOptions): Recipe {
  const paint = (scene: Scene): void => {
    pot(scene, POTS[options.pot]);
    fill(scene, options);
    const where = inDisc(scene, MIDDLE, MIDDLE, 112);
    if (options.crumbs) crumbs(scene, options.crumbs[0], where, options.crumbs[1], options.crumbs[2]);
    if (options.sesame) sesame(scene, options.sesame, where, 0.2);
    if (options.herbs) herbs(scene, options.herbs, where, 1.2);
    if (options.dill) dill(scene, options.dill, where, 1.2);
    if (options.chives) chives(scene, options.chives, where, 1.2);
  };
  return { dish: `pot-${options.pot}`, frame: framed(options), paint };
}

function pot(scene: Scene, colour: string): void {
  const clay = hex(colour);
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    shape: circle(RADIUS),
    profile: "flat",
    gloss: 0.7,
    relief: (_u, _v, depth) => (depth < WALL ? 68 + 6 * Math.sin(Math.PI * clamp(depth / WALL)) : 38),
    colour: (u, v) => mix(clay, brighter(clay, 1.5), fbm(u * 0.02, v * 0.02)),
  });
}

function fill(scene: Scene, { sauce: [from, to], thick = 1, gloss = 0.8, glow = 0.5 }: SauceOptions): void {
  const swirl = (u: number, v: number): number => Math.sin(Math.hypot(u, v) * 0.09 - Math.atan2(v, u));
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE,
    mode: "over",
    shape: circle(RADIUS - WALL),
    profile: "flat",
    height: LEVEL,
    gloss,
    glow,
    colour: (u, v) => mix(hex(from), hex(to), (0.5 + 0.5 * swirl(u, v)) * 0.6 + fbm(u * 0.03, v * 0.03) * 0.4),
    relief: (u, v) => thick * (3.9 * swirl(u, v) + fbm(u * 0.025, v * 0.025) * 3.6),
  });
}

/** Pickled ginger heaped in a pot. */
export function gingerPot(options: Framing & { pot: keyof typeof POTS }): Recipe {
  const paint = (scene: Scene): void => {
    pot(scene, POTS[options.pot]);
    scene.inside({ scale: 1.55, lift: 40 }, () => {
      ginger(scene, MIDDLE, MIDDLE, 46, 72, 2);
      ginger(scene, MIDDLE, MIDDLE, 16, 34, 14);
    });
  };
  return { dish: `pot-${options.pot}`, frame: framed(options), paint };
}

/** A curl of wasabi on a small plate of a pot. */
export function wasabiPot(options: Framing & { pot: keyof typeof POTS }): Recipe {
  const paint = (scene: Scene): void => {
    pot(scene, POTS[options.pot]);
    scene.stamp({
      x: MIDDLE,
      y: MIDDLE,
      shape: circle(112),
      round: 96,
      height: 74,
      base: 36,
      gloss: 0.32,
      glow: 0.5,
      colour: (u, v) => mix(hex("#9CBF55"), hex("#BAD67E"), fbm(u * 0.04, v * 0.04)),
      relief: (u, v) => 6 * Math.sin(Math.hypot(u, v) * 0.16 - Math.atan2(v, u)) + fbm(u * 0.1, v * 0.1) * 4,
    });
  };
  return { dish: `pot-${options.pot}`, frame: framed(options), paint };
}
