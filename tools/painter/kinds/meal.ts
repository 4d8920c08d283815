import { hex, mix } from "../colour";
import { bowl, dip, dish, type DishName } from "../dishes";
import * as matter from "../matter";
import { fbm } from "../noise";
import { heap, piece, type Heap, type PieceName } from "../pieces";
import { along, inBox, inDisc, spaced, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { blob, box, ellipse, polygon, wobbly } from "../shapes";
import { crumbs, CRUMBS, drizzle, herbs, riceGrains, sesame } from "../sprinkles";
import { BOWLS, type BowlName } from "./bowl";

/** A part of the plate: an ellipse with heaps in it. */
export interface Region {
  x: number;
  y: number;
  halfU: number;
  halfV: number;
  turn?: number;
  heaps: readonly Heap[];
  /** Height of the heap in its middle. */
  dome?: number;
}

/** Grains under or beside the rest. */
export interface GrainBed extends Omit<Region, "heaps"> {
  colours: readonly [string, string];
}

export interface MealOptions extends Framing {
  dish: DishName;
  lavash?: boolean;
  grains?: GrainBed;
  regions?: readonly Region[];
  /** Skewers of six pieces each. */
  skewers?: { piece: PieceName; between?: PieceName; count: number };
  kofta?: number;
  /** Things laid by hand, after the regions. */
  placed?: readonly { name: PieceName; x: number; y: number; turn?: number; size?: number; base?: number }[];
  sauce?: SauceName;
  dip?: string;
  herbs?: number;
  sumac?: number;
  cumin?: number;
}

const FLOOR = 10;
/** How deep pieces sink into what they lie on. */
const SUNK = 4;

/** A main course on a plate. */
export function meal(options: MealOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    if (options.lavash) lavashSheet(scene);
    if (options.grains) grains(scene, options.grains);
    for (const region of options.regions ?? []) fillRegion(scene, region);
    if (options.skewers) skewers(scene, options.skewers);
    for (let i = 0; i < (options.kofta ?? 0); i++) {
      const [x, y] = along(MIDDLE, MIDDLE - 20, -0.35, 0, (i - 0.5) * 84);
      piece(scene, "kofta", { x, y, turn: -0.35, size: 1, base: 26 }, i * 3);
    }
    for (const { base = 14, ...spot } of options.placed ?? [])
      piece(scene, spot.name, { ...spot, base }, Math.round(spot.x + spot.y));
    if (options.sauce)
      drizzle(scene, zigzag(MIDDLE, MIDDLE - 10, -0.3, 270, 52, 4), 4, { ...SAUCES[options.sauce], drape: 5 });
    const where = inDisc(scene, MIDDLE, MIDDLE, 165);
    if (options.sumac) crumbs(scene, options.sumac, where, CRUMBS.sumac, 0.35);
    if (options.cumin) crumbs(scene, options.cumin, where, CRUMBS.cumin, 0.4);
    if (options.herbs) herbs(scene, options.herbs, where, 1.3);
    if (options.dip) dip(scene, 350, 352, options.dip);
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function lavashSheet(scene: Scene): void {
  scene.stamp({
    x: MIDDLE,
    y: MIDDLE + 6,
    turn: -0.28,
    shape: wobbly(box(176, 128, 30), 7, 0.02, 4),
    round: 8,
    height: 7,
    base: FLOOR,
    gloss: 0.22,
    glow: 0.3,
    colour: matter.lavash(6.2),
    relief: (u, v) => fbm(u * 0.02, v * 0.03) * 10,
  });
}

/** Rice, bulgur or the like: shorter than sushi rice and in two colours. */
function grains(scene: Scene, { x, y, halfU, halfV, turn = 0, dome = 18, colours: [from, to] }: GrainBed): void {
  const shape = wobbly(ellipse(halfU, halfV), 7, 0.03, x);
  const height = (u: number, v: number): number =>
    FLOOR + 4 + dome * Math.sqrt(Math.max(0, 1 - (u / (halfU + 8)) ** 2 - (v / (halfV + 8)) ** 2));
  scene.stamp({
    x,
    y,
    turn,
    shape,
    round: 14,
    height: 4,
    base: FLOOR - 2,
    relief: (u, v) => height(u, v) - FLOOR - 4,
    colour: mix(hex(from), hex(to), 0.8),
    gloss: 0.3,
    glow: 0.4,
  });
  riceGrains(scene, { x, y, turn, shape, height: (u, v) => height(u, v) - 0.5 }, Math.round(halfU * halfV * 0.13), [
    hex(from),
    hex(to),
  ]);
}

function fillRegion(scene: Scene, { x, y, halfU, halfV, turn = 0, heaps, dome = 16 }: Region): void {
  const anywhere = inBox(scene, x, y, turn, halfU, halfV);
  const inside = (): readonly [number, number] => {
    for (;;) {
      const [px, py] = anywhere();
      const [u, v] = along(0, 0, -turn, px - x, py - y);
      if ((u / halfU) ** 2 + (v / halfV) ** 2 < 1) return [px, py];
    }
  };
  for (const [name, count, size = 1] of heaps) {
    const gap = Math.sqrt((halfU * halfV * 1.6) / count);
    const places = spaced(count, gap, inside).map(([px, py]) => {
      const away = Math.min(1, Math.hypot((px - x) / halfU, (py - y) / halfV));
      return { x: px, y: py, base: Math.max(FLOOR + dome * (1 - away * away), scene.heightAt(px, py) - SUNK) };
    });
    places.forEach((spot, index) =>
      piece(scene, name, { ...spot, turn: scene.random.angle(), size, base: spot.base + (index % 3) * 2 }, index),
    );
  }
}

const SKEWER = { turn: -0.42, pieces: 6, step: 55, apart: 92, size: 0.98 };

function skewers(scene: Scene, { piece: name, between, count }: NonNullable<MealOptions["skewers"]>): void {
  for (let row = 0; row < count; row++) {
    const [x, y] = along(MIDDLE, MIDDLE - 22, SKEWER.turn, 0, (row - (count - 1) / 2) * SKEWER.apart);
    const ends = [along(x, y, SKEWER.turn, -206), along(x, y, SKEWER.turn, 204)];
    scene.strand(ends, 3.4, { base: 40, colour: hex("#C9CED0"), gloss: 0.95 });
    for (let i = 0; i < SKEWER.pieces; i++) {
      const [px, py] = along(
        x,
        y,
        SKEWER.turn,
        (i - (SKEWER.pieces - 1) / 2) * SKEWER.step,
        scene.random.between(-3, 3),
      );
      piece(
        scene,
        name,
        { x: px, y: py, turn: SKEWER.turn + scene.random.between(-0.25, 0.25), size: SKEWER.size, base: 16 },
        row * 7 + i,
      );
      const [bx, by] = along(px, py, SKEWER.turn, SKEWER.step / 2);
      if (between && i < SKEWER.pieces - 1)
        piece(scene, between, { x: bx, y: by, turn: SKEWER.turn + Math.PI / 2, size: 0.9, base: 34 }, i);
    }
  }
}

export interface SpreadOptions extends Framing {
  dish: DishName;
  bowl: BowlName;
  spread: readonly [string, string];
  /** Poured into the swirl. */
  sauce?: SauceName;
  heaps?: readonly Heap[];
  paprika?: number;
  sesame?: number;
  herbs?: number;
}

const SPREAD_RADIUS = 138;

/** A bowl of hummus or the like on a plate with triangles of pita round it. */
export function spread(options: SpreadOptions): Recipe {
  const paint = (scene: Scene): void => {
    dish(scene, options.dish);
    pitaTriangles(scene);
    const [x, y] = [202, 258];
    scene.inside({ x, y, scale: 0.92, lift: 10 }, () => {
      bowl(scene, { colour: BOWLS[options.bowl], radius: SPREAD_RADIUS + 28, depth: 14, rim: 12 });
      const swirl = (u: number, v: number): number => Math.sin(Math.hypot(u, v) * 0.088 - Math.atan2(v, u));
      scene.stamp({
        x: MIDDLE,
        y: MIDDLE,
        mode: "over",
        shape: blob(SPREAD_RADIUS + 8, 0.02, 4, 3),
        round: 26,
        height: 12,
        base: 26,
        gloss: 0.45,
        glow: 0.5,
        colour: (u, v) =>
          mix(
            hex(options.spread[0]),
            hex(options.spread[1]),
            0.35 + 0.3 * swirl(u, v) + 0.35 * fbm(u * 0.05, v * 0.05),
          ),
        relief: (u, v) => 5 * swirl(u, v) + fbm(u * 0.05, v * 0.05) * 4,
      });
      if (options.sauce) {
        const ring = Array.from({ length: 40 }, (_, index) =>
          along(MIDDLE, MIDDLE, 0.2 + index * 0.15, 20 + index * 1.7),
        );
        drizzle(scene, ring, 7, { ...SAUCES[options.sauce], drape: 2 });
      }
      const where = inDisc(scene, MIDDLE, MIDDLE, 84);
      if (options.heaps) heap(scene, options.heaps, where, (px, py) => scene.heightAt(px, py) - 2);
      if (options.paprika)
        crumbs(scene, options.paprika, inDisc(scene, MIDDLE, MIDDLE, 106), ["#B3300F", "#D0531E"], 0.3);
      if (options.sesame) sesame(scene, options.sesame, where, 0.1);
      if (options.herbs) herbs(scene, options.herbs, inDisc(scene, MIDDLE, MIDDLE, 108), 1.2);
    });
  };
  return { dish: options.dish, frame: framed(options), paint };
}

function pitaTriangles(scene: Scene): void {
  const shape = polygon([
    [-56, -50],
    [58, 0],
    [-56, 50],
  ]);
  (
    [
      [306, 100, 0.3],
      [356, 148, 1.0],
      [374, 216, 1.6],
      [360, 288, 2.2],
      [312, 348, 2.9],
    ] as const
  ).forEach(([x, y, turn], index) => {
    pitaPiece(scene, x, y, turn, shape, index);
  });
}

function pitaPiece(
  scene: Scene,
  x: number,
  y: number,
  turn: number,
  shape: ReturnType<typeof polygon>,
  seed: number,
): void {
  scene.stamp({
    x,
    y,
    turn,
    shape,
    round: 10,
    height: 17,
    base: FLOOR + seed * 3,
    gloss: 0.2,
    glow: 0.3,
    colour: matter.spotted("#F4E0B8", "#E2BC7C", "#A9682E", 0.05, 0.52, 0.7, seed + 0.7),
    relief: (u, v) => fbm(u * 0.05 + seed, v * 0.05) * 6,
  });
}
