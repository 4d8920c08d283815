import { matchRoutes } from "@remix-run/react";
import type { ComponentType } from "react";

/**
 * The only uses of Remix's internals in the browser: its manifest and its cache of route modules. Checked with the version that
 * tests/app/hydration/remix-internals.test.ts names.
 */
type RouteModules = Record<string, { default?: ComponentType } | undefined>;

type RouteObject = Parameters<typeof matchRoutes>[0][number];

const routeModules = () => (window.__remixRouteModules ?? {}) as RouteModules;

/** The style sheets that a route's module needs. */
export const styleSheetsOf = (route: string): string[] => window.__remixManifest?.routes[route]?.css ?? [];

/** The component of a route whose module has been loaded. */
export const componentOf = (route: string): ComponentType | undefined => routeModules()[route]?.default;

/** The routes that a page at this path consists of. */
export function routesOfPage(pathname: string): string[] {
  const routes = Object.values(window.__remixManifest?.routes ?? {});
  const below = (parentId?: string): RouteObject[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  return (matchRoutes(below(), pathname) ?? []).flatMap(({ route: { id } }) => id ?? []);
}

/** The routes whose modules have been loaded: before hydration, those of the server's page. */
export const loadedRoutes = (): string[] => Object.keys(routeModules());
