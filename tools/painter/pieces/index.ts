import type { Scene } from "../scene";
import type { Where } from "../placing";
import { FRIED } from "./fried";
import { GREENS } from "./greens";
import { LARDER } from "./larder";
import { MEAT } from "./meat";
import { SEAFOOD } from "./seafood";
import type { Piece, Spot } from "./spot";
import { VEGETABLES } from "./vegetables";

const PIECES = { ...MEAT, ...SEAFOOD, ...VEGETABLES, ...GREENS, ...LARDER, ...FRIED };

/** Every ingredient that can lie on a dish in pieces. */
export type PieceName = keyof typeof PIECES;

/** How many pieces of an ingredient, and their size (1 when absent). */
export type Heap = readonly [name: PieceName, count: number, size?: number];

/** Stamps one piece of an ingredient. */
export function piece(scene: Scene, name: PieceName, spot: Partial<Spot> & Pick<Spot, "x" | "y">, index = 0): void {
  const stamp: Piece = PIECES[name];
  stamp(scene, { turn: 0, size: 1, base: 0, ...spot }, index);
}

/** Stamps heaps one after the other, each piece at a place of its own and turned at random. */
export function heap(
  scene: Scene,
  heaps: readonly Heap[],
  where: Where,
  height: (x: number, y: number) => number,
  size = 1,
): void {
  for (const [name, count, factor = 1] of heaps) {
    for (let i = 0; i < count; i++) {
      const [x, y] = where();
      piece(scene, name, { x, y, turn: scene.random.angle(), size: size * factor, base: height(x, y) }, i);
    }
  }
}
