import type { Bounds, LatLon, MapView } from "./view";

/** A mark on a map. Its page says the same in a list. */
export type MapPin = LatLon & {
  /** Its number in the list. */
  number: number;
  /** "Restaurant 3: Nevsky prospekt, 88" */
  name: string;
  /** Where it leads. */
  href: string;
  chosen: boolean;
  stopped: boolean;
  /** Shown beside a chosen one. */
  label: string;
};

/** A city's map in a page. */
export type CityMapView = {
  /** The path of the drawings: a cell's text is added. */
  drawings: string;
  view: MapView;
  bounds: Bounds;
  /** What the picture shows, for screen readers. */
  description: string;
  pins: MapPin[];
  /** Whose data the base map is. */
  attribution?: string;
  /** The base map was drawn by hand. */
  drawing: boolean;
};
