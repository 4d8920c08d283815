import type { RequestHandler } from "express";
import { buildId } from "../operate/build-id";

/** Whether a path is one that balancers and probes ask, and no visitor. */
export const isHealthCheck = (path: string) => path === "/healthz" || path === "/readyz";

/** The answer of `/healthz`: the process lives. */
export const ALIVE = `ok, build ${buildId}\n`;

/**
 * `/healthz` without Remix, which takes ten times as long; `/readyz` of a process that is about to end: balancers send their next requests elsewhere.
 */
export function health(isStopping: () => boolean): RequestHandler {
  return ({ path }, response, next) => {
    if (path === "/healthz") response.type("text/plain").set("Cache-Control", "no-store").send(ALIVE);
    else if (path === "/readyz" && isStopping()) response.status(503).type("text/plain").send("stopping\n");
    else next();
  };
}
