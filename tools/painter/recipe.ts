import type { Inset, Scene } from "./scene";

/** How one product is painted. */
export interface Recipe {
  /** What it is served on; neighbours in a menu should not share it three times in a row. */
  dish: string;
  /** Zoom, turn and mirror of the whole picture. */
  frame?: Inset;
  paint(scene: Scene): void;
}

/** Options that every kind understands. */
export interface Framing {
  turn?: number;
  mirror?: boolean;
  zoom?: number;
}

export function framed({ turn, mirror, zoom }: Framing): Inset {
  return { turn, mirror, scale: zoom };
}
