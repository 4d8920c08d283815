/** What the providers of analytics and our scripts share. Each provider has an array of its own, since each reads a form of its own. */
export type AnalyticsWindow = typeof window & {
  dataLayer?: object[];
  yandexDataLayer?: object[];
  ym?: (counter: number, ...call: unknown[]) => void;
};

/** The element of the analytics script, where a document has it. Its `data-allowed` is there once the visitor allows it. */
export const analyticsScript = () => document.querySelector<HTMLScriptElement>("script[data-analytics]");

/** Told to the document when the visitor allows analytics on a page that is open. */
export const ANALYTICS_ALLOWED = "analytics-allowed";
