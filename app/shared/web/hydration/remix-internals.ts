import { matchRoutes, RemixBrowser } from "@remix-run/react";
import { startTransition, type ComponentType } from "react";
import { useBrowserLayoutEffect } from "../../ui/hooks/use-browser-layout-effect";
import { keepPageOfRouter } from "./keep-page";

/**
 * This module has the only uses of Remix's internals in the browser: its manifest, its router and its cache of route
 * modules. They were checked with the version in tests/app/shared/web/hydration/remix-internals.test.ts.
 */
type RouteModules = Record<string, { default?: ComponentType } | undefined>;

type RouteObject = Parameters<typeof matchRoutes>[0][number];

const routeModules = () => (window.__remixRouteModules ?? {}) as RouteModules;

export const componentOf = (route: string): ComponentType | undefined => routeModules()[route]?.default;

export function routesOfPage(pathname: string): string[] {
  const routes = Object.values(window.__remixManifest?.routes ?? {});
  const below = (parentId?: string): RouteObject[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  return (matchRoutes(below(), pathname) ?? []).flatMap(({ route: { id } }) => id ?? []);
}

/** Fetches the modules of routes ahead. Remix imports them again when it shows the routes, and handles failures. */
export function fetchRouteModules(routes: string[]) {
  for (const route of routes) {
    const module = window.__remixManifest?.routes[route]?.module;
    if (module && !(route in routeModules())) import(/* @vite-ignore */ module).catch(() => undefined);
  }
}

/** Rejects if a file is missing, whereas Remix reloads the document. */
const loadModule = async (id: string): Promise<unknown> =>
  import(/* @vite-ignore */ window.__remixManifest?.routes[id]?.module ?? "");

/** The routes whose modules have been loaded: before hydration, those of the server's page. */
export const loadedRoutes = (): string[] => Object.keys(routeModules());

/**
 * Makes each of the router's updates a transition. `<RemixBrowser>` updates its state after a navigation without one,
 * and React would render parts of the page that are not hydrated yet anew (React error 421). The hook belongs into a
 * component within `<RemixBrowser>`, whose effects run before its own.
 */
export function useNavigationsAsTransitions() {
  useBrowserLayoutEffect(() => {
    const router = window.__remixRouter;
    if (!router) return;
    const { subscribe } = router;
    router.subscribe = (listener) => subscribe((...update) => startTransition(() => listener(...update)));
  }, []);
}

/** From now on the page stays if a call beside it fails (keep-page.ts). */
export function useKeptPage() {
  useBrowserLayoutEffect(() => {
    if (window.__remixRouter) keepPageOfRouter(window.__remixRouter, loadModule);
  }, []);
}

/**
 * Decodes the data of the page. `<RemixBrowser>` does so in its first render, before its first hook, and throws the
 * promise to suspend. If React found that the server's HTML was changed, it would show an empty page meanwhile.
 */
export async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    if (decoding instanceof Promise) await decoding;
  }
}
