/** What the providers of analytics and our scripts share. Each provider has an array of its own, since each reads a form of its own. */
export type AnalyticsWindow = typeof window & {
  dataLayer?: object[];
  yandexDataLayer?: object[];
  ym?: (counter: number, ...call: unknown[]) => void;
};
