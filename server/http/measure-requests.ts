import { matchRoutes, type AgnosticDataRouteObject } from "@remix-run/router";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { isDecodable } from "./refusals";
import { nameTrace } from "../operate/error-reports";
import { metrics } from "../operate/metrics";

const METHODS = ["GET", "HEAD", "POST"];
/**
 * Routes of recent paths are cached: matching one takes a tenth of a millisecond, and a page from the page cache not
 * much more.
 */
const MAX_CACHED_PATHS = 1_000;
const MAX_CACHED_PATH_LENGTH = 200;

/**
 * Counts requests and their durations by route. Paths would not do, because visitors can invent them, and each would be
 * a new time series.
 */
export function measureRequests(routes: ServerBuild["routes"]): RequestHandler {
  const routeOf = routeFinder(routes);
  return (request, response, next) => {
    const started = performance.now();
    const { path } = request;
    const method = METHODS.includes(request.method) ? request.method : "other";
    response.once("close", () => {
      const route = routeOf(path);
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "aborted";
      metrics.requests.inc({ method, route, status });
      metrics.requestSeconds.observe({ route }, (performance.now() - started) / 1_000);
    });
    next();
  };
}

export function nameTraces(routes: ServerBuild["routes"]): RequestHandler {
  const routeOf = routeFinder(routes);
  return ({ method, path }, _response, next) => {
    nameTrace(`${METHODS.includes(method) ? method : "other"} ${routeOf(path)}`);
    next();
  };
}

/** Returns the id of the route of a path, or `assets` for files of the build. Data requests count as their page. */
export function routeFinder(routes: ServerBuild["routes"]): (path: string) => string {
  const tree = treeOf(routes);
  const routeByPath = new LRUCache<string, string>({ max: MAX_CACHED_PATHS });
  return (path) => {
    if (path.startsWith("/assets/")) return "assets";
    let route = routeByPath.get(path);
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

function treeOf(routes: ServerBuild["routes"], parent?: string): AgnosticDataRouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index: true as const } : { id, path, children: treeOf(routes, id) }];
  });
}
