import { Router, type Request } from "express";
import { z } from "zod";
import { calls } from "../../contract/calls";
import { statusAlias } from "../../contract/order";
import { fromMinor } from "../../../app/rules/money";
import { fault } from "../faults";
import { missing, wrong } from "../respond";
import { cityByAlias, shopById } from "../shop/atlas";
import { moved, statusAt } from "../shop/kitchen";
import { findProduct } from "../shop/menu";
import type { World } from "../world";
import { consolePage } from "./page";

const LISTED = 200;
const clockSetting = z.strictObject({
  /** Unix milliseconds, or a date and time with its offset. */
  now: z.union([z.number().int().min(0).max(8e14), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))]).optional(),
  rate: z.number().min(0).max(100_000).optional(),
  /** Milliseconds to go on by. */
  advance: z.number().int().optional(),
});
const stop = z.strictObject({ type: z.enum(["stop", "default"]) });

/** What people and tests see of a world, and how they bring about its bad days. */
export function consoleRoutes(world: World): Router {
  const { store, clock, faults } = world;
  const router = Router({ caseSensitive: true });

  router.get("/", (request, response) => void response.type("html").send(consolePage(world, outbox(world), orders(world), request.baseUrl)));
  router.get("/console/outbox.json", (_, response) => void response.json(outbox(world)));
  router.get("/console/orders.json", (_, response) => void response.json(orders(world)));

  router.get("/console/clock", (_, response) => void response.json({ now: clock.now() }));
  router.post("/console/clock", (request, response) => {
    const { now, rate, advance } = read(clockSetting, request);
    clock.set({ now, rate });
    if (advance) clock.set({ now: clock.now() + advance });
    response.json({ now: clock.now() });
  });

  router.post("/console/orders/:id/status", (request, response) => {
    const { alias } = read(z.strictObject({ alias: statusAlias }), request);
    const order = store.orders.find(Number(request.params.id));
    if (!order) throw missing("unknownOrder");
    store.orders.replan(order.id, moved(order.timeline, alias, order.document.order_type, clock.now()));
    response.json({ order_id: order.id, status: alias });
  });

  router.post("/console/intervals/:city/:id/fill", (request, response) => {
    const { city, id } = request.params;
    if (!cityByAlias(city)) throw missing("unknownCity");
    store.stops.fill(city, id);
    response.json({ city, interval_id: id });
  });

  router.post("/console/products/:key", (request, response) => {
    const { type } = read(stop, request);
    if (!findProduct(world.brand, request.params.key)) throw missing("unknownProduct");
    store.stops.set("product", request.params.key, type);
    response.json({ key: request.params.key, type });
  });

  router.post("/console/shops/:id", (request, response) => {
    const { type } = read(stop, request);
    const shop = shopById(Number(request.params.id));
    if (!shop) throw missing("unknownShop");
    store.stops.set("shop", String(shop.id), type);
    response.json({ id: shop.id, type });
  });

  router.get("/console/faults", (_, response) => void response.json(faults.list()));
  router.post("/console/faults", (request, response) => {
    const wanted = read(z.record(z.string(), fault), request);
    const unknown = Object.keys(wanted).find((name) => name !== "all" && !Object.hasOwn(calls, name));
    if (unknown) throw wrong(unknown.slice(0, 80), "invalid");
    for (const [name, value] of Object.entries(wanted)) faults.set(name, value);
    response.json(faults.list());
  });
  router.delete("/console/faults", (_, response) => {
    faults.clear();
    response.json({});
  });

  router.post("/console/reset", (_, response) => {
    store.empty();
    faults.clear();
    clock.set({ now: Date.now(), rate: 1 });
    response.json({});
  });
  return router;
}

function read<Shape extends z.ZodType>(shape: Shape, request: Request): z.output<Shape> {
  const found = shape.safeParse(request.body ?? {});
  if (found.success) return found.data;
  throw wrong(found.error.issues[0]?.path.join(".") || "body", "invalid");
}

/** The codes that were "sent", newest first. */
function outbox({ store }: World) {
  return store.codes.outbox(LISTED).map(({ phone, channel, code, sent_at }) => ({ phone, channel, code, at: sent_at }));
}

/** The orders, newest first. */
function orders({ store, clock }: World) {
  return store.orders.latest(LISTED).map(({ id, timeline, document, created_at }) => ({
    order_id: id,
    status: statusAt(timeline, clock.now()),
    order_type: document.order_type,
    total: fromMinor(document.basket.receipt.total),
    created_at,
  }));
}

