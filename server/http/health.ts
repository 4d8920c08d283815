import type { RequestHandler } from "express";
import { buildId } from "../operate/build-id";

/** Only balancers and probes request these paths. */
export const isHealthCheck = (path: string) => path === "/healthz" || path === "/readyz";

/** The body of `/healthz`. */
export const ALIVE = `ok, build ${buildId}\n`;

/**
 * Responds to `/healthz` without Remix, which takes ten times as long, and to `/readyz` of a stopping process, so that
 * balancers send their next requests elsewhere.
 */
export function health(isStopping: () => boolean): RequestHandler {
  return ({ path }, response, next) => {
    if (path === "/healthz") response.type("text/plain").set("Cache-Control", "no-store").send(ALIVE);
    else if (path === "/readyz" && isStopping()) response.status(503).type("text/plain").send("stopping\n");
    else next();
  };
}
