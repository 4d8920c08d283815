import type { RequestHandler } from "express";
import { connectionsSoFar } from "../operate/connections";
import { isHealthCheck } from "./health";

/** Requests may take this long in one turn of the event loop. */
const SHARE_MS = 5;

/**
 * Distributes many simultaneous requests over several turns of the event loop, in the order of their arrival. While
 * connections arrive, only one request starts between two of them. A health check never waits, because it usually has a
 * new connection, which had to be accepted first.
 */
export function scheduleFairly(): RequestHandler {
  let began: number | undefined;
  let isFirst = true;
  let isShort = false;
  let connections = connectionsSoFar();

  function mayStart(): boolean {
    if (began === undefined) {
      began = performance.now();
      isFirst = true;
      isShort = connections !== connectionsSoFar();
      connections = connectionsSoFar();
      setImmediate(() => (began = undefined));
    }
    const may = isFirst || (!isShort && performance.now() - began < SHARE_MS);
    isFirst = false;
    return may;
  }

  return (request, _response, next) => {
    const start = () => (mayStart() ? next() : void setImmediate(start));
    if (isHealthCheck(request.path)) next();
    else start();
  };
}
