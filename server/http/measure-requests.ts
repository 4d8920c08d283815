import { matchRoutes, type AgnosticDataRouteObject } from "@remix-run/router";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { isDecodable } from "./refusals";
import { nameTrace } from "../operate/error-reports";
import { metrics } from "../operate/metrics";

const METHODS = ["GET", "HEAD", "POST"];
/** Paths whose route is remembered: to match one takes a tenth of a millisecond, a page from the page cache not much more. */
const REMEMBERED = 1_000;
const LONGEST = 200;

/** Counts each request and the time it took, by route: visitors can invent paths, and each would be a time series for ever. */
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

/** Names the trace of each request by its route. */
export function nameTraces(routes: ServerBuild["routes"]): RequestHandler {
  const routeOf = routeFinder(routes);
  return ({ method, path }, _response, next) => {
    nameTrace(`${METHODS.includes(method) ? method : "other"} ${routeOf(path)}`);
    next();
  };
}

/** The id of the route that answers a path, `assets` for files of the build. Data requests count as their page. */
export function routeFinder(routes: ServerBuild["routes"]): (path: string) => string {
  const tree = treeOf(routes);
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  return (path) => {
    if (path.startsWith("/assets/")) return "assets";
    let route = known.get(path);
    if (!route) {
      route = matched(tree, path);
      if (path.length <= LONGEST) known.set(path, route);
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
