import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { currentRequest, runRequest } from "../operate/request-context";

const MAX_ID_LENGTH = 64;
const ID = /^[\w.:+/=@-]+$/;

/** W3C Trace Context: https://www.w3.org/TR/trace-context/ */
const TRACE_HEADERS = {
  traceparent: /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/,
  tracestate: /^[\x20-\x7e]{1,512}$/,
};

/** Sets the id of each request, a proxy's `X-Request-Id` or a new one, and adds it to the response. */
export function nameRequests(): RequestHandler {
  return (request, response, next) => {
    const id = proxysId(request) ?? randomUUID();
    response.set("X-Request-Id", id);
    runRequest({ id, trace: traceOf(request) }, next);
  };
}

/** The context of Remix's loaders. It lacks the visitor's address, because shared pages must not depend on it. */
export function loadContext(): AppLoadContext {
  const { id, trace } = currentRequest() ?? {};
  return { requestId: id, trace };
}

function proxysId(request: Request): string | undefined {
  const id = request.get("x-request-id")?.slice(0, MAX_ID_LENGTH);
  return id && ID.test(id) ? id : undefined;
}

function traceOf(request: Request): Record<string, string> {
  const trace: Record<string, string> = {};
  if (!TRACE_HEADERS.traceparent.test(request.get("traceparent") ?? "")) return trace;
  for (const [name, shape] of Object.entries(TRACE_HEADERS)) {
    const value = request.get(name);
    if (value && shape.test(value)) trace[name] = value;
  }
  return trace;
}
