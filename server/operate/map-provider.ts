import { environment } from "./environment";
import { log } from "./log";
import { settings, type Settings } from "./settings";

export type MapProviderType = Exclude<Settings["maps"]["map_type"], "none">;

export type MapProvider = { type: MapProviderType; key: string; language?: string };

export type SuggestProvider = MapProvider & { suggest_key?: string };

let warned = false;

/** The provider of the settings replaces our own map, if its key is in the environment. */
export function mapProvider(): MapProvider | undefined {
  const { map_type, language } = settings().maps;
  if (map_type === "none") return undefined;
  const { MAPS_KEY: key } = environment();
  if (key) return { type: map_type, key, language };
  if (!warned) log.warn({ map_type }, "maps are the shop's own: the key of their provider is missing");
  warned = true;
  return undefined;
}

/**
 * The provider of the maps also suggests addresses. Yandex needs a second key for it; without one the upstream's
 * geocoder suggests them.
 */
export function suggestProvider(): SuggestProvider | undefined {
  const provider = mapProvider();
  if (provider?.type !== "yandex") return provider;
  const { YANDEX_SUGGEST_KEY } = environment();
  return YANDEX_SUGGEST_KEY ? { ...provider, suggest_key: YANDEX_SUGGEST_KEY } : undefined;
}
