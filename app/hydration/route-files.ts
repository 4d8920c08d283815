import { loadRouteTexts } from "../words/browser";
import { loadRouteStyles } from "./route-styles";

/** Fetches what the routes show beside their modules: style sheets and texts that are not here yet. Undefined: all are. */
export function loadRouteFiles(routes: string[]): Promise<unknown> | undefined {
  const awaited = [loadRouteStyles(routes), loadRouteTexts(routes)].filter(Boolean);
  return awaited.length > 0 ? Promise.all(awaited) : undefined;
}

/** Suspends until the routes' style sheets and texts are there: the page before stays meanwhile. */
export function useRouteFiles(routes: string[]) {
  const awaited = typeof document === "undefined" ? undefined : loadRouteFiles(routes);
  if (awaited) throw awaited;
}
