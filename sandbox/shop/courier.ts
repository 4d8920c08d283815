import { distanceMetres, type Point } from "../../rules/zones";

/** How far along the first stretch and the last one the courier turns: streets do not go as the crow flies. */
const BEND = 0.4;

/** The way from a shop to a house along a grid of streets: north or south, across, and on. */
export function routeBetween(from: Point, to: Point): Point[] {
  const turn = from.latitude + (to.latitude - from.latitude) * BEND;
  return [from, { latitude: turn, longitude: from.longitude }, { latitude: turn, longitude: to.longitude }, to];
}

/** Where somebody is who has gone a share (0 to 1) of a route, at an even pace. */
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
  if (!end) throw new RangeError("a route has to lead somewhere");
  return end;
}

function between(from: Point, to: Point, share: number): Point {
  return {
    latitude: rounded(from.latitude + (to.latitude - from.latitude) * share),
    longitude: rounded(from.longitude + (to.longitude - from.longitude) * share),
  };
}

/** A tenth of a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
