import type { RequestHandler, Response } from "express";
import { loggable } from "../../rules/loggable";
import { log } from "../operate/log";
import { metrics } from "../operate/metrics";
import { currentRequest } from "../operate/request-context";

/**
 * Logs each request in one line: method, path without its query, status and time. Files and health checks are logged at
 * debug level.
 */
export function logRequests(): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const { path } = request;
    const context = currentRequest();
    response.on("finish", () => {
      const line = {
        // The context is read here, because the socket's events run outside of it.
        request_id: context?.id,
        city: context?.city,
        method: request.method,
        path: loggable(path),
        status: response.statusCode,
        refused: refusals.get(response),
        ms: Math.round(performance.now() - started),
      };
      const quiet = /^\/(assets|pictures|healthz|readyz|favicon)/.test(path) && response.statusCode < 500;
      log[quiet ? "debug" : "info"](line, "request");
    });
    next();
  };
}

const refusals = new WeakMap<Response, string>();

/** Adds the reason of a refusal to the request's log line and to the metrics. */
export function logRefusal(response: Response, reason: string) {
  refusals.set(response, reason);
  metrics.refusals.inc({ reason });
}
