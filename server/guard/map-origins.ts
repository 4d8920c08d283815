import type { MapProviderType } from "../operate/map-provider";

export type MapSources = Record<
  "script" | "style" | "image" | "connect" | "font" | "frame" | "worker",
  readonly string[]
>;

/**
 * Hosts are listed one by one: `storage.googleapis.com` also serves the buckets of strangers, and the policy of a
 * cached page allows whole hosts.
 */
const GOOGLE = ["https://maps.googleapis.com", "https://maps.gstatic.com"];
/** The tiles of vector maps, and satellite images. */
const GOOGLE_DATA = ["https://mapsresources-pa.googleapis.com"];
const GOOGLE_PICTURES = ["https://khms0.googleapis.com", "https://khms1.googleapis.com"];
const YANDEX = ["https://api-maps.yandex.ru", "https://*.api-maps.yandex.ru"];
const YANDEX_FILES = "https://yastatic.net";
const YANDEX_TILES = "https://*.maps.yandex.net";
/** The services that suggest addresses, and that find the position of one. */
const YANDEX_ADDRESSES = ["https://suggest-maps.yandex.ru", "https://search-maps.yandex.ru"];

/**
 * The sources of each map provider, without services that the shop does not use (routes):
 * developers.google.com/maps/documentation/javascript/content-security-policy and
 * yandex.com/maps-api/docs/js-api/common/connection/csp.html. Both providers decode vector tiles with `eval`.
 */
export const mapSources: Record<MapProviderType, MapSources> = {
  google: {
    script: [...GOOGLE, "'unsafe-eval'", "blob:"],
    style: ["https://fonts.googleapis.com"],
    image: [...GOOGLE, ...GOOGLE_PICTURES, "https://*.google.com", "https://*.googleusercontent.com"],
    connect: [...GOOGLE, ...GOOGLE_DATA, "https://*.google.com", "data:", "blob:"],
    font: ["https://fonts.gstatic.com"],
    frame: ["https://*.google.com"],
    worker: ["blob:"],
  },
  yandex: {
    script: [...YANDEX, YANDEX_FILES, "'unsafe-eval'"],
    style: [...YANDEX, YANDEX_FILES],
    image: [...YANDEX, YANDEX_FILES, YANDEX_TILES],
    connect: [...YANDEX, YANDEX_TILES, ...YANDEX_ADDRESSES],
    font: [],
    frame: [],
    worker: ["data:", ...YANDEX],
  },
};
