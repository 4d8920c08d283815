import type { ProviderView } from "../map.view";
import type { LatLon, MapView } from "../view";

/** [longitude, latitude] in degrees. */
export type Ring = ProviderView["zones"][number]["ring"];

export type MapAdapter = {
  /** Does not call `onView`. */
  show(view: MapView): void;
  /** Puts an element's top left corner at a place. */
  mark(element: HTMLElement, place: LatLon): Mark;
  /** From the largest to the smallest. Our own drawings already contain them. */
  zones(rings: readonly Ring[], colour: string): void;
  close(): void;
};

export type Mark = { move(place: LatLon): void; remove(): void };

export type MapOptions = {
  view: MapView;
  onView: (view: MapView) => void;
  onHold: (held: boolean) => void;
  /** Called when the provider refuses the key. */
  onFail: () => void;
};

export type OpenMap<Source> = (element: HTMLElement, source: Source, options: MapOptions) => Promise<MapAdapter>;

const SCRIPT_TIMEOUT_MS = 15_000;

/** Rejects with an Error if the provider's script is blocked, broken or too slow. */
export function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the map's script is too slow")), SCRIPT_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Providers round coordinates. */
export function isSameView(a: MapView, b: MapView): boolean {
  return Math.abs(a.x - b.x) < 1e-9 && Math.abs(a.y - b.y) < 1e-9 && Math.abs(a.zoom - b.zoom) < 1e-3;
}
