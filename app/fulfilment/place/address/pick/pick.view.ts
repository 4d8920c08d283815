import type { CityMapView } from "../../../maps/map.view";
import type { Constraints } from "../../../../../server/guard/form";
import type { SpotView } from "../house/spot.view";
import type { WithSavedForm } from "../../../../shared/web/switches/saved-form";

export type MapPlace = { name: string; view: string };

/** The stored values of the door of one address, by field name. */
export type PickedDoor = { address: string; values: Record<string, string> };

export type PickView = WithSavedForm & {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  /** Undefined for a city without any known point. */
  map?: CityMapView;
  /** The point under the pin, as "latitude,longitude". */
  at: string;
  /** The result for the point under the pin; undefined until the visitor opens a view of the map. */
  spot?: SpotView;
  door?: PickedDoor;
  constraints: Constraints;
  /** The searched text. `places` is undefined after a failed look-up. */
  search: { text: string; places?: MapPlace[] };
  districts: MapPlace[];
  streets: MapPlace[];
};
