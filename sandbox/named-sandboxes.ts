import type { NextFunction, Request, RequestHandler, Response, Router } from "express";
import { missing } from "./respond";
import { openWorld, type World, type WorldOptions } from "./world";

const MAX_OPEN = 32;
/** Names a world on requests whose address does not. */
const WORLD_HEADER = "X-Sandbox-World";

interface NamedSandboxes {
  /** Serves /world/:name. */
  byAddress: RequestHandler;
  /**
   * Serves other addresses: a request with the header is handled as if its path began with the world, so links in the
   * answers lead there without the header.
   */
  byHeader: RequestHandler;
  close(): void;
}

/**
 * Worlds by name, each with its own data in memory and its own clock. Above the limit the least recently used world is
 * dropped.
 */
export function namedSandboxes(routes: (world: World) => Router, options: WorldOptions): NamedSandboxes {
  const open = new Map<string, { world: World; router: Router }>();

  function find(name: string) {
    const entry = open.get(name) ?? make();
    open.delete(name);
    open.set(name, entry);
    const oldest = open.keys().next().value;
    if (open.size > MAX_OPEN && oldest !== undefined) drop(oldest);
    return entry;
  }

  function make() {
    const world = openWorld({ ...options, data: ":memory:", clock: undefined });
    return { world, router: routes(world) };
  }

  function drop(name: string) {
    open.get(name)?.world.store.close();
    open.delete(name);
  }

  function enter(name: string, request: Request, response: Response, next: NextFunction) {
    if (/^[\w-]{1,60}$/.test(name)) find(name).router(request, response, next);
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
    close: () => [...open.keys()].forEach(drop),
  };
}
