import type { LngLat, YMapCenterZoomLocation, YMapFeature } from "@yandex/ymaps3-types";
import { toLatLon, toWorld, ZOOM, type LatLon, type MapView } from "../view";
import type { ProviderView } from "../map.view";
import { inTime, isSameView, type OpenMap } from "./map-adapter";

/** The script's global; a type only (yandex.com/maps-api/docs/js-api). */
type Ymaps = typeof ymaps3;

declare global {
  interface Window {
    ymaps3?: Ymaps;
  }
}

/** Yandex has no Uzbek, so it gets Russian. */
const LANGUAGES: Partial<Record<string, string>> = { ru: "ru_RU", en: "en_US", tr: "tr_TR", uk: "uk_UA", uz: "ru_RU" };

let loading: Promise<Ymaps> | undefined;

/** For a wrong key Yandex does not send the script. The next call tries again. */
export function loadYandex(key: string, language: string): Promise<Ymaps> {
  loading ??= inTime(script(key, language)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function script(key: string, language: string): Promise<Ymaps> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    const fail = (why: string) => {
      element.remove();
      reject(new Error(`the map's script is ${why}`));
    };
    element.onload = () => {
      const api = window.ymaps3;
      if (!api) return fail("broken");
      api.ready.then(
        () => resolve(api),
        () => fail("broken"),
      );
    };
    element.onerror = () => fail("blocked");
    const lang = language.includes("_") ? language : (LANGUAGES[language] ?? "en_US");
    // `csp` makes the script load only from origins that server/guard/map-origins.ts allows.
    element.src = `https://api-maps.yandex.ru/v3/?${new URLSearchParams({ apikey: key, lang, csp: "202512" })}`;
    document.head.append(element);
  });
}

const coordinates = ({ latitude, longitude }: LatLon): LngLat => [longitude, latitude];
const locationOf = (view: MapView): YMapCenterZoomLocation => ({
  center: coordinates(toLatLon(view)),
  zoom: view.zoom,
});

/** From the innermost border outwards, so that zones differ without colour. */
const DASHES = [undefined, [9, 5], [2, 5]];

export const openYandex: OpenMap<ProviderView> = async (element, { key, language }, { view, onView, onHold }) => {
  const api = await loadYandex(key, language);
  let shown = view;
  const map = new api.YMap(
    element,
    {
      location: locationOf(view),
      zoomRange: { min: ZOOM.min, max: ZOOM.max },
      behaviors: ["drag", "pinchZoom", "scrollZoom", "dblClick"],
      zoomRounding: "smooth",
      theme: window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    },
    [
      new api.YMapDefaultSchemeLayer({}),
      new api.YMapDefaultFeaturesLayer({}),
      new api.YMapListener({
        onUpdate({ location: { center, zoom } }) {
          const [longitude = 0, latitude = 0] = center;
          const now = { ...toWorld({ latitude, longitude }), zoom };
          if (isSameView(now, shown)) return;
          shown = now;
          onView(now);
        },
        onActionStart: () => onHold(true),
        onActionEnd: () => onHold(false),
      }),
    ],
  );
  let features: YMapFeature[] = [];
  return {
    show(next) {
      shown = next;
      map.update({ location: locationOf(next) });
    },
    mark(content, place) {
      const marker = new api.YMapMarker(
        { coordinates: coordinates(place), blockBehaviors: false, disableRoundCoordinates: true },
        content,
      );
      map.addChild(marker);
      return {
        move: (next) => marker.update({ coordinates: coordinates(next) }),
        remove: () => map.removeChild(marker),
      };
    },
    zones(rings, colour) {
      for (const feature of features) map.removeChild(feature);
      features = rings.map((ring, index) => {
        const dash = DASHES[Math.min(rings.length - 1 - index, DASHES.length - 1)];
        return new api.YMapFeature({
          geometry: { type: "Polygon", coordinates: [ring] },
          style: { fill: colour, fillOpacity: 0.08, stroke: [{ color: colour, width: 2, ...(dash && { dash }) }] },
        });
      });
      for (const feature of features) map.addChild(feature);
    },
    close: () => map.destroy(),
  };
};
