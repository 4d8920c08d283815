import type { CityMapView } from "../../../maps/map.view";

/** The data of ConfirmSelectAddressModal and its page. */
export type ConfirmView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  address: string;
  /** A map of the address's surroundings; undefined if its point is unknown. */
  map?: CityMapView;
  /** For example "flat 12, entrance 2". */
  door: string;
  changes: string[];
};
