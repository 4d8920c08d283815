import type { Bounds, LatLon, MapView } from "./view";

type Pin = LatLon & {
  /** "Restaurant 3: Nevsky prospekt, 88" */
  name: string;
  /** In a white pill, beside a chosen shop and every other kind of pin. */
  label: string;
};

export type ShopPin = Pin & {
  kind: "shop";
  number: number;
  href: string;
  chosen: boolean;
  stopped: boolean;
};

export type PlacePin = Pin & { kind: "home" | "courier" | "kitchen"; href?: string };

/** The page has the same data as text. */
export type MapPin = ShopPin | PlacePin;

export const isShop = (pin: MapPin): pin is ShopPin => pin.kind === "shop";
export const isPlace = (pin: MapPin): pin is PlacePin => pin.kind !== "shop";

export type ProviderView = {
  type: "google" | "yandex";
  key: string;
  /** `ru` or `ru_RU`. */
  language: string;
  /** From the largest to the smallest. Corners are [longitude, latitude]. */
  zones: { ring: [number, number][]; fee: string }[];
};

export type MapPick = {
  /** In a white pill over the pin: "Rubinshteyna street, 24". */
  label?: string;
  /** No delivery: the pin is dark. */
  outside?: boolean;
  onMove?: () => void;
  /** Not called for the page's first view. */
  onRest?: (place: LatLon) => void;
};

export type CityMapView = {
  /** A cell's text is appended to it. */
  drawings: string;
  view: MapView;
  bounds: Bounds;
  description: string;
  pins: MapPin[];
  /** The source of the base map's data. */
  attribution?: string;
  drawing: boolean;
  provider?: ProviderView;
};
