import type { RequestHandler } from "express";
import { connectionsSoFar } from "../operate/connections";
import { isHealthCheck } from "./health";

/** Milliseconds that requests may take of one turn of the event loop. */
const SHARE = 5;

/**
 * Parts the work for many requests that arrive at once among turns of the event loop, in the order of their arrival. While connections arrive, only one
 * request has its turn between two of them. A health check never waits: it mostly comes on a connection of its own, and has waited to be accepted.
 */
export function takeTurns(): RequestHandler {
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
    const may = isFirst || (!isShort && performance.now() - began < SHARE);
    isFirst = false;
    return may;
  }

  return (request, _response, next) => {
    const start = () => (mayStart() ? next() : void setImmediate(start));
    if (isHealthCheck(request.path)) next();
    else start();
  };
}
