import type { RequestHandler, Router } from "express";
import { LRUCache } from "lru-cache";
import { missing } from "./respond";
import { openWorld, type World, type WorldOptions } from "./world";

const MAX_OPEN = 32;

interface NamedSandboxes {
  serve: RequestHandler<{ name: string }>;
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

  return {
    serve(request, response, next) {
      const { name } = request.params;
      if (/^[\w-]{1,60}$/.test(name)) find(name)(request, response, next);
      else next(missing("unknownPath"));
    },
    close: () => open.clear(),
  };
}
