import { fetchRouteTexts } from "../words/browser";
import { fetchRouteModules, routesOfPage } from "./remix-internals";
import { loadOtherStyles } from "./route-styles";

/**
 * Starts fetching the scripts, styles and texts of a link's page when a finger or pointer goes down on it, about a tenth
 * of a second before the click. Many presses only scroll, so this page stays as it is, without network too. Returns a
 * function that stops this.
 */
export function loadWhenPressed(): () => void {
  document.addEventListener("pointerdown", load, { passive: true });
  return () => document.removeEventListener("pointerdown", load);
}

function load({ target, button }: PointerEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || button !== 0 || link.target || link.origin !== window.location.origin) return;
  const routes = routesOfPage(link.pathname);
  fetchRouteModules(routes);
  void loadOtherStyles();
  fetchRouteTexts(routes);
}
