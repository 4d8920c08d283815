import { SUGGESTIONS_MAX } from "../../../../../rules/address";
import { loadYandex } from "../../../maps/live/yandex";
import { boundsAround, type OpenSuggest } from "./suggester";

/** Suggestions by Geosuggest of JS API 3, and its geocoder for the point of a chosen house. */
export const openYandexSuggest: OpenSuggest = async ({ key, suggest_key, language, city, at }) => {
  const api = await loadYandex(key, language);
  api.getDefaultConfig().setApikeys({ suggest: suggest_key, search: key });
  const { west, south, east, north } = at ? boundsAround(at) : { west: 0, south: 0, east: 0, north: 0 };
  const bounds: [[number, number], [number, number]] = [
    [west, south],
    [east, north],
  ];
  const near = at ? { bounds } : {};
  return async (text) => {
    const found = await api.suggest({
      text: `${city}, ${text}`,
      limit: SUGGESTIONS_MAX,
      types: ["street", "house"],
      ...near,
    });
    return found.slice(0, SUGGESTIONS_MAX).map(({ title, tags = [], uri }) => ({
      text: title.text,
      ...(tags.includes("street") ? { street: true as const } : {}),
      async locate() {
        const [feature] = await api.search(uri ? { uri } : { text: `${city}, ${title.text}`, limit: 1 });
        const [longitude, latitude] = feature?.geometry?.coordinates ?? [];
        return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
      },
    }));
  };
};
