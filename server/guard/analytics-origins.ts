import { analyticsIds } from "../operate/analytics";
import type { MapSources } from "./map-origins";

const TAG_MANAGER = "https://www.googletagmanager.com";
const GOOGLE = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
const METRICA = ["https://mc.yandex.ru", "https://mc.yandex.com"];

/**
 * Returns the sources that analytics adds to a page's policy: developers.google.com/tag-platform/security/guides/csp (a
 * container with Google Analytics; tags of custom HTML stay blocked) and
 * yandex.ru/support/metrica/code/install-counter-csp.html, without the recording of visits.
 */
export function analyticsSources(): Pick<MapSources, "script" | "image" | "connect"> | undefined {
  const ids = analyticsIds();
  if (!ids) return undefined;
  const google = ids.google ? [TAG_MANAGER] : [];
  const yandex = ids.yandex ? METRICA : [];
  const data = ids.google ? GOOGLE : [];
  return {
    script: [...google, ...yandex, ...(ids.yandex ? ["https://yastatic.net"] : [])],
    image: [...google, ...data, ...yandex],
    connect: [...google, ...data, ...yandex],
  };
}
