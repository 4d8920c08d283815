import type { LatLon } from "../../../maps/view";

/** The view of the map that shows a house from near, or a street from a little farther. */
export const houseView = ({ latitude, longitude }: LatLon, zoom = 17) =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom}`;
