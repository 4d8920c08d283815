import { action, loader } from "../../../app/orders/payment/page/payment.route";
import type { PaymentView } from "../../../app/orders/payment/payment.view";
import { pays, CACHE_KEY } from "../upstream/payments";
import { cookiesAfter, outcomeOf, readyToOrder } from "../upstream/visitor";
import { on } from "../upstream/upstream";
import { honest, submit } from "./checkout-form";
import { visitArgs } from "./route";

export const PAYMENT = `/spb/order/payment/${CACHE_KEY}`;
const params = { order_cache_key: CACHE_KEY };

/** Cookies of a visitor whose order waits to be paid online. */
export async function readyToPay(payment_type = "cardOnline", from?: string): Promise<string> {
  const before = from ?? (await readyToOrder());
  const { cookies } = await submit({ ...honest, payment_type, cash: "" }, { cookies: before });
  return cookiesAfter(before, cookies);
}

/** Opens the payment page. */
export async function lookAtPayment(cookies: string, { path = PAYMENT, key = CACHE_KEY, city = "spb" } = {}) {
  const outcome = await outcomeOf(async () =>
    loader(visitArgs(path, { params: { city, order_cache_key: key }, cookies })),
  );
  return { ...outcome, view: outcome.view as PaymentView };
}

export const ATTEMPT = "0d6c1f6e-52f4-4c3a-8f0f-6f1f7f1b2c3d";

/** Sends a form of the payment page. */
export async function payWith(cookies: string, form: Record<string, string> = { intent: "acquirer" }) {
  const outcome = await outcomeOf(async () =>
    action(visitArgs(PAYMENT, { params, cookies, form: { attempt: ATTEMPT, ...form } })),
  );
  type Answer = { errors: Record<string, string>; typed: Record<string, string> };
  return { ...outcome, answer: outcome.view as Answer, after: cookiesAfter(cookies, outcome.cookies) };
}

/** What the upstream answers to attempts to pay from now on. */
export const payAnswers = (answer: object, status = 200) =>
  on("orderPay", ({ request }) => pays(request, answer, status));

export const payFails = (status: number) => on("orderPay", {}, status);
