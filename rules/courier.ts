import { distanceMetres, isPoint, type Point } from "./zones";

/** A position farther away is an error of the device. */
const MAX_PLAUSIBLE_METRES = 50_000;
export const AT_THE_DOOR_METRES = 100;
/** Tracking announces when the courier comes nearer than one of these. */
const ANNOUNCED_METRES = [300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, MAX_PLAUSIBLE_METRES];

/** Undefined for an implausible position. */
export function courierDistance(courier: Point, door: Point): number | undefined {
  if (!isPoint(courier) || !isPoint(door)) return undefined;
  const metres = distanceMetres(courier, door);
  return metres <= MAX_PLAUSIBLE_METRES ? metres : undefined;
}

/** Rounds the distance up to one that is announced, so that it changes only a few times on the way. */
export function newsOfDistance(metres: number): number {
  return ANNOUNCED_METRES.find((limit) => metres < limit) ?? MAX_PLAUSIBLE_METRES;
}
