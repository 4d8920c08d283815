import { isRouteErrorResponse } from "@remix-run/react";
import { useSyncExternalStore } from "react";

/**
 * Keeps the page if a call fails that is not the way to another page. Remix would replace it by the error page, with all
 * that was typed. Three kinds of calls:
 * - of a side fetcher (`callBeside`): its component says so, or nobody does;
 * - loaders of the page that is open, after a change or for another query: its data stays, and the page says so
 *   (`useUnrenewed`);
 * - loaders and actions of the way to another page: their error page, or their form, is the answer.
 */
type Arguments = [{ request: Request }, ...unknown[]];
type Call = (...args: Arguments) => unknown;
type Lazy = () => Promise<{ loader?: unknown; action?: unknown }>;
type Route = { id: string; loader?: unknown; action?: unknown; lazy?: unknown; children?: Route[] };

export type Router = {
  routes: Route[];
  state: {
    location: { pathname: string };
    navigation: { location?: { pathname: string } };
    loaderData: Record<string, unknown>;
  };
};

/** By route and path with query, until the call begins: calls of side fetchers, and how they fail. */
const beside = new Map<string, () => void>();

const keyOf = (id: string, path: string) => {
  const { pathname, search } = new URL(path, window.location.origin);
  return `${id} ${pathname}${search}`;
};

/**
 * Runs `call`, by which a fetcher calls this route with this path. If the data or the route's module cannot be loaded,
 * `fail` is called and the fetcher's data is null; without the module the fetcher stays busy.
 */
export function callBeside(id: string, path: string, call: () => void, fail: () => void) {
  beside.set(keyOf(id, path), fail);
  call();
}

/** The data of a side fetcher whose action failed. Nothing has changed, so nothing is loaded again. */
export const FAILED = { skipRevalidation: true };

const hasStatus = (error: unknown) => error instanceof Response || isRouteErrorResponse(error);

/** Whether an error is an answer: a redirect, or a status that the page's own error page explains (4xx). */
export const isAnswer = (error: unknown) => hasStatus(error) && error.status < 500;

/** Whether something has answered, with a status of 500 or more. */
export const isErrorOfServer = (error: unknown) => hasStatus(error) && !isAnswer(error);

/** The routes whose data could not be loaded again, with the page's path and the number of the failure. */
let unrenewed: ReadonlyMap<string, { page: string; failure: number }> = new Map();
let failures = 0;
const listeners = new Set<() => void>();

function noteRenewal(id: string, failedOn?: string) {
  if (failedOn === undefined && !unrenewed.has(id)) return;
  const now = new Map(unrenewed);
  if (failedOn === undefined) now.delete(id);
  else now.set(id, { page: failedOn, failure: ++failures });
  unrenewed = now;
  for (const tell of listeners) tell();
}

/** The number of the last failure to load data of the page at this path again, if that data is still outdated. */
export function useUnrenewed(pathname: string): number | undefined {
  const look = () => [...unrenewed.values()].filter(({ page }) => page === pathname).pop()?.failure;
  return useSyncExternalStore(subscribe, look, () => undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const keptRouters = new WeakSet<Router>();

/** Changes the routes of a router, once. `importModule` rejects if the route's module cannot be loaded. */
export function keepPageOfRouter(router: Router, importModule: (id: string) => Promise<unknown>) {
  if (keptRouters.has(router)) return;
  keptRouters.add(router);
  const keepAll = (routes: Route[]) => {
    for (const route of routes) {
      if (route.loader) route.loader = keepLoader(router, route.id, route.loader as Call);
      if (route.action) route.action = keepAction(route.id, route.action as Call);
      if (route.lazy) route.lazy = keepLazy(router, route.id, route.lazy as Lazy, importModule);
      keepAll(route.children ?? []);
    }
  };
  keepAll(router.routes);
}

function takeBeside(id: string, { request }: Arguments[0]): (() => void) | undefined {
  const key = keyOf(id, request.url);
  const fail = beside.get(key);
  beside.delete(key);
  return fail;
}

function keepLoader(router: Router, id: string, loader: Call): Call {
  const kept: Call = async (...args) => {
    const fail = takeBeside(id, args[0]);
    try {
      const data = await loader(...args);
      if (!fail) noteRenewal(id);
      return data;
    } catch (error) {
      const { signal, url } = args[0].request;
      if (isAnswer(error) || signal.aborted) throw error;
      if (fail) {
        fail();
        return null;
      }
      const { location, navigation, loaderData } = router.state;
      const target = navigation.location ?? location;
      // The router runs a page's loaders for its address, and those of fetchers, again, for theirs.
      const isOfPage = new URL(url).pathname === target.pathname;
      if (isOfPage && (target.pathname !== location.pathname || !(id in loaderData))) throw error;
      noteRenewal(id, location.pathname);
      return isOfPage ? loaderData[id] : null;
    }
  };
  // Remix marks loaders that run at hydration.
  return Object.assign(kept, loader);
}

function keepAction(id: string, action: Call): Call {
  return async (...args) => {
    const fail = takeBeside(id, args[0]);
    try {
      return await action(...args);
    } catch (error) {
      if (!fail || isAnswer(error) || args[0].request.signal.aborted) throw error;
      fail();
      return FAILED;
    }
  };
}

/** Remix reloads the document if the module cannot be loaded. */
function keepLazy(router: Router, id: string, lazy: Lazy, importModule: (id: string) => Promise<unknown>): Lazy {
  return async () => {
    const waiting = [...beside].filter(([key]) => key.startsWith(`${id} `));
    if (waiting.length > 0)
      await importModule(id).catch(() => {
        for (const [key, fail] of waiting) {
          beside.delete(key);
          fail();
        }
        return new Promise<never>(() => undefined);
      });
    const { loader, action, ...module } = await lazy();
    return {
      ...module,
      ...(loader ? { loader: keepLoader(router, id, loader as Call) } : {}),
      ...(action ? { action: keepAction(id, action as Call) } : {}),
    };
  };
}
