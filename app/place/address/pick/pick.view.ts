import type { CityMapView } from "../../../maps/map.view";
import type { Constraints } from "../../../../server/guard/form";
import type { SpotView } from "./spot.view";

/** A link to a place on the map. */
export type MapPlace = { name: string; view: string };

/** What is known of the door of one address, by the names of the form's fields. */
export type PickedDoor = { address: string; values: Record<string, string> };

/** The page on which an address is picked on the map. */
export type PickView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  /** Undefined for a city of which no place is known. */
  map?: CityMapView;
  /** The point under the pin, "latitude,longitude". */
  at: string;
  /** What is under the pin; undefined until a place of the map is looked at. */
  spot?: SpotView;
  door?: PickedDoor;
  /** Constraints of the door's fields. */
  constraints: Constraints;
  /** What was looked for by its words. `places`: undefined after a failed look-up. */
  search: { text: string; places?: MapPlace[] };
  districts: MapPlace[];
  /** The streets nearest to the pin. */
  streets: MapPlace[];
};
