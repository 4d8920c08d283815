import type { RequestHandler } from "express";
import { log } from "../operate/log";

/** One line a request: method, path without its query, status and time. Files and health checks only at debug level. */
export function logRequests(): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const path = request.path;
    response.on("finish", () => {
      const line = {
        method: request.method,
        path: withoutPersonal(path),
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      };
      const quiet = /^\/(assets|pictures|healthz|readyz|favicon)/.test(path) && response.statusCode < 500;
      log[quiet ? "debug" : "info"](line, "request");
    });
    next();
  };
}

/** Order numbers are somebody's. */
function withoutPersonal(path: string) {
  return path.replace(/\/order\/[^/]+/, "/order/…");
}
