import { LRUCache } from "lru-cache";
import { distanceMetres, type Point } from "../../../rules/zones";
import { streetsOf } from "./streets";

/** Share of the way north or south after which the courier turns. */
const BEND = 0.4;
/** A drawing of a city leaves out streets: so much longer than the grid's the way along them may be. */
const FARTHEST = 2;

const routes = new LRUCache<string, Point[]>({ max: 1_000 });

/** The route along the streets of a city's base map; without one, or where its streets lead far around, along a street grid. */
export function routeIn(city: string, from: Point, to: Point): Point[] {
  const key = [city, from.latitude, from.longitude, to.latitude, to.longitude].join();
  const known = routes.get(key) ?? onStreets(city, from, to);
  routes.set(key, known);
  return known;
}

function onStreets(city: string, from: Point, to: Point): Point[] {
  const grid = routeBetween(from, to);
  const route = streetsOf(city).route(from, to);
  return route && lengthOf(route) < FARTHEST * lengthOf(grid) ? route : grid;
}

/** Metres. */
function lengthOf(route: readonly Point[]): number {
  return route.slice(1).reduce((sum, point, index) => sum + distanceMetres(route[index] ?? point, point), 0);
}

/** A route along a street grid: north or south, across, then north or south again. */
export function routeBetween(from: Point, to: Point): Point[] {
  const turn = from.latitude + (to.latitude - from.latitude) * BEND;
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

/** Rounds to a tenth of a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
