import { z } from "zod";
import { latitude, longitude } from "../../contract/primitives";
import type { Point } from "../../rules/zones";
import { readCookie } from "./cookie-header";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

export const positionCookie = sealedCookie("near", z.object({ latitude, longitude }));

/** The position that the browser reported within the last hour. */
export function visitorsPosition(visit: Visit): Promise<Point | undefined> {
  return readCookie(visit.cookies, positionCookie);
}

/** Stores a position with three decimals, about a hundred metres, which is enough to sort shops by distance. */
export function rememberPosition(visit: Visit, { latitude, longitude }: Point) {
  visit.change(positionCookie, { latitude: coarse(latitude), longitude: coarse(longitude) });
}

export function forgetPosition(visit: Visit) {
  visit.change(positionCookie, undefined);
}

const coarse = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
