import { board, slateBoard } from "../dishes";
import { heap, type Heap } from "../pieces";
import { hex } from "../colour";
import * as matter from "../matter";
import { fbm } from "../noise";
import { inBox, inRow, zigzag } from "../placing";
import { framed, type Framing, type Recipe } from "../recipe";
import { SAUCES, type SauceName } from "../sauces";
import { MIDDLE, type Scene } from "../scene";
import { box, circle, grown, within, wobbly, type Point } from "../shapes";
import { chives, crumbs, CRUMBS, drizzle, roe, ROE, sesame } from "../sprinkles";
import { face } from "../sushi/face";
import type { Filling } from "../sushi/fillings";
import { ginger, wasabi } from "../sushi/garnish";
import { lying, type Coat } from "../sushi/lying";
import { nigiriPiece, type NigiriLook } from "../sushi/nigiri-piece";
import { slab, type SlabName } from "../sushi/slab";
import type { Cap } from "./roll";

/** One row of a set. */
export interface Row {
  pieces?: number;
  top?: SlabName | readonly SlabName[];
  half?: SlabName;
  coat?: Coat;
  /** Shown with the cut face up; with `coat: "nori"` these are maki. */
  faces?: readonly Filling[];
  nigiri?: readonly NigiriLook[];
  cap?: Cap;
  sauce?: SauceName;
  roe?: keyof typeof ROE;
  sesame?: boolean;
  chives?: boolean;
  crisp?: boolean;
  heap?: readonly Heap[];
  /** Places still to be filled, drawn as hollows in the board. */
  empty?: boolean;
}

export interface SetOptions extends Framing {
  dish: "board" | "dark-board" | "slate";
  rows: readonly Row[];
  halfV?: number;
  garnish?: boolean;
}

const BOARD_HALF_U = 212;
const BOARD_MARGIN = 30;
const GAP = 4;
const TILT = -0.12;

/** A board with rows of pieces from edge to edge. */
export function set(options: SetOptions): Recipe {
  const halfV = options.halfV ?? 172;
  const paint = (scene: Scene): void => {
    layBoard(scene, options.dish, halfV);
    const room = (halfV * 2 - BOARD_MARGIN) / options.rows.length;
    options.rows.forEach((row, index) => {
      const y = MIDDLE + 5 + (index - (options.rows.length - 1) / 2) * room;
      paintRow(scene, row, MIDDLE + (options.garnish ? -16 : 0), y, room / 2 - 5);
    });
    if (options.garnish) {
      ginger(scene, 428, MIDDLE - 40, 5, 9, 12);
      wasabi(scene, 430, MIDDLE + 40, 0.9);
    }
  };
  return { dish: options.dish, frame: { ...framed(options), turn: (options.turn ?? 0) + TILT }, paint };
}

function layBoard(scene: Scene, dish: SetOptions["dish"], halfV: number): void {
  const look = { y: MIDDLE + 5, halfU: BOARD_HALF_U, halfV };
  if (dish === "slate") slateBoard(scene, look);
  else if (dish === "board") board(scene, look);
  else board(scene, { ...look, colour: ["#7A4E2E", "#552F18", "#96683F"] });
}

function paintRow(scene: Scene, row: Row, x: number, y: number, halfV: number): void {
  if (row.nigiri) {
    nigiriRow(scene, row.nigiri, x, y, halfV);
    return;
  }
  const pieces = row.pieces ?? 8;
  const step = (BOARD_HALF_U * 2 - 44) / pieces;
  const places = inRow(x, y, 0, pieces, step);
  if (row.empty) {
    for (const [px, py] of places) hollow(scene, px, py, step / 2 - GAP, Math.min(halfV, 52));
    return;
  }
  const zigzagging = row.faces !== undefined && halfV > step * 0.8;
  const offset = zigzagging ? halfV * 0.44 : 0;
  places.forEach(([px, py], index) => {
    if (row.faces)
      faceOf(
        scene,
        row,
        px,
        py + (index % 2 === 0 ? -offset : offset),
        zigzagging ? Math.hypot(step, offset * 2) / 2 - 1 : step / 2 - 1.5,
      );
    else paintPiece(scene, row, px, py, step / 2 - GAP / 2, halfV, index);
  });
  dress(scene, row, places, x, y, step * pieces, halfV);
}

function faceOf(scene: Scene, { faces = [], coat, sauce }: Row, x: number, y: number, radius: number): void {
  face(scene, { x, y, radius, fill: faces, coat, height: 30 });
  if (sauce) drizzle(scene, zigzag(x, y, 0.3, radius * 1.2, 5, 3), 2.2, SAUCES[sauce]);
}

function paintPiece(scene: Scene, row: Row, x: number, y: number, halfU: number, halfV: number, index: number): void {
  const tops = typeof row.top === "string" ? [row.top] : (row.top ?? []);
  const turn = scene.random.between(-0.03, 0.03);
  const depth = Math.min(halfV, 56);
  lying(scene, { x, y, turn, halfU, halfV: depth, top: tops[index % tops.length], coat: row.coat, height: 36 });
  if (row.half) slab(scene, row.half, { x, y: y + depth * 0.36, turn, halfU: halfU - 2, halfV: depth * 0.44, seed: x });
  if (row.cap) cap(scene, row.cap, x, y, halfU, depth);
}

function cap(
  scene: Scene,
  { from, to, browned, brown, bits, height = 7 }: Cap,
  x: number,
  y: number,
  halfU: number,
  halfV: number,
): void {
  scene.stamp({
    x,
    y,
    shape: wobbly(box(halfU - 1, halfV * 0.7, 10), 4, 0.1, x * 0.1),
    round: 7,
    height,
    base: { drape: 5 },
    colour: matter.meltedCheese(x * 0.11 + y, from, to, browned, brown),
    gloss: 0.55,
    glow: 0.5,
    relief: (u, v) => fbm(u * 0.12 + x, v * 0.12) * 4,
  });
  if (bits)
    heap(scene, bits, inBox(scene, x, y, 0, halfU * 0.6, halfV * 0.5), (px, py) => scene.heightAt(px, py) - 3, 0.4);
}

function dress(
  scene: Scene,
  row: Row,
  places: readonly Point[],
  x: number,
  y: number,
  length: number,
  halfV: number,
): void {
  const depth = Math.min(halfV, 56);
  const where = inBox(scene, x, y, 0, length * 0.47, depth * 0.5);
  if (row.sauce && !row.faces)
    drizzle(scene, zigzag(x, y, 0, length * 0.95, depth * 0.38, places.length), 3.5, SAUCES[row.sauce]);
  if (row.sesame) sesame(scene, 90, where, 0.12);
  if (row.chives) chives(scene, 44, where);
  if (row.crisp) crumbs(scene, 60, where, CRUMBS.onion, 0.8);
  for (const [px, py] of places) {
    if (row.heap)
      heap(scene, row.heap, inBox(scene, px, py, 0, 13, depth * 0.5), (hx, hy) => scene.heightAt(hx, hy) - 2, 0.42);
    if (row.roe) {
      const top = scene.heightAt(px, py);
      const large = row.roe === "ikura";
      roe(
        scene,
        { x: px, y: py, shape: circle(large ? 12 : 10), height: (u, v) => top + 5 * (1 - Math.hypot(u, v) / 12) },
        large ? 60 : 110,
        large ? 4.2 : 2.4,
        ROE[row.roe],
      );
    }
  }
}

function nigiriRow(scene: Scene, looks: readonly NigiriLook[], x: number, y: number, halfV: number): void {
  const step = (BOARD_HALF_U * 2 - 44) / looks.length;
  const size = Math.min(step / 104, halfV / 118);
  inRow(x, y, 0, looks.length, step).forEach(([px, py], index) => {
    const look = looks[index];
    if (look) nigiriPiece(scene, px, py, Math.PI / 2 - 0.12, look, size);
  });
}

/** A dashed outline sunk into the board: a place that the guest will fill. */
function hollow(scene: Scene, x: number, y: number, halfU: number, halfV: number): void {
  const outline = box(halfU, halfV, 8);
  const inner = grown(outline, -3);
  const dashed = within(outline, (u, v) =>
    Math.max(-inner.distance(u, v), Math.sin((Math.abs(u) > halfU - 4 ? v : u) * 0.62) - 0.35),
  );
  scene.stamp({ x, y, mode: "tint", shape: dashed, colour: hex("#6E4424"), gloss: 0.2, relief: () => -1.5 });
}
