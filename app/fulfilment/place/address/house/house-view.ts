import type { LatLon } from "../../../maps/view";

/** The map view that shows a house at close range. A smaller zoom fits a street. */
export const houseView = ({ latitude, longitude }: LatLon, zoom = 17) =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom}`;
