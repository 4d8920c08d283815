import type { NextFunction, Request, RequestHandler, Response, Router } from "express";
import { LRUCache } from "lru-cache";
import { missing } from "./respond";
import { openWorld, type World, type WorldOptions } from "./world";

const MAX_OPEN = 32;
/** The header selects a world if the address does not. */
const WORLD_HEADER = "X-Sandbox-World";

interface NamedSandboxes {
  /** Serves /world/:name. */
  byAddress: RequestHandler;
  /**
   * Serves other addresses: a request with the header is handled as if its path began with the world, so that links in
   * the answers lead there without the header.
   */
  byHeader: RequestHandler;
  close(): void;
}

/**
 * Worlds by name, each with its own data in memory and its own clock. Above the limit the least recently used world is
 * dropped.
 */
export function namedSandboxes(routes: (world: World) => Router, options: WorldOptions): NamedSandboxes {
  const open = new LRUCache<string, { world: World; router: Router }>({
    max: MAX_OPEN,
    dispose: ({ world }) => world.store.close(),
  });

  function find(name: string): Router {
    const known = open.get(name);
    if (known) return known.router;
    const world = openWorld({ ...options, data: ":memory:", clock: undefined });
    const router = routes(world);
    open.set(name, { world, router });
    return router;
  }

  function enter(name: string, request: Request, response: Response, next: NextFunction) {
    if (/^[\w-]{1,60}$/.test(name)) find(name)(request, response, next);
    else next(missing("unknownPath"));
  }

  return {
    byAddress: (request, response, next) => enter(request.params.name ?? "", request, response, next),
    byHeader: (request, _, next) => {
      const name = request.get(WORLD_HEADER);
      if (name !== undefined && !request.url.startsWith("/world/"))
        request.url = `/world/${encodeURIComponent(name)}${request.url}`;
      next();
    },
    close: () => open.clear(),
  };
}
