import { hex, mix } from "../colour";
import { fbm } from "../noise";
import type { Scene } from "../scene";
import { blob, ellipse, wobbly } from "../shapes";

const PLATE_FLOOR = 8;

/** A small heap of wasabi. */
export function wasabi(scene: Scene, x: number, y: number, size = 1): void {
  scene.stamp({
    x,
    y,
    turn: 0.4,
    shape: blob(17 * size, 0.16, 3, 3),
    round: 14 * size,
    height: 16 * size,
    base: PLATE_FLOOR,
    colour: (u, v) => mix(hex("#A9C766"), hex("#8DB04A"), fbm(u * 0.1, v * 0.1)),
    gloss: 0.3,
    glow: 0.5,
    relief: (u, v) => fbm(u * 0.12, v * 0.12) * 5,
  });
}

/** Petals of pickled ginger. */
export function ginger(scene: Scene, x: number, y: number, petals = 5, spread = 13, base = PLATE_FLOOR): void {
  const { random } = scene;
  for (let i = 0; i < petals; i++) {
    scene.stamp({
      x: x + random.between(-spread, spread),
      y: y + random.between(-spread, spread) * 0.7,
      turn: random.between(0, 6),
      shape: wobbly(ellipse(20, 11), 3, 0.1, i),
      round: 8,
      height: 8,
      base: base + Math.min(i, 9) * 2.5,
      colour: mix(hex("#FAD2BE"), hex("#F2AE98"), random.unit()),
      gloss: 0.6,
      glow: 0.8,
      relief: (u) => Math.sin(u * 0.3) * 1.5,
    });
  }
}
