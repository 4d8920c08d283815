import { importLibrary, setOptions } from "@googlemaps/js-api-loader";
import { toLatLon, toWorld, ZOOM, type LatLon, type MapView } from "../view";
import type { ProviderView } from "../map.view";
import { inTime, isSameView, type Mark, type OpenMap } from "./map-adapter";

declare global {
  interface Window {
    /** Called if the key is refused (developers.google.com/maps/documentation/javascript/events#auth-errors). */
    gm_authFailure?: () => void;
  }
}

const point = ({ latitude, longitude }: LatLon) => ({ lat: latitude, lng: longitude });

/** Google refuses a key only after the script has loaded. */
const open = new Set<() => void>();
let isRefused = false;
let isSet = false;

type Libraries = { maps: google.maps.MapsLibrary; places: google.maps.PlacesLibrary };

/** The loader adds the script once, and once more after a failure. */
export async function googleLibrary<Name extends keyof Libraries>(name: Name, key: string, language: string) {
  if (isRefused) throw new Error("Google refuses the key");
  window.gm_authFailure = () => {
    isRefused = true;
    for (const fail of open) fail();
  };
  if (!isSet) setOptions({ key, language: language.replace(/_.*/, ""), v: "weekly" });
  isSet = true;
  return inTime(importLibrary(name) as Promise<Libraries[Name]>);
}

export const openGoogle: OpenMap<ProviderView> = async (
  element,
  { key, language },
  { view, onView, onHold, onFail },
) => {
  const { Map, OverlayView, Polygon } = await googleLibrary("maps", key, language);
  const map = new Map(element, {
    center: point(toLatLon(view)),
    zoom: view.zoom,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    isFractionalZoomEnabled: true,
    colorScheme: "FOLLOW_SYSTEM",
    // The map has our buttons and key handling.
    disableDefaultUI: true,
    keyboardShortcuts: false,
    clickableIcons: false,
    gestureHandling: "greedy",
  });
  open.add(onFail);
  let shown: MapView = view;

  const report = () => {
    const centre = map.getCenter();
    const zoom = map.getZoom();
    if (!centre || zoom === undefined) return;
    const now = { ...toWorld({ latitude: centre.lat(), longitude: centre.lng() }), zoom };
    if (isSameView(now, shown)) return;
    shown = now;
    onView(now);
  };
  const listeners = [
    map.addListener("center_changed", report),
    map.addListener("zoom_changed", report),
    map.addListener("dragstart", () => onHold(true)),
    map.addListener("dragend", () => onHold(false)),
  ];

  class ElementMark extends OverlayView {
    constructor(
      private readonly content: HTMLElement,
      private place: LatLon,
    ) {
      super();
    }

    move(place: LatLon) {
      this.place = place;
      this.draw();
    }

    override onAdd() {
      OverlayView.preventMapHitsFrom(this.content);
      this.getPanes()?.overlayMouseTarget.append(this.content);
    }

    override draw() {
      // Undefined until the map has been rendered.
      const projection = this.getProjection() as google.maps.MapCanvasProjection | undefined;
      const pixels = projection?.fromLatLngToDivPixel(point(this.place));
      if (!pixels) return;
      this.content.style.left = `${pixels.x}px`;
      this.content.style.top = `${pixels.y}px`;
    }

    override onRemove() {
      this.content.remove();
    }
  }

  let polygons: google.maps.Polygon[] = [];
  return {
    show(next) {
      shown = next;
      map.moveCamera({ center: point(toLatLon(next)), zoom: next.zoom });
    },
    mark(content, place): Mark {
      const mark = new ElementMark(content, place);
      mark.setMap(map);
      return { move: (next) => mark.move(next), remove: () => mark.setMap(null) };
    },
    zones(rings, colour) {
      for (const polygon of polygons) polygon.setMap(null);
      polygons = rings.map((ring) => {
        const path = ring.map(([lng, lat]) => ({ lat, lng }));
        return new Polygon({
          map,
          paths: path,
          clickable: false,
          strokeColor: colour,
          strokeWeight: 2,
          fillColor: colour,
          fillOpacity: 0.08,
        });
      });
    },
    close() {
      open.delete(onFail);
      for (const listener of listeners) listener.remove();
      for (const polygon of polygons) polygon.setMap(null);
    },
  };
};
