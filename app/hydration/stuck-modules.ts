import { loadedRoutes } from "./remix-internals";
import { loadRouteFiles } from "./route-files";

/** Milliseconds. A file that takes longer hangs; data may take longer. One that fails is handled by Remix. */
const PATIENCE = 4_000;

/** Opens `address` as a page of its own if files still lack after that time: the server has it, whatever hangs here. Returns the function that stops the waiting. */
export function openWhenStuck(address: string, isLacking: () => boolean): () => void {
  const timer = setTimeout(() => {
    if (isLacking()) window.location.assign(address);
  }, PATIENCE);
  return () => clearTimeout(timer);
}

/** Whether modules, styles or texts of these routes have not arrived. */
export function lackFiles(routes: string[]): boolean {
  const loaded = loadedRoutes();
  return routes.some((route) => !loaded.includes(route)) || Boolean(loadRouteFiles(routes));
}
