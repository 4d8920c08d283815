import type { RequestHandler } from "express";
import { log } from "../operate/log";

/** Logs each request in one line: method, path without its query, status and time. Files and health checks are logged at debug level. */
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

/** An order's number identifies a customer. */
function withoutPersonal(path: string) {
  return path.replace(/\/order\/[^/]+/, "/order/…");
}
