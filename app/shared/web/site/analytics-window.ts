/**
 * The globals that the analytics providers and our scripts share. The providers expect different formats, so each has
 * an array of its own.
 */
export type AnalyticsWindow = typeof window & {
  dataLayer?: object[];
  yandexDataLayer?: object[];
  ym?: (counter: number, ...call: unknown[]) => void;
};

/**
 * The element of the analytics script, if the document has one. It gets the attribute `data-allowed` when the visitor
 * allows analytics.
 */
export const analyticsScript = () => document.querySelector<HTMLScriptElement>("script[data-analytics]");

/** The document's event when the visitor allows analytics on an open page. */
export const ANALYTICS_ALLOWED = "analytics-allowed";
