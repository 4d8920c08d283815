import type { Pigment, Colour } from "../colour";
import { along } from "../placing";
import type { Base, Scene, Strand } from "../scene";
import { box, wobbly, type Point, type Shape } from "../shapes";

/** Where one piece of an ingredient lies; `size` 1 is a piece in a wok or a salad. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
  size: number;
  base: Exclude<Base, "under">;
}

/** Stamps one piece. `index` tells pieces of one heap apart. */
export type Piece = (scene: Scene, spot: Spot, index: number) => void;

export interface Look {
  colour: Colour | Pigment;
  height: number;
  round?: number;
  lift?: number;
  gloss?: number;
  glow?: number;
  relief?: (u: number, v: number, depth: number) => number;
}

/** Lays a shape, drawn at size 1 by `shape(size)`, on a spot; heights and colours grow with it. */
export function lay(scene: Scene, { x, y, turn, size, base }: Spot, shape: (size: number) => Shape, look: Look): void {
  const { colour, relief, height, round = 4, lift = 0 } = look;
  scene.stamp({
    x,
    y,
    turn,
    base,
    shape: shape(size),
    height: height * size,
    round: round * size,
    lift: lift * size,
    gloss: look.gloss,
    glow: look.glow,
    colour: typeof colour === "function" ? (u, v, depth) => colour(u / size, v / size, depth / size) : colour,
    relief: relief ? (u, v, depth) => relief(u / size, v / size, depth / size) * size : undefined,
  });
}

/** A chunk with an uneven outline. */
export function chunk(
  halfU: number,
  halfV: number,
  corner: number,
  wobble = 0,
  detail = 0.1,
  seed = 0,
): (size: number) => Shape {
  return (size) => {
    const body = box(halfU * size, halfV * size, corner * size);
    return wobble > 0 ? wobbly(body, wobble * size, detail / size, seed) : body;
  };
}

/** A strand through points given in the spot's own coordinates at size 1. */
export function thread(
  scene: Scene,
  { x, y, turn, size, base }: Spot,
  path: readonly Point[],
  width: number,
  strand: Omit<Strand, "base">,
): void {
  const points = path.map(([u, v]) => along(x, y, turn, u * size, v * size));
  const { height, lift = 0, ...look } = strand;
  scene.strand(points, width * size, {
    ...look,
    base,
    lift: lift * size,
    height: height === undefined ? undefined : height * size,
  });
}

/** A slightly bent bar from −length to length. */
export function bent(length: number, bend: number): Point[] {
  return [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((t) => [t * length, bend * t * t * length]);
}
