import type { ServerBuild } from "@remix-run/node";
import { matchRoutes, type AgnosticDataRouteObject } from "@remix-run/router";
import { BoundedCache } from "../operate/bounded-cache";
import { isDecodable } from "./refusals";

/** Matching a path takes up to a millisecond, so the routes of recent paths are cached. */
const MAX_CACHED_PATHS = 5_000;
const MAX_CACHED_PATH_LENGTH = 200;

export type RouteFinder = (path: string) => string;

/**
 * Returns the id of the route of a path: `assets` for files of the build, `none` if no route matches. A data request has
 * the route of its page.
 */
export function routeFinder(routes: ServerBuild["routes"]): RouteFinder {
  const tree = routeTree(routes);
  const routeByPath = new BoundedCache<string>("routes", { max: MAX_CACHED_PATHS });
  return (path) => {
    if (path.startsWith("/assets/")) return "assets";
    let route = routeByPath.lookUp(path);
    if (!route) {
      route = matched(tree, path);
      if (path.length <= MAX_CACHED_PATH_LENGTH) routeByPath.set(path, route);
    }
    return route;
  };
}

function matched(tree: AgnosticDataRouteObject[], path: string): string {
  const page = path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
  return (isDecodable(page) && matchRoutes(tree, page)?.at(-1)?.route.id) || "none";
}

export function routeTree(routes: ServerBuild["routes"], parent?: string): AgnosticDataRouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index: true as const } : { id, path, children: routeTree(routes, id) }];
  });
}

/**
 * Makes a handler for each route from a build that has only this route and the routes around it. Remix matches a path
 * and builds routers of them several times for a page: with all routes that takes a tenth of the CPU of a small page.
 */
export function handlerByRoute<Handler>(
  build: ServerBuild,
  routeOf: RouteFinder,
  make: (build: ServerBuild) => Handler,
): (path: string) => Handler {
  const whole = make(build);
  const handlers = new Map<string, Handler>();
  return (path) => {
    const id = routeOf(path);
    if (!build.routes[id]) return whole;
    const handler = handlers.get(id) ?? make(branchOf(build, id));
    handlers.set(id, handler);
    return handler;
  };
}

/** A build with one route and the routes around it. */
function branchOf(build: ServerBuild, id: string): ServerBuild {
  const ids: string[] = [];
  for (let route = build.routes[id]; route; route = build.routes[route.parentId ?? ""]) ids.push(route.id);
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([name]) => ids.includes(name)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
