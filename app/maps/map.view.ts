import type { Bounds, LatLon, MapView } from "./view";

type Pin = LatLon & {
  /** "Restaurant 3: Nevsky prospekt, 88" */
  name: string;
  /** Shown in a white pill: beside a chosen shop, if it has one, and beside every other kind of pin. */
  label: string;
};

/** A shop of a list. The list says the same. */
export type ShopPin = Pin & {
  kind: "shop";
  /** Its number in the list. */
  number: number;
  /** Where it leads. */
  href: string;
  chosen: boolean;
  stopped: boolean;
};

/** Where the food goes, who brings it, and where it is made. */
export type PlacePin = Pin & { kind: "home" | "courier" | "kitchen"; href?: string };

/** A mark on a map. Its page says the same in words. */
export type MapPin = ShopPin | PlacePin;

export const isShop = (pin: MapPin): pin is ShopPin => pin.kind === "shop";
export const isPlace = (pin: MapPin): pin is PlacePin => pin.kind !== "shop";

/** Whose map is shown in place of ours, where scripts run. */
export type ProviderView = {
  type: "google" | "yandex";
  key: string;
  /** `ru` or `ru_RU`. */
  language: string;
  /** The delivery zones, from the largest to the smallest. Their corners: longitude, latitude. */
  zones: { ring: [number, number][]; fee: string }[];
};

/** The pin that stays in the middle while the map moves under it. */
export type MapPick = {
  /** In a white pill over the pin: "Rubinshteyna street, 24". */
  label?: string;
  /** Nothing is delivered there: the pin is dark. */
  outside?: boolean;
  /** The map begins to move. */
  onMove?: () => void;
  /** The map rests. Not called for the view that the page came with. */
  onRest?: (place: LatLon) => void;
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
  provider?: ProviderView;
};
