import { Router, type Request, type Response } from "express";
import { z } from "zod";
import { missing } from "../respond";
import { findProduct } from "../shop/menu/menu";
import { cityByAlias } from "../shop/place/atlas";
import type { World } from "../world";
import { answerChange, readBody } from "./answer";
import { switches } from "./switches";

const stop = z.strictObject({ id: z.string().max(200).optional(), type: z.enum(["stop", "default"]) });

/** The interval's start in the city's time, in the format of the contract and of `datetime-local`. */
const interval = z.strictObject({ city: z.string(), interval_id: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:[03]0$/) });

const price = z.strictObject({ id: z.string().max(200).optional(), percent: z.coerce.number().int().min(1).max(1000) });

/**
 * Stops and opens dishes, shops, cities and sign-in channels, fills intervals, and changes prices. Programs put the id into the
 * address, forms into the field `id`.
 */
export function switchRoutes(world: World): Router {
  const { stops, prices } = world.store;
  const router = Router({ caseSensitive: true });

  for (const { kind, path, notFound: unknown, has: knows } of switches) {
    router.post([`/console/${path}`, `/console/${path}/:id`], (request: Request, response: Response) => {
      const { type, id: chosen } = readBody(stop, request);
      const id = request.params.id ?? chosen ?? "";
      if (!knows(world, id)) throw missing(unknown);
      stops.set(kind, id, type);
      answerChange(request, response, "stops", { id, type });
    });
  }

  router.post("/console/intervals", (request, response) => {
    const { city, interval_id } = readBody(interval, request);
    if (!cityByAlias(city)) throw missing("unknownCity");
    stops.fill(city, interval_id);
    answerChange(request, response, "stops", { city, interval_id });
  });

  router.post(["/console/prices", "/console/prices/:id"], (request: Request, response: Response) => {
    const { id: chosen, percent } = readBody(price, request);
    const id = request.params.id ?? chosen ?? "";
    if (!findProduct(world.brand, id)) throw missing("unknownProduct");
    prices.set(id, percent);
    answerChange(request, response, "prices", { id, percent });
  });

  return router;
}
