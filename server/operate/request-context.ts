import { AsyncLocalStorage } from "node:async_hooks";
import { loggable } from "../../rules/loggable";

/** The request that the running code belongs to. Its log lines, its response and its upstream calls have its id. */
export type RequestContext = {
  id: string;
  /** The request's `traceparent` and `tracestate` headers, which are passed on to the upstream. */
  trace: Record<string, string>;
  /** The alias of the page's city, once a Visit is open. */
  city?: string;
};

const MAX_CITY_LENGTH = 64;

const storage = new AsyncLocalStorage<RequestContext>();

export function runRequest(context: RequestContext, work: () => void) {
  storage.run(context, work);
}

/** Does work that belongs to the process, not to the request that it was noticed in. */
export const outsideRequests = <Result>(work: () => Result): Result => storage.exit(work);

/** Undefined outside of a request, and under stock remix-serve. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

export function nameCity(alias: string | undefined) {
  const context = storage.getStore();
  // The first segment of an address may be any typed text.
  if (context) context.city = alias && loggable(alias.slice(0, MAX_CITY_LENGTH));
}
