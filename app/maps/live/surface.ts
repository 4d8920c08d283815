import type { ProviderView } from "../map.view";
import type { LatLon, MapView } from "../view";

/** Degrees of longitude and latitude. */
export type Ring = ProviderView["zones"][number]["ring"];

/** A map in an element of ours: our own, Google's or Yandex's. */
export type MapSurface = {
  /** Shows a view at once. Not reported by `onView`. */
  show(view: MapView): void;
  /** Puts an element at a place, its top left corner there. */
  mark(element: HTMLElement, place: LatLon): Mark;
  /** The delivery zones, from the largest to the smallest. Our drawings hold them already. */
  zones(rings: readonly Ring[], colour: string): void;
  close(): void;
};

export type Mark = { move(place: LatLon): void; remove(): void };

export type SurfaceOptions = {
  view: MapView;
  /** The visitor has moved the map. */
  onView: (view: MapView) => void;
  /** The visitor holds the map. */
  onHold: (held: boolean) => void;
  /** The provider takes the map back: its key is refused. */
  onFail: () => void;
};

/** Opens a map of a kind, from what that kind needs. Rejects if the provider's script is blocked, broken or too slow. */
export type OpenSurface<Source> = (element: HTMLElement, source: Source, options: SurfaceOptions) => Promise<MapSurface>;

/** Milliseconds. A script that takes longer counts as blocked. */
const SCRIPT_TIME = 15_000;

/** Rejects with an Error if the provider takes too long. */
export function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the map's script is too slow")), SCRIPT_TIME);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether two views look the same: providers round what they are told. */
export function isSameView(a: MapView, b: MapView): boolean {
  return Math.abs(a.x - b.x) < 1e-9 && Math.abs(a.y - b.y) < 1e-9 && Math.abs(a.zoom - b.zoom) < 1e-3;
}
