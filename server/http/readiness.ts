import type { RequestHandler } from "express";

/** `/readyz` of a process that is about to end: balancers send their next requests elsewhere. */
export function readiness(isStopping: () => boolean): RequestHandler {
  return (request, response, next) => {
    if (!isStopping() || request.path !== "/readyz") return next();
    response.status(503).type("text/plain").send("stopping\n");
  };
}
