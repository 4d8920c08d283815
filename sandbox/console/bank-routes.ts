import { Router } from "express";
import { z } from "zod";
import { bankFaults } from "../bank-faults";
import { missing } from "../respond";
import { decline, settle } from "../shop/payments";
import type { World } from "../world";
import { answerChange, readBody } from "./answer";

const choice = z.strictObject({ does: z.enum(["pay", "refuse"]) });

/** Switches the bank's faults, and acts for a customer on the phone with a QR code or in the bank's app. */
export function bankConsoleRoutes(world: World): Router {
  const { payments, transaction } = world.store;
  const router = Router({ caseSensitive: true });

  router.post("/console/bank", (request, response) => {
    world.bankFaults.set(readBody(bankFaults, request, faultFromForm));
    answerChange(request, response, "bank", world.bankFaults.list());
  });

  router.post("/console/payments/:id", (request, response) => {
    const { does } = readBody(choice, request);
    const payment = payments.find(request.params.id);
    if (!payment) throw missing("unknownOrder");
    if (does === "pay") transaction(() => settle(world, payment));
    else if (payment.state === "open") decline(world, payment);
    answerChange(request, response, "bank", { order_id: payment.order_id, state: payment.state });
  });

  return router;
}

function faultFromForm({ fault, value }: Record<string, unknown>): Record<string, unknown> {
  return { [String(fault)]: fault === "slow" ? Number(value) : value === "1" };
}
