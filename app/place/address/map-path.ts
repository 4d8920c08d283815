import { cityPath } from "../../../rules/city-alias";

/** The page on which an address is picked on the map. */
export const mapPath = (city: string, return_to: string) =>
  cityPath(city, `address/map?${new URLSearchParams({ return_to })}`);
