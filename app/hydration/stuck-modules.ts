import { loadedRoutes } from "./remix-internals";
import { loadRouteFiles } from "./route-files";

/** Milliseconds. A file that takes longer hangs; data may take longer. One that fails is handled by Remix. */
const PATIENCE = 4_000;

/**
 * Opens `address` as a page of its own if modules, styles or texts of its routes have not arrived in time: the server has it, whatever
 * hangs here. Returns the function that stops the waiting.
 */
export function openWhenStuck(address: string, routes: () => string[]): () => void {
  const timer = setTimeout(() => {
    const wanted = routes();
    const loaded = loadedRoutes();
    if (wanted.some((route) => !loaded.includes(route)) || loadRouteFiles(wanted)) window.location.assign(address);
  }, PATIENCE);
  return () => clearTimeout(timer);
}
