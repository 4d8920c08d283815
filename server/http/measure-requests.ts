import type { RequestHandler } from "express";
import { nameTrace } from "../operate/error-reports";
import { metrics } from "../operate/metrics";
import type { RouteFinder } from "./route-finder";

const METHODS = ["GET", "HEAD", "POST"];

/**
 * Counts requests and their durations by route. Paths would not do, because visitors can invent them, and each would be
 * a new time series.
 */
export function measureRequests(routeOf: RouteFinder): RequestHandler {
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

export function nameTraces(routeOf: RouteFinder): RequestHandler {
  return ({ method, path }, _response, next) => {
    nameTrace(`${METHODS.includes(method) ? method : "other"} ${routeOf(path)}`);
    next();
  };
}
