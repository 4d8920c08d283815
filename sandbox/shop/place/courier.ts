import type { Point } from "../../../rules/zones";

/** The point at a share of the straight way; the nearer end for a share outside 0 to 1. */
export function pointBetween(from: Point, to: Point, share: number): Point {
  const within = Math.min(1, Math.max(0, share));
  const between = (start: number, end: number) => Number((start + (end - start) * within).toFixed(6));
  return {
    latitude: between(from.latitude, to.latitude),
    longitude: between(from.longitude, to.longitude),
  };
}
