import { distanceMetres, type Point } from "../../../rules/zones";

/** The courier turns after this share of the way north or south. */
const TURN_AT_SHARE = 0.4;

/** A route along a street grid: north or south, across, then north or south again. */
export function routeBetween(from: Point, to: Point): Point[] {
  const turn = from.latitude + (to.latitude - from.latitude) * TURN_AT_SHARE;
  return [from, { latitude: turn, longitude: from.longitude }, { latitude: turn, longitude: to.longitude }, to];
}

/** The point at a share (0 to 1) of a route, at constant speed. */
export function pointAlong(route: readonly Point[], share: number): Point {
  const lengths = route.slice(1).map((point, index) => distanceMetres(route[index] ?? point, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let left = Math.min(1, Math.max(0, share)) * whole;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [route[index], route[index + 1]];
    if (from && to && left <= length && length > 0) return between(from, to, left / length);
    left -= length;
  }
  const end = route.at(-1);
  if (!end) throw new RangeError("a route needs at least one point");
  return end;
}

function between(from: Point, to: Point, share: number): Point {
  return {
    latitude: rounded(from.latitude + (to.latitude - from.latitude) * share),
    longitude: rounded(from.longitude + (to.longitude - from.longitude) * share),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
