import { Router, type RequestHandler, type Response } from "express";
import type { BankFault } from "../bank-faults";
import { log } from "../log";
import type { Payment } from "../store/payments";
import type { World } from "../world";
import { formField, viewPayment } from "./payment-view";

/** Seconds that the slow test card's bank takes. */
const SLOW_CARD = 10;
/** Milliseconds after which an unanswered connection is closed, so that none is kept for good. */
const SILENCE = 120_000;
/** Milliseconds until a bank sends its answer once more. */
const LATER = 15_000;
const SECOND = 1_000;

/** Whether the console switched a fault on, or the payment's test card stands for it. */
export function hasFault({ bankFaults }: World, fault: BankFault, { document: { card } }: Payment): boolean {
  return Boolean(bankFaults.list()[fault]) || (card !== undefined && "fault" in card && card.fault === fault);
}

/** Delays all pages of a slow bank, and answers no confirmation of a silent one: its payment stays open. */
export function slowAndSilent(world: World): Router {
  const router = Router();
  router.use((_request, _response, next) => {
    const { slow } = world.bankFaults.list();
    if (slow) setTimeout(next, slow * SECOND);
    else next();
  });
  const confirmation: RequestHandler<{ id: string }> = (request, response, next) => {
    const { payment } = viewPayment(world, request, request.params.id);
    if (formField(request, "refuse")) next();
    else if (hasFault(world, "silent", payment)) keepSilent(response);
    else if (hasFault(world, "slow", payment) && !world.bankFaults.list().slow) setTimeout(next, SLOW_CARD * SECOND);
    else next();
  };
  for (const path of ["/pay/:id/code", "/acs/:id/code", "/app/:id"]) router.post(path, confirmation);
  return router;
}

/** Leaves a request unanswered. */
export function keepSilent(response: Response) {
  const end = setTimeout(() => response.destroy(), SILENCE).unref();
  response.once("close", () => clearTimeout(end));
}

/**
 * Brings the bank's answer to the shop from here, without the visitor's cookies, beside the visitor who brings it too.
 * A sandbox behind a shop's address does so for no test card: its visitors are strangers, who could make it call any
 * address.
 */
export function answerTwice(world: World, payment: Payment, url: string | undefined, fields?: Record<string, string>) {
  if (url === undefined || !hasFault(world, "twice", payment)) return;
  if (world.bankAtShop && !world.bankFaults.list().twice) return;
  const send = () =>
    fetch(url, {
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
      redirect: "manual",
      signal: AbortSignal.timeout(5 * SECOND),
    }).catch((error: unknown) => log.warn({ err: error }, "the shop did not take the bank's second answer"));
  void send();
  setTimeout(send, LATER).unref();
}
