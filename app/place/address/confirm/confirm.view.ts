import type { CityMapView } from "../../../maps/map.view";

/** ConfirmSelectAddressModal and its page. */
export type ConfirmView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  address: string;
  /** The address from near; undefined where nobody knows where it is. */
  map?: CityMapView;
  /** "flat 12, entrance 2" */ door: string;
  /** What changes in price, menu and cart, a sentence each. */
  changes: string[];
};
