import type { SuggestSource } from "../../../context/city-frame";
import type { Point } from "../../../../rules/zones";

export type Suggested = {
  text: string;
  /** A street is no address yet. */
  street?: true;
  /** Where the house is; undefined where the provider does not say. Rejects if it fails. */
  locate: () => Promise<Point | undefined>;
};

/** Addresses of one city for a text, at most as many as are shown. Rejects if the provider fails. */
export type Suggest = (text: string) => Promise<Suggested[]>;

/** Rejects if the provider's script is blocked, broken or too slow. */
export type OpenSuggest = (source: SuggestSource) => Promise<Suggest>;

/** Degrees of latitude from a city's centre within which addresses are suggested: 50 km. */
const REACH = 0.45;

/** West, south, east, north, in degrees. */
export function boundsAround({ latitude, longitude }: Point) {
  const across = REACH / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return { west: longitude - across, south: latitude - REACH, east: longitude + across, north: latitude + REACH };
}
