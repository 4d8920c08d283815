import type { PayAnswer, PayRequest } from "../../contract/payment";
import { say } from "../messages";
import { bankBaseOf, forPhones } from "../public-address";
import { Refusal, wrong } from "../respond";
import type { Acquirer } from "../seed/geography/schema";
import { holdsCardNumber } from "../shop/payment/cards";
import { statusAt } from "../shop/place/kitchen";
import { placeOfOrder } from "../shop/orders";
import { completeLink, isPaid, settle } from "../shop/payments";
import { acquirerOfOrder, isOnline, onlineTypesOf } from "../shop/payment/payment-types";
import type { StoredOrder } from "../store/orders";
import type { Payment, Returns } from "../store/payments";
import { continueAfterFrames, payWithCard } from "./card-payment";
import { formFields } from "./form";
import type { CallContext, Handler } from "./handler";
import { oncePerKey } from "./once-per-key";
import { orderOfCache } from "./order-cache";
import { ownOrder } from "./orders";
import { needsVerifying, verifyParam } from "./payment-settings";

/**
 * Starts a payment, or continues it after the hidden frames. A declined order keeps waiting and can be paid in another
 * way.
 */
export const orderPay: Handler<"orderPay"> = (context) =>
  oncePerKey(context, "pay", () => {
    const { request, world } = context;
    refusePlainCard(request);
    const returns = returnAddresses(request);
    const order = orderToPay(context);
    const before = world.store.payments.ofOrder(order.id);
    if (before && isPaid(before))
      return { reason: "approved", order_id: order.id, complete_link: completeLink(context.base, before) };
    if (statusAt(order.timeline, world.clock.now()) !== "waiting_for_payment")
      throw wrong("order_id", before?.state === "refunded" ? "moneyGoesBack" : "cacheExpired");
    if (request.threeDSServerTransId)
      return continueAfterFrames(context, order.id, returns, request.threeDSServerTransId);

    const acquirer = acquirerOfOrder(placeOfOrder(order.document).city, order.document.cooked_at);
    if (needsVerifying(acquirer) && request.verify_param !== verifyParam(acquirer))
      throw wrong("verify_param", request.verify_param ? "invalid" : "required");
    const email = receiptAddress(request) || order.document.email;
    const payment = openPayment(context, order, acquirer, returns);
    const { payment_type } = payment.document;
    world.store.orders.setTimelineAndDocument(order.id, order.timeline, { ...order.document, email, payment_type });
    const start = startPayment(context, payment, acquirer);
    return start instanceof Refusal
      ? start
      : { ...start, order_id: order.id, verify_param: request.verify_param ?? undefined };
  });

/** The card form has this field too, after the order form. */
function receiptAddress(request: PayRequest): string {
  const form = formFields();
  const email = form.email(request.email);
  form.throwErrors();
  return email;
}

function startPayment(
  context: CallContext<PayRequest>,
  payment: Payment,
  acquirer: Acquirer,
): (PayAnswer & { notification?: string }) | Refusal {
  const { request, world, language } = context;
  const base = bankBaseOf(world, context.base, payment.document.returns);
  const link = `${base}/bank/app/${payment.id}`;
  switch (payment.document.payment_type) {
    case "sbp":
      return { qr_code: forPhones(world, link), payment_link: link };
    case "sberPay":
      return { payment_link: link, notification: say("pushSent", language) };
    case "applePay":
    case "googlePay":
      if (request.is_new_acquiring) return { reason: "approved-new", form_url: `${base}/bank/pay/${payment.id}` };
      if (!/^[\w+/=-]{8,}$/.test(request.payment_token ?? ""))
        throw wrong("payment_token", request.payment_token ? "invalid" : "required");
      settle(world, payment);
      return { reason: "approved", complete_link: completeLink(base, payment) };
  }
  if (request.cryptogram) return payWithCard({ ...context, base }, payment, acquirer, request.cryptogram);
  if (!request.is_new_acquiring) throw wrong("number", "numberRequired");
  return { reason: "approved-new", form_url: `${base}/bank/pay/${payment.id}` };
}

/**
 * The order of the cache key, created if necessary, or the one with the given number. Another session's order needs its
 * phone.
 */
function orderToPay({ request, world, session }: CallContext<PayRequest>): StoredOrder {
  if (request.order_cache_key) return orderOfCache(world, session, request.order_cache_key);
  if (request.order_id == null) throw wrong("order_cache_key", "required");
  return ownOrder(world, request.order_id, session, request.phone ?? undefined);
}

function openPayment(
  { world, request, language }: CallContext<PayRequest>,
  { id, document }: StoredOrder,
  acquiring: Acquirer,
  returns: Returns,
): Payment {
  const payment_type = request.payment_type ?? document.payment_type;
  if (!isOnline(payment_type)) throw wrong("payment_type", "notOnline");
  if (!onlineTypesOf(placeOfOrder(document)).includes(payment_type)) throw wrong("payment_type", "unknownPayment");
  const amount = document.basket.receipt.total;
  return world.store.payments.open(
    id,
    { payment_type, acquiring, amount, returns, language, frames: [], code_tries: 0, checks: 0 },
    world.clock.now(),
  );
}

/** Card numbers are accepted encrypted only. A plain one is refused and never stored. */
function refusePlainCard(request: PayRequest) {
  for (const field of ["cryptogram", "payment_token", "username", "email", "order_comment"] as const) {
    if (holdsCardNumber(request[field] ?? "")) throw wrong(field, "plainCard");
  }
}

function returnAddresses(request: PayRequest): Returns {
  const returns: Returns = {};
  for (const field of ["TermUrl", "success_url", "fail_url"] as const) {
    const address = request[field];
    if (!address) continue;
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw wrong(field, "invalid");
    returns[field] = address;
  }
  return returns;
}
