import type { LatLon } from "../../../maps/view";

/** The view of the map that shows a house from near. */
export const houseView = ({ latitude, longitude }: LatLon) => `${latitude.toFixed(5)},${longitude.toFixed(5)},17`;
