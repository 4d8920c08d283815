import type { SuggestSource } from "../../../../shared/web/context/city-frame";
import type { Point } from "../../../../../rules/zones";

export type Suggested = {
  text: string;
  /** The text is a street without a house. */
  street?: true;
  /** The point of the house; undefined if the provider does not return one. Rejects if the provider fails. */
  locate: () => Promise<Point | undefined>;
};

/** Addresses of one city for a text, no more than the list shows. Rejects if the provider fails. */
export type Suggest = (text: string) => Promise<Suggested[]>;

export type OpenSuggest = (source: SuggestSource) => Promise<Suggest>;

/** The distance from a city's centre within which addresses are suggested, in degrees of latitude: 50 km. */
const REACH_DEGREES = 0.45;

export function boundsAround({ latitude, longitude }: Point) {
  const across = REACH_DEGREES / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return {
    west: longitude - across,
    south: latitude - REACH_DEGREES,
    east: longitude + across,
    north: latitude + REACH_DEGREES,
  };
}
