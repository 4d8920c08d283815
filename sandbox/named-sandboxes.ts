import type { NextFunction, Request, RequestHandler, Response, Router } from "express";
import { missing } from "./respond";
import { openWorld, type World, type WorldOptions } from "./world";

const MAX_OPEN = 32;
/** The header that names a world where the address does not. */
export const WORLD_HEADER = "X-Sandbox-World";

export interface NamedSandboxes {
  /** At an address that names one: /world/:name. */
  byAddress: RequestHandler;
  /** At any other address: as if it began with the world that the header names, so that the links of its answers lead there without the header. */
  byHeader: RequestHandler;
  close(): void;
}

/** Worlds by name, each with data of its own in memory and a clock of its own; the one that was not asked for longest goes when there are too many. */
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
