import { cityPath } from "../../../../../rules/city-alias";
import type { LatLon } from "../../../maps/view";
import { houseView } from "./house-view";

export const mapPath = (city: string, return_to: string, at?: LatLon) =>
  cityPath(city, `address/map?${new URLSearchParams({ return_to, ...(at ? { map: houseView(at) } : {}) })}`);
