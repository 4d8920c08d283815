import express, { Router, type ErrorRequestHandler, type RequestHandler } from "express";
import { z } from "zod";
import { calls } from "../../../contract/calls";
import { statusAlias } from "../../../contract/order";
import { assetFile } from "../../assets";
import { fault } from "../../faults";
import { ownPage } from "../../own-page";
import { missing, Refusal, wrong } from "../../respond";
import { moveOrder } from "../../shop/payments";
import type { World } from "../../world";
import { bankConsoleRoutes } from "../bank-routes";
import { answerChange, isForm, readBody } from "../answer";
import { consolePage } from "./page";
import { sections } from "../sections";
import { switchRoutes } from "../switch-routes";
import { faultFromForm } from "../fault-form";

const isoDateTime = z
  .union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })])
  .transform((text) => Date.parse(text));

const clockSetting = z.strictObject({
  /** Unix milliseconds, or a date and time with its offset. */
  now: z.union([z.number().int(), isoDateTime]).optional(),
  rate: z.number().min(0).max(100_000).optional(),
  advance: z.number().int().optional(),
});

/** The clock stays in this century, because calls have dates around it with years that start with 20. */
const CLOCK = { from: Date.UTC(2000, 0, 2), to: Date.UTC(2099, 10, 1) };

/**
 * The console shows a world and controls its clock, orders, stops and faults. Every change accepts JSON and the page's
 * forms.
 */
export function consoleRoutes(world: World): Router {
  const { store, clock, faults, bankFaults } = world;
  const router = Router({ caseSensitive: true });
  router.use("/console", express.urlencoded({ extended: false, limit: "20kb" }), refuseCrossSiteForms);

  router.get(
    "/",
    ownPage(),
    (request, response) => void response.type("html").send(consolePage({ world, base: request.baseUrl })),
  );
  router.get("/console/console.css", (_, response) => response.sendFile(assetFile("console.css")));
  for (const { id, json } of sections) {
    if (json) router.get(`/console/${id}.json`, (_, response) => void response.json(json(world)));
  }

  router.post("/console/clock", (request, response) => {
    const { now, rate, advance } = readBody(clockSetting, request, clockFromForm);
    const wanted = (now ?? clock.now()) + (advance ?? 0);
    if (wanted < CLOCK.from || wanted > CLOCK.to) throw wrong(advance ? "advance" : "now", "invalid");
    clock.set({ now: wanted, rate });
    answerChange(request, response, "clock", { now: clock.now() });
  });

  router.post("/console/orders/:id/status", (request, response) => {
    const { alias } = readBody(z.strictObject({ alias: statusAlias }), request);
    const order = store.orders.find(Number(request.params.id));
    if (!order) throw missing("unknownOrder");
    moveOrder(world, order, alias);
    answerChange(request, response, "orders", { order_id: order.id, status: alias });
  });

  router.use(switchRoutes(world));
  router.use(bankConsoleRoutes(world));

  router.post("/console/faults", (request, response) => {
    const wanted = readBody(z.record(z.string(), fault), request, faultFromForm);
    const unknown = Object.keys(wanted).find((name) => name !== "all" && !Object.hasOwn(calls, name));
    if (unknown) throw wrong(unknown.slice(0, 80), "invalid");
    for (const [name, value] of Object.entries(wanted)) faults.set(name, value);
    answerChange(request, response, "faults", faults.list());
  });
  router.post("/console/faults/clear", (request, response) => {
    const { call } = readBody(z.strictObject({ call: z.string().optional() }), request);
    faults.clear(call);
    if (call === undefined) bankFaults.clear();
    answerChange(request, response, "faults", faults.list());
  });

  router.post("/console/reset", (request, response) => {
    store.clear();
    faults.clear();
    bankFaults.clear();
    world.requests.clear();
    clock.set({ now: Date.now(), rate: 1 });
    answerChange(request, response, "orders", {});
  });

  router.use("/console", showProblem(world));
  return router;
}

/** `datetime-local` has no offset; the page says that the time is UTC. */
function clockFromForm({ now, rate, advance }: Record<string, unknown>): Record<string, unknown> {
  const number = (text: unknown) => (text ? Number(text) : undefined);
  return { now: now ? `${String(now).slice(0, 16)}:00Z` : undefined, rate: number(rate), advance: number(advance) };
}

function showProblem(world: World): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (!(error instanceof Refusal) || !isForm(request)) return next(error);
    const { message, errors } = { errors: {}, ...error.body("en") };
    const base = request.baseUrl.replace(/\/console$/, "");
    ownPage()(request, response, () => {
      response
        .status(error.status)
        .type("html")
        .send(
          consolePage({ world, base, problem: `${message}: ${Object.keys(errors).join(", ")}`.replace(/: $/, "") }),
        );
    });
  };
}

/** Another site must not change orders or data through the browser of a developer who has the sandbox open. */
const refuseCrossSiteForms: RequestHandler = (request, _, next) => {
  const isCrossSite = request.method !== "GET" && request.get("sec-fetch-site") === "cross-site";
  next(isCrossSite ? new Refusal(403, { key: "foreignSite" }) : undefined);
};
