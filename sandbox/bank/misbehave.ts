import { Router, type RequestHandler, type Response } from "express";
import type { BankFault } from "../bank-faults";
import { log } from "../log";
import type { Payment } from "../store/payments";
import type { World } from "../world";
import { formField, viewPayment } from "./payment-view";

const SLOW_CARD_SECONDS = 10;
const CLOSE_UNANSWERED_AFTER_MS = 120_000;
const REPEAT_AFTER_MS = 15_000;
const SECOND_MS = 1_000;

/** Whether the console switched a fault on, or the payment's test card causes it. */
export function hasFault({ bankFaults }: World, fault: BankFault, { document: { card } }: Payment): boolean {
  return Boolean(bankFaults.list()[fault]) || (card !== undefined && "fault" in card && card.fault === fault);
}

/** Delays all pages of a slow bank, and answers no confirmation of a silent one, so that its payment stays open. */
export function slowAndSilent(world: World): Router {
  const router = Router();
  router.use((_request, _response, next) => {
    const { slow } = world.bankFaults.list();
    if (slow) setTimeout(next, slow * SECOND_MS);
    else next();
  });
  const confirmation: RequestHandler<{ id: string }> = (request, response, next) => {
    const { payment } = viewPayment(world, request, request.params.id);
    if (formField(request, "refuse")) next();
    else if (hasFault(world, "silent", payment)) keepSilent(response);
    else if (hasFault(world, "slow", payment) && !world.bankFaults.list().slow)
      setTimeout(next, SLOW_CARD_SECONDS * SECOND_MS);
    else next();
  };
  for (const path of ["/pay/:id/code", "/acs/:id/code", "/app/:id"]) router.post(path, confirmation);
  return router;
}

export function keepSilent(response: Response) {
  const end = setTimeout(() => response.destroy(), CLOSE_UNANSWERED_AFTER_MS).unref();
  response.once("close", () => clearTimeout(end));
}

/**
 * Sends the bank's answer to the shop without the visitor's cookies, in addition to the visitor. A sandbox behind a
 * shop's address does not do it for test cards, because strangers could make it call any address.
 */
export function answerTwice(world: World, payment: Payment, url: string | undefined, fields?: Record<string, string>) {
  if (url === undefined || !hasFault(world, "twice", payment)) return;
  if (world.bankAtShop && !world.bankFaults.list().twice) return;
  const send = () =>
    fetch(url, {
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
      redirect: "manual",
      signal: AbortSignal.timeout(5 * SECOND_MS),
    }).catch((error: unknown) => log.warn({ err: error }, "the shop did not take the bank's second answer"));
  void send();
  setTimeout(send, REPEAT_AFTER_MS).unref();
}
