import { AsyncResource } from "node:async_hooks";
import { performance } from "node:perf_hooks";
import type { Request, RequestHandler, Response } from "express";
import { refuse } from "./refuse";
import { waitingRoom } from "./waiting-room";

/** Seconds after which a visitor may try again. */
const RETRY_AFTER = 5;
const PROBES = /^\/(healthz|readyz)$/;
/** What pages ask for besides. It has a line of its own: nobody waits for a page because of it, and it for none. */
const FILES = /^\/(robots\.txt|manifest\.webmanifest|csp-reports|pictures\/.*)$/;

/** What may happen to a page that several visitors wait for: it is rendered, or all of them are refused. */
export type SharedTurn = {
  /** Resolves to what has to be called at the end of the work, or to undefined if there is no time for it. */
  take(isFirst: boolean): Promise<(() => void) | undefined>;
  /** Answers 503, though not at once. */
  turnAway: (request: Request, response: Response) => void;
};

export type LoadShedding = { handler: RequestHandler; shared: SharedTurn };

/** Milliseconds for which this process's event loop has slept. */
export const idleTime = () => performance.eventLoopUtilization().idle;

/**
 * Lets pages start as fast as they can be rendered, and answers the others 503, so that those that are let in are still fast. The handler stands behind
 * static files and cached pages, which go on. Forms have a line of their own: an order is worth more than a look at the menu. So have pictures.
 */
export function shedLoad(idle: () => number): LoadShedding {
  const pages = waitingRoom(idle);
  const forms = waitingRoom(idle);
  const files = waitingRoom(idle);
  return {
    handler(request, response, next) {
      if (PROBES.test(request.path)) return next();
      const room = FILES.test(request.path) ? files : request.method === "POST" ? forms : pages;
      // Whoever makes place for this request is another one, with a context of its own.
      const admit = AsyncResource.bind(() => next());
      response.once("close", room.enter({ admit, refuse: () => refuseBusy(request, response) }));
    },
    shared: {
      take: (isFirst) =>
        new Promise((resolve) => {
          const leave = pages.enter(
            { admit: () => queueMicrotask(() => resolve(leave)), refuse: () => resolve(undefined) },
            isFirst,
          );
        }),
      turnAway(request, response) {
        response.once("close", pages.turnAway({ admit: () => {}, refuse: () => refuseBusy(request, response) }));
      },
    },
  };
}

function refuseBusy(request: Request, response: Response) {
  response.set("Retry-After", String(RETRY_AFTER));
  refuse(request, response, 503, request.method === "POST" ? "busyForm" : "busy");
}
