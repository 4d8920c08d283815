import { missing, Refusal, wrong } from "../respond";
import { declineWords } from "../shop/payment/cards";
import { completeLink, decline, isPaid, settle } from "../shop/payments";
import type { Confirms } from "../seed/test-cards";
import type { Payment } from "../store/payments";
import type { World } from "../world";
import type { CallContext, Handler } from "./handler";

type Request = Parameters<Handler<"orderPost3ds">>[0]["request"];

/**
 * Receives the bank's answer from the visitor's browser and returns whether the payment is confirmed. The bank's token
 * identifies the payment, because its POST has no cookies. A confirmed payment stays confirmed for every repeated call.
 */
export const orderPost3ds: Handler<"orderPost3ds"> = (context) => {
  const done = context.world.store.transaction(() => checkBankAnswer(context));
  if (done instanceof Refusal) throw done;
  return done;
};

function checkBankAnswer({ request, world, base }: CallContext<Request>) {
  const payment = paymentOf(world, request);
  const { document, order_id } = payment;
  const field = request.PaRes ? "PaRes" : request.cres ? "cres" : "TransactionId";
  const token = request.PaRes || request.cres;
  if (!token) throw wrong("PaRes", "required");
  if (token !== document.bank_answer?.token) throw wrong(field, "bankAnswerWrong");
  const success = (paid: Payment) => ({ success: true, order_id, complete_link: completeLink(base, paid) });
  const before = world.store.payments.ofOrder(order_id);
  if (before && isPaid(before)) return success(before);
  if (payment.state === "refunded") return wrong("order_id", "moneyGoesBack");
  if (payment.state !== "open") return wrong("payment", "notAuthenticated");
  if (!document.bank_answer.authenticated) return declineUnauthenticated(world, payment);
  document.checks += 1;
  world.store.payments.save(payment);
  if (hasConfirmed(confirmsOf(payment), document.checks, request.last_attempt === true))
    return settle(world, payment) ? success(payment) : wrong("order_id", "moneyGoesBack");
  return request.last_attempt ? declineUnauthenticated(world, payment) : { success: false, order_id };
}

/** Whether a bank with this behaviour has confirmed by this check. */
export function hasConfirmed(confirms: Confirms, checks: number, last: boolean): boolean {
  if (confirms === "at-once") return true;
  if (confirms === "third-try") return checks >= 3 || last;
  return confirms === "last-attempt" && last;
}

function confirmsOf({ document: { card } }: Payment): Confirms {
  return card?.does === "3ds" || card?.does === "3ds-v2" ? card.confirms : "at-once";
}

function declineUnauthenticated(world: World, payment: Payment): Refusal {
  decline(world, payment);
  const { key } = declineWords("payment");
  return new Refusal(422, { key: "notAuthenticated" }, { payment: { key: "notAuthenticated" }, payment_type: { key } });
}

/** The payment of the transaction id, or else the last payment of the named order. */
function paymentOf(world: World, { TransactionId, order_id, order_cache_key }: Request): Payment {
  const { payments, orderCaches } = world.store;
  const cached = order_cache_key ? orderCaches.find(order_cache_key)?.order_id : undefined;
  if (order_id != null && order_cache_key && order_id !== cached) throw missing("unknownOrder");
  const number = order_id ?? cached;
  const found = TransactionId ? payments.find(TransactionId) : number == null ? undefined : payments.ofOrder(number);
  if (!TransactionId && number == null && !order_cache_key) throw wrong("TransactionId", "required");
  if (!found || (TransactionId && number != null && found.order_id !== number)) throw missing("unknownOrder");
  return found;
}
