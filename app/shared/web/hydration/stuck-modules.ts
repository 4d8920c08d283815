import { loadedRoutes } from "./remix-internals";
import { loadRouteFiles } from "./route-files";

/** A file that takes longer is stuck; data may take longer. Remix handles files that fail. */
const STUCK_TIMEOUT_MS = 4_000;

/** Calls `act` if files are still missing after the timeout. Returns a function that cancels the timeout. */
export function whenStuck(isLacking: () => boolean, act: () => void): () => void {
  const timer = setTimeout(() => {
    if (isLacking()) act();
  }, STUCK_TIMEOUT_MS);
  return () => clearTimeout(timer);
}

/** Whether modules, styles or texts of these routes have not loaded yet. */
export function lackFiles(routes: string[]): boolean {
  const loaded = loadedRoutes();
  return routes.some((route) => !loaded.includes(route)) || Boolean(loadRouteFiles(routes));
}
