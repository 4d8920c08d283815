import { environment } from "./environment";

/** Whose scripts count visits and purchases, by their ids. */
export type AnalyticsIds = { google?: string; yandex?: string };

/** What a visitor answered: `1` closed a notice that asked nothing. */
export type Consent = "1" | "all" | "necessary";

const NAMES = { google: "Google Tag Manager", yandex: "Yandex Metrica" };

/** Undefined where the deployment counts nothing: then nobody is asked, and no page has a byte of it. */
export function analyticsIds(): AnalyticsIds | undefined {
  const { GOOGLE_TAG_MANAGER_ID: google, YANDEX_METRICA_ID: yandex } = environment();
  return google || yandex ? { google, yandex } : undefined;
}

/** The providers' names, for the question whether they may count. */
export function analyticsNames(): string[] {
  const { google, yandex } = analyticsIds() ?? {};
  return [google && NAMES.google, yandex && NAMES.yandex].filter((name) => name !== undefined);
}
