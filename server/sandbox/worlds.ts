import type { RequestHandler, Router } from "express";
import { missing } from "./respond";
import { openWorld, type World, type WorldOptions } from "./world";

const MOST = 32;

/** Worlds by name, each with data of its own in memory and a clock of its own; the one that was not asked for longest goes when there are too many. */
export function worldsByName(routes: (world: World) => Router, { brand, pace, showCodes }: WorldOptions): { route: RequestHandler; close(): void } {
  const open = new Map<string, { world: World; router: Router }>();

  function find(name: string) {
    const known = open.get(name) ?? make();
    open.delete(name);
    open.set(name, known);
    const oldest = open.keys().next().value;
    if (open.size > MOST && oldest !== undefined) drop(oldest);
    return known;
  }

  function make() {
    const world = openWorld({ brand, pace, showCodes, data: ":memory:" });
    return { world, router: routes(world) };
  }

  function drop(name: string) {
    open.get(name)?.world.store.close();
    open.delete(name);
  }

  return {
    route: (request, response, next) => {
      const { name = "" } = request.params;
      if (!/^[\w-]{1,60}$/.test(name)) return next(missing("unknownPath"));
      find(name).router(request, response, next);
    },
    close: () => [...open.keys()].forEach(drop),
  };
}
