import { loadRouteTexts } from "../words/browser";
import { loadRouteStyles } from "./route-styles";

/** Fetches style sheets and texts of the routes that are not loaded yet. Undefined if all are loaded. */
export function loadRouteFiles(routes: string[]): Promise<unknown> | undefined {
  const awaited = [loadRouteStyles(routes), loadRouteTexts(routes)].filter(Boolean);
  return awaited.length > 0 ? Promise.all(awaited) : undefined;
}

/** Suspends until the routes' style sheets and texts are loaded; the previous page stays meanwhile. */
export function useRouteFiles(routes: string[]) {
  const awaited = typeof document === "undefined" ? undefined : loadRouteFiles(routes);
  if (awaited) throw awaited;
}
