import type { Scene } from "./scene";
import type { Point } from "./shapes";

/** Source of places, usually random ones. */
export type Where = () => Point;

/** The point (u, v) of coordinates that stand at (x, y) and are turned. */
export function along(x: number, y: number, turn: number, u: number, v = 0): Point {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return [x + u * c - v * s, y + u * s + v * c];
}

/** Point at an angle and a distance from (x, y). */
export function around(x: number, y: number, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

export function inDisc(scene: Scene, x: number, y: number, radius: number): Where {
  return () => around(x, y, scene.random.angle(), radius * Math.sqrt(scene.random.unit()));
}

export function inBox(scene: Scene, x: number, y: number, turn: number, halfU: number, halfV: number): Where {
  return () => along(x, y, turn, scene.random.between(-halfU, halfU), scene.random.between(-halfV, halfV));
}

/** Up to `count` places at least `gap` apart (dart throwing); fewer when there is no room. */
export function spaced(count: number, gap: number, where: Where): Point[] {
  const TRIES = 60;
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * TRIES; tries++) {
    const candidate = where();
    if (points.every(([x, y]) => Math.hypot(x - candidate[0], y - candidate[1]) > gap)) points.push(candidate);
  }
  return points;
}

/** Evenly spaced places on a line of `count`, `step` apart, centred on (x, y). */
export function inRow(x: number, y: number, turn: number, count: number, step: number): Point[] {
  return Array.from({ length: count }, (_, index) => along(x, y, turn, (index - (count - 1) / 2) * step));
}

/** Evenly spaced places on a circle, the first at `from` radians. */
export function onCircle(x: number, y: number, radius: number, count: number, from = 0): Point[] {
  return Array.from({ length: count }, (_, index) => around(x, y, from + (index / count) * 2 * Math.PI, radius));
}

/** Path of a sauce poured to and fro over a length. */
export function zigzag(x: number, y: number, turn: number, length: number, swing: number, turns: number): Point[] {
  const steps = turns * 10;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const v = swing * Math.sin(t * turns * 2 * Math.PI) * (0.9 + 0.1 * Math.sin(index));
    return along(x, y, turn, (t - 0.5) * length, v);
  });
}

export function spiral(x: number, y: number, radius: number, turns: number): Point[] {
  const steps = Math.ceil(turns * 24);
  return Array.from({ length: steps + 1 }, (_, index) =>
    around(x, y, (index / 24) * 2 * Math.PI, (radius * index) / steps),
  );
}
