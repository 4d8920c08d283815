import type { RequestHandler } from "express";
import { refuse } from "./refuse";

/** Pages that may be under way at once, scripts' requests for data included. Twice as many forms: an order is worth more than a look at the menu. */
const MOST = { usual: 200, overloaded: 8 };
/** Seconds after which a visitor may try again. */
const RETRY_AFTER = 5;
/** Milliseconds until a refusal is sent, at least, and how much longer at most: refusing a client that asks again at once would take all of the time. */
const HOLD = { least: 1_000, spread: 1_000 };
/** What is cheap, or has a limit of its own. */
const UNLIMITED = /^\/(healthz|readyz|robots\.txt|manifest\.webmanifest|pictures\/)/;

/**
 * Answers 503 while more pages are under way than can be rendered soon, so that those that are let in are still fast. Stands behind static files and
 * cached pages, which go on.
 */
export function shedLoad(isOverloaded: () => boolean): RequestHandler {
  let underWay = 0;
  return (request, response, next) => {
    if (UNLIMITED.test(request.path)) return next();
    const isForm = request.method === "POST";
    const most = (isOverloaded() ? MOST.overloaded : MOST.usual) * (isForm ? 2 : 1);
    if (underWay >= most) {
      setTimeout(
        () => {
          if (response.destroyed) return;
          response.set("Retry-After", String(RETRY_AFTER));
          refuse(request, response, 503, isForm ? "busyForm" : "busy");
        },
        HOLD.least + Math.random() * HOLD.spread,
      );
      return;
    }
    underWay++;
    response.once("close", () => underWay--);
    next();
  };
}
