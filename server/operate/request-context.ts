import { AsyncLocalStorage } from "node:async_hooks";
import { loggable } from "../../rules/loggable";

/** Which request the running code works for: its id is in its log lines, in its answer and in the calls that it makes. */
export type RequestContext = {
  id: string;
  /** The `traceparent` and `tracestate` that the request came with; the calls that it makes carry them on. */
  trace: Record<string, string>;
  /** The city of the page, once a Visit is open. */
  city?: string;
};

const LONGEST_CITY = 64;

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs the work of one request, and all that it starts. */
export function runRequest(context: RequestContext, work: () => void) {
  storage.run(context, work);
}

/** Undefined outside of a request, and under stock remix-serve. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function nameCity(alias: string | undefined) {
  const context = storage.getStore();
  // The first part of an address may be anything that somebody typed.
  if (context) context.city = alias && loggable(alias.slice(0, LONGEST_CITY));
}
