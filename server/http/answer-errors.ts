import type { ErrorRequestHandler } from "express";
import { loggable } from "../../rules/loggable";
import { reportError } from "../operate/error-reports";
import { log } from "../operate/log";
import { refuse } from "./refuse";

/** Logs an unhandled error and responds with a short page. */
export function answerErrors(): ErrorRequestHandler {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- Express recognises an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    if (response.destroyed) return;
    const { status } = error as { status?: number };
    const isRefusal = status !== undefined && status >= 400 && status < 500;
    if (!isRefusal) {
      log.error({ err: error, path: loggable(request.path), method: request.method }, "unexpected");
      reportError(error);
    }
    if (response.headersSent) response.destroy();
    else if (isRefusal) refuse(request, response, status, "badRequest");
    else refuse(request, response, 500, "failed");
  };
}
