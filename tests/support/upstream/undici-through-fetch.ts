import { AsyncLocalStorage } from "node:async_hooks";
import { getGlobalDispatcher, setGlobalDispatcher, type Dispatcher } from "undici";
import "../../../server/upstream/fetch-whole";

/**
 * msw sees the global fetch, and not undici's `request`, with which the upstream client sends. While msw listens, this sends what
 * `request` was given through fetch; while it does not, requests go over the client's own connections, as in production.
 */
const ownFetch = globalThis.fetch;
const insideFetch = new AsyncLocalStorage<true>();

setGlobalDispatcher(
  getGlobalDispatcher().compose((dispatch) => (options, handler) => {
    // What msw lets through comes back here as a request of fetch's own.
    if (globalThis.fetch === ownFetch || insideFetch.getStore()) return dispatch(options, handler);
    void insideFetch.run(true, () => answerByFetch(options, handler));
    return true;
  }),
);

async function answerByFetch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) {
  const stop = new AbortController();
  const controller: Dispatcher.DispatchController = {
    aborted: false,
    paused: false,
    reason: null,
    rawHeaders: null,
    rawTrailers: null,
    abort: (reason) => stop.abort(reason),
    pause: () => undefined,
    resume: () => undefined,
  };
  try {
    handler.onRequestStart?.(controller, {});
    const response = await globalThis.fetch(new URL(options.path, String(options.origin)), {
      method: options.method,
      headers: options.headers as HeadersInit,
      body: options.body as string | undefined,
      redirect: "manual",
      signal: stop.signal,
    });
    const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
    if (headers["set-cookie"]) headers["set-cookie"] = response.headers.getSetCookie();
    handler.onResponseStart?.(controller, response.status, headers, response.statusText);
    for await (const chunk of response.body ?? []) handler.onResponseData?.(controller, Buffer.from(chunk));
    handler.onResponseEnd?.(controller, {});
  } catch (error) {
    handler.onResponseError?.(controller, error as Error);
  }
}
