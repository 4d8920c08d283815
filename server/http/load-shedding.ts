import { AsyncResource } from "node:async_hooks";
import { performance } from "node:perf_hooks";
import type { Request, RequestHandler, Response } from "express";
import { refuse } from "./refuse";
import { admissionQueue } from "./admission-queue";

const RETRY_AFTER_SECONDS = 5;
const PROBES = /^\/(healthz|readyz)$/;
/** Files have a separate queue, so that pages and files do not wait for each other. */
const FILES = /^\/(robots\.txt|manifest\.webmanifest|csp-reports|pictures\/.*)$/;

/** A page for several visitors is either rendered once, or all of them are refused. */
export type SharedTurn = {
  /** Resolves to the function that ends the work, or to undefined if there is no capacity. */
  take(isFirst: boolean): Promise<(() => void) | undefined>;
  /** Responds 503 after a delay. */
  refuseLater: (request: Request, response: Response) => void;
};

export type LoadShedding = { handler: RequestHandler; shared: SharedTurn };

/** The milliseconds for which the event loop of this process has slept. */
export const idleTime = () => performance.eventLoopUtilization().idle;

/**
 * Starts pages only as fast as they can be rendered, and responds 503 to the others, so that started pages stay fast.
 * Static files and cached pages come before this handler and always pass. Forms have a separate queue, because an order
 * matters more than a menu. So do pictures.
 */
export function shedLoad(idle: () => number): LoadShedding {
  const pages = admissionQueue(idle);
  const forms = admissionQueue(idle);
  const files = admissionQueue(idle);
  return {
    handler(request, response, next) {
      if (PROBES.test(request.path)) return next();
      const queue = FILES.test(request.path) ? files : request.method === "POST" ? forms : pages;
      // Another request triggers the start of this one, so this one's context has to be restored.
      const admit = AsyncResource.bind(() => next());
      response.once("close", queue.enter({ admit, refuse: () => refuseBusy(request, response) }));
    },
    shared: {
      take: (isFirst) =>
        new Promise((resolve) => {
          const leave = pages.enter(
            { admit: () => queueMicrotask(() => resolve(leave)), refuse: () => resolve(undefined) },
            isFirst,
          );
        }),
      refuseLater(request, response) {
        response.once("close", pages.refuseLater({ admit: () => {}, refuse: () => refuseBusy(request, response) }));
      },
    },
  };
}

function refuseBusy(request: Request, response: Response) {
  response.set("Retry-After", String(RETRY_AFTER_SECONDS));
  refuse(request, response, 503, request.method === "POST" ? "busyForm" : "busy");
}
