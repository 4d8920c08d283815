import { distanceMetres, isPoint, type Point } from "./zones";

/** Metres. Farther from the door than this is no courier, but a device that does not know where it is. */
const FARTHEST = 50_000;
/** Metres. Nearer than this the courier is looking for the door. */
export const AT_THE_DOOR = 100;
/** Metres: a courier who comes nearer than one of these is news. */
const NEWS = [300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, FARTHEST];
/** Minutes: nobody knows it more exactly. */
const STEP = 5;
/** Minutes. Longer ones are not counted: the time of arrival is clearer. */
const LONGEST = 90;
const MINUTE = 60_000;

/** Metres in a straight line from the courier to the door. Undefined where the courier cannot really be. */
export function courierDistance(courier: Point, door: Point): number | undefined {
  if (!isPoint(courier) || !isPoint(door)) return undefined;
  const metres = distanceMetres(courier, door);
  return metres <= FARTHEST ? metres : undefined;
}

/** The distance that the courier is known to be within: it changes a few times on the whole way. */
export function newsOfDistance(metres: number): number {
  return NEWS.find((limit) => metres < limit) ?? FARTHEST;
}

/**
 * About how many minutes are left until the time that the upstream expects, in steps of five; 0: any minute now. Undefined where that time is unknown, past or
 * far ahead. They are never computed from a distance (docs/decisions/0020-minutes-come-from-the-upstream.md).
 */
export function aboutMinutes(expected_at: number | null | undefined, now: number): number | undefined {
  if (!expected_at || expected_at <= now) return undefined;
  const minutes = Math.round((expected_at - now) / MINUTE / STEP) * STEP;
  return minutes <= LONGEST ? minutes : undefined;
}
