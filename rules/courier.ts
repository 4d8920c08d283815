import { distanceMetres, isPoint, type Point } from "./zones";

/** A position farther away is an error of the device. */
const MAX_PLAUSIBLE_METRES = 50_000;
export const AT_THE_DOOR_METRES = 100;
/** Tracking announces when the courier comes nearer than one of these. */
const ANNOUNCED_METRES = [300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, MAX_PLAUSIBLE_METRES];
const STEP_MINUTES = 5;
/** For a longer time, the time of arrival is clearer. */
const MAX_SHOWN_MINUTES = 90;
const MINUTE_MS = 60_000;

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

/**
 * Returns minutes in steps of five; 0 means any minute now. Undefined if the upstream's time is missing, past or far
 * ahead. Minutes are never computed from a distance (docs/decisions/0020-minutes-come-from-the-upstream.md).
 */
export function aboutMinutes(expected_at: number | null | undefined, now: number): number | undefined {
  if (!expected_at || expected_at <= now) return undefined;
  const minutes = Math.round((expected_at - now) / MINUTE_MS / STEP_MINUTES) * STEP_MINUTES;
  return minutes <= MAX_SHOWN_MINUTES ? minutes : undefined;
}
