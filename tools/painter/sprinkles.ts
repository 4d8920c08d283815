import { brighter, clamp, hex, mix, smoothstep, type Colour } from "./colour";
import { rice } from "./matter";
import { fbm, noise } from "./noise";
import { along, type Where } from "./placing";
import type { Base, Scene } from "./scene";
import { circle, ellipse, leaf, ring, wobbly, type Point, type Shape } from "./shapes";

/** Height of a piece of food over its own coordinates. */
export type HeightOf = (u: number, v: number) => number;

interface Patch {
  x: number;
  y: number;
  turn?: number;
  shape: Shape;
  height: HeightOf;
}

const GRAIN = { halfLength: 5.6, halfWidth: 2.7, dome: 2.5, margin: 2.2 };

/** Steps of the R2 sequence, which covers a rectangle evenly without looking like a grid. */
const EVEN_U = 0.7548776662466927;
const EVEN_V = 0.5698402909980532;

/** Evenly strewn points inside a shape, at least `margin` from its edge, in the shape's coordinates. */
function* strewn(
  scene: Scene,
  { shape }: Patch,
  count: number,
  margin: number,
): Generator<readonly [u: number, v: number]> {
  const { random } = scene;
  const [startU, startV] = [random.unit(), random.unit()];
  for (let i = 0; i < count; i++) {
    const u = (((startU + i * EVEN_U) % 1) * 2 - 1) * shape.reachU + random.between(-1, 1);
    const v = (((startV + i * EVEN_V) % 1) * 2 - 1) * shape.reachV + random.between(-1, 1);
    if (shape.distance(u, v) <= -margin) yield [u, v];
  }
}

/** Rice over a shape: grains in any direction, standing out a little unevenly; white, or between two colours. */
export function riceGrains(scene: Scene, patch: Patch, count: number, colours?: readonly [Colour, Colour]): void {
  const { random } = scene;
  const { x, y, turn = 0, height } = patch;
  for (const [u, v] of strewn(scene, patch, count, GRAIN.margin)) {
    const [px, py] = along(x, y, turn, u, v);
    const size = random.between(0.85, 1.12);
    scene.stamp({
      x: px,
      y: py,
      turn: random.between(0, Math.PI),
      shape: ellipse(GRAIN.halfLength * size, GRAIN.halfWidth * size),
      round: GRAIN.halfWidth * size,
      height: GRAIN.dome * size,
      base: height(u, v) + random.between(-1.4, 0.8),
      colour: colours ? mix(...colours, random.unit()) : rice(random.between(0, 0.8)),
      gloss: 0.34,
      glow: 0.55,
    });
  }
}

/** Fish roe over a shape; each egg is lighter away from the light, as a lit drop is. */
export function roe(scene: Scene, patch: Patch, count: number, radius: number, colours: readonly string[]): void {
  const { random } = scene;
  const { x, y, turn = 0, height } = patch;
  for (const [u, v] of strewn(scene, patch, count, radius * 0.7)) {
    const [px, py] = along(x, y, turn, u, v);
    const size = radius * random.between(0.9, 1.08);
    const skin = hex(random.pick(colours));
    const lit = brighter(skin, 1.7);
    scene.stamp({
      x: px,
      y: py,
      shape: circle(size),
      round: size,
      height: size * 1.25,
      base: height(u, v) + random.between(-1, 0.6),
      colour: (a, b) => mix(skin, lit, clamp((a + b) / (size * 2) + 0.25)),
      gloss: 0.95,
      glow: 0.9,
    });
  }
}

export const ROE = {
  tobiko: ["#F4591B", "#FF7A2A", "#E8400F"],
  tobikoGreen: ["#7FB32B", "#5E9A1F", "#9CCB3B"],
  tobikoBlack: ["#2A2622", "#3C342E", "#191613"],
  ikura: ["#F4501A", "#FF6E24", "#E63E12"],
} as const;

/** Sesame; `black` is the share of black seeds. */
export function sesame(scene: Scene, count: number, where: Where, black = 0, base: Base = "under"): void {
  const { random } = scene;
  for (let i = 0; i < count; i++) {
    const [x, y] = where();
    const white = mix(hex("#F7E7C0"), hex("#DDBB7C"), random.unit() * 0.8);
    scene.stamp({
      x,
      y,
      turn: random.between(0, Math.PI),
      shape: ellipse(3.3, 1.8),
      round: 1.8,
      height: 1.7,
      base,
      colour: random.chance(black) ? hex("#231D1A") : white,
      gloss: 0.45,
      glow: 0.2,
    });
  }
}

/** Rings of chopped spring onion or chives. */
export function chives(scene: Scene, count: number, where: Where, size = 1): void {
  const { random } = scene;
  for (let i = 0; i < count; i++) {
    const [x, y] = where();
    scene.stamp({
      x,
      y,
      turn: random.angle(),
      shape: ring(random.between(2.6, 4) * size, 1.15 * size),
      round: 1.2,
      height: 1.8,
      base: "under",
      colour: mix(hex("#4E9A2A"), hex("#A8D15C"), random.unit()),
      gloss: 0.5,
      glow: 0.4,
    });
  }
}

export const CRUMBS = {
  panko: ["#E3A648", "#C77F2A", "#F3CB7B", "#B06A1F"],
  darkPanko: ["#B9732A", "#8F4F18", "#D99A4A", "#7A3F12"],
  tempura: ["#F3D38E", "#E9BC66", "#F9E3B0", "#D9A04C"],
  onion: ["#B9762E", "#8F5420", "#D99A4A"],
  pistachio: ["#7FA83A", "#A3C256", "#5E8228", "#C2B066"],
  nut: ["#D9A868", "#B47F44", "#EBCB94"],
  chocolate: ["#4A2614", "#6B3A20", "#34190C"],
  white: ["#FFFFFF", "#F6EBDD"],
  halva: ["#D9BE8C", "#C2A06A", "#EBD8B0"],
  cumin: ["#6B4A22", "#8A6432"],
  chili: ["#C4200F", "#E0452A"],
  sumac: ["#7A1626", "#9C2A38"],
  salt: ["#FFFFFF", "#F4F4F0"],
} as const;

/** Uneven crumbs; `size` 1 is panko. */
export function crumbs(
  scene: Scene,
  count: number,
  where: Where,
  colours: readonly string[] = CRUMBS.panko,
  size = 1,
  base: Base = "under",
): void {
  const { random } = scene;
  for (let i = 0; i < count; i++) {
    const [x, y] = where();
    const radius = random.between(2.2, 5) * size;
    scene.stamp({
      x,
      y,
      turn: random.between(0, Math.PI),
      shape: wobbly(ellipse(radius * 1.3, radius * 0.8), radius * 0.35, 0.35, i),
      round: radius * 0.8,
      height: radius * 0.8,
      base,
      colour: mix(hex(random.pick(colours)), hex(random.pick(colours)), random.unit()),
      gloss: 0.25,
      glow: 0.3,
    });
  }
}

export interface LeafLook {
  x: number;
  y: number;
  turn: number;
  length: number;
  width: number;
  from: string;
  to: string;
  wobble?: number;
  height?: number;
  base?: Base;
}

/** A leaf with a light midrib and side veins; length and width are half sizes. */
export function leafStamp(scene: Scene, look: LeafLook): void {
  const { x, y, turn, length, width, wobble = 1.2, height = 3, base = "under" } = look;
  const from = hex(look.from);
  const to = hex(look.to);
  scene.stamp({
    x,
    y,
    turn,
    shape: wobbly(leaf(length, width), wobble, 0.16, x),
    round: width * 0.9,
    height,
    base,
    gloss: 0.42,
    glow: 0.55,
    colour: (u, v) => {
      const midrib = Math.abs(v) < 0.9 ? 0.5 : 0;
      const vein = Math.abs(((u * 0.18 + Math.abs(v) * 0.35) % 1) - 0.5) < 0.09 ? 0.18 : 0;
      const flesh = mix(from, to, smoothstep(-length, length, u) * 0.6 + fbm(u * 0.1, v * 0.1) * 0.4);
      return mix(flesh, hex("#DDEBA8"), Math.max(midrib, vein));
    },
    relief: (u, v) => Math.abs(v) * 0.12 + noise(u * 0.12, v * 0.12 + x) * 2,
  });
}

/** Chopped herbs: small leaves. */
export function herbs(scene: Scene, count: number, where: Where, size = 1): void {
  const { random } = scene;
  for (let i = 0; i < count; i++) {
    const [x, y] = where();
    const length = random.between(4, 8) * size;
    const width = random.between(2, 3.6) * size;
    leafStamp(scene, {
      x,
      y,
      turn: random.angle(),
      length,
      width,
      from: "#3D7F26",
      to: "#79B843",
      wobble: 0.9,
      height: 1.6,
    });
  }
}

/** Thin dark-green threads of dill. */
export function dill(scene: Scene, count: number, where: Where, size = 1): void {
  const { random } = scene;
  for (let i = 0; i < count; i++) {
    const [x, y] = where();
    const turn = random.angle();
    const base = scene.heightAt(x, y);
    for (let branch = -2; branch <= 2; branch++) {
      const end = along(x, y, turn + branch * 0.42, random.between(7, 11) * size);
      scene.strand([[x, y], end], 0.95 * size, {
        base,
        colour: mix(hex("#2F6E1F"), hex("#6BA83C"), random.unit()),
        gloss: 0.4,
        glow: 0.4,
      });
    }
  }
}

/** Three mint leaves around a point. */
export function mint(scene: Scene, x: number, y: number, size = 1): void {
  const base = scene.heightAt(x, y) + 1;
  for (const [angle, length] of [
    [0, 17],
    [2.2, 15],
    [4.1, 16],
  ] as const) {
    const [px, py] = along(x, y, angle, 11 * size);
    leafStamp(scene, {
      x: px,
      y: py,
      turn: angle,
      length: length * size,
      width: 8.5 * size,
      from: "#2F7D32",
      to: "#6DBB4A",
      wobble: 1.4,
      height: 4,
      base,
    });
  }
}

export interface Pour {
  colour: string;
  gloss?: number;
  glow?: number;
  /** How far the sauce bridges what lies under it. */
  drape?: number;
  taper?: boolean;
}

/** Sauce poured along a path. */
export function drizzle(
  scene: Scene,
  path: readonly Point[],
  width: number,
  { colour, gloss = 0.92, glow = 0.3, drape = 3, taper }: Pour,
): void {
  scene.strand(path, width, { base: { drape }, colour: hex(colour), gloss, glow, height: width * 0.85, taper });
}

/** Drops of sauce. */
export function drops(
  scene: Scene,
  points: readonly Point[],
  radius: number,
  { colour, gloss = 0.92, glow = 0.4, drape = 3 }: Pour,
): void {
  for (const [x, y] of points) {
    scene.stamp({
      x,
      y,
      shape: circle(radius),
      round: radius,
      height: radius * 0.55,
      base: { drape },
      colour: hex(colour),
      gloss,
      glow,
    });
  }
}
