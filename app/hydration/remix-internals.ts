import { isRouteErrorResponse, matchRoutes } from "@remix-run/react";
import { startTransition, type ComponentType } from "react";
import { useBrowserLayoutEffect } from "../hooks/use-browser-layout-effect";

/**
 * This module has the only uses of Remix's internals in the browser: its manifest, its router and its cache of route
 * modules. They were checked with the version in tests/app/hydration/remix-internals.test.ts.
 */
type RouteModules = Record<string, { default?: ComponentType } | undefined>;

type RouteObject = Parameters<typeof matchRoutes>[0][number];

const routeModules = () => (window.__remixRouteModules ?? {}) as RouteModules;

export const styleSheetsOf = (route: string): string[] => window.__remixManifest?.routes[route]?.css ?? [];

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

type Loading = { loader?: (...args: unknown[]) => unknown; lazy?: () => Promise<unknown> };

/**
 * Calls `load`, by which a fetcher loads data of this route, and `fail` if the data or the route's module could not be
 * loaded. Remix would replace the whole page by its error page, or reload the document: instead the fetcher stays
 * loading. Redirects and responses that the page's own error page explains (4xx) are left to Remix.
 */
export function loadOrFail(id: string, load: () => void, fail: () => void) {
  const route = window.__remixRouter && routeOf(id, window.__remixRouter.routes);
  if (!route) return load();
  const { loader, lazy } = route;
  const caught = (error: unknown) => {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    fail();
    return new Promise<never>(() => undefined);
  };
  // The router reads both at the start of a request.
  if (loader) route.loader = async (...args) => Promise.resolve(loader(...args)).catch(caught);
  if (lazy) route.lazy = () => loadModule(id).then(lazy).catch(caught);
  load();
  Object.assign(route, { loader, lazy });
}

type RouterRoute = { id: string; children?: RouterRoute[] };

function routeOf(id: string, routes: RouterRoute[]): Loading | undefined {
  for (const route of routes) {
    const found = route.id === id ? (route as Loading) : routeOf(id, route.children ?? []);
    if (found) return found;
  }
  return undefined;
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
