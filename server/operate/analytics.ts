import { environment } from "./environment";

/** The ids of the analytics providers. */
export type AnalyticsIds = { google?: string; yandex?: string };

/** The visitor's answer to the cookie notice. `1` means that the notice was closed and had no question. */
export type Consent = "1" | "all" | "necessary";

const NAMES = { google: "Google Tag Manager", yandex: "Yandex Metrica" };

/** Undefined without analytics: the cookie notice then has no question, and pages have no bytes of it. */
export function analyticsIds(): AnalyticsIds | undefined {
  const { GOOGLE_TAG_MANAGER_ID: google, YANDEX_METRICA_ID: yandex } = environment();
  return google || yandex ? { google, yandex } : undefined;
}

/** For the question of the cookie notice. */
export function analyticsNames(): string[] {
  const { google, yandex } = analyticsIds() ?? {};
  return [google && NAMES.google, yandex && NAMES.yandex].filter((name) => name !== undefined);
}
