import { loadRouteModules, routesOfPage } from "./remix-internals";
import { loadRouteFiles } from "./route-files";

/**
 * Starts loading the scripts, styles and texts of a link's page when a finger or pointer goes down on it, about a tenth
 * of a second before the click. Returns a function that stops this.
 */
export function loadWhenPressed(): () => void {
  document.addEventListener("pointerdown", load, { passive: true });
  return () => document.removeEventListener("pointerdown", load);
}

function load({ target, button }: PointerEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || button !== 0 || link.target || link.origin !== window.location.origin) return;
  const routes = routesOfPage(link.pathname);
  loadRouteModules(routes);
  void loadRouteFiles(routes);
}
