import { asFailure, isOutage } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { nextRequestAt } from "../../../../rules/payment";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { clockWithSeconds } from "../../tracking/order-words.server";
import type { OpenPayment } from "../../../../server/visitor/open-payment";
import { paymentPage } from "../open-payment.server";
import { pay } from "../pay.server";
import type { WaitView } from "../payment.view";

/** Only the bank's app has a request that can be sent again. */
export function sentRequest({ step }: OpenPayment) {
  return step?.at === "app" ? step.request : undefined;
}

export async function againOf(visit: Visit, open: OpenPayment): Promise<WaitView["again"]> {
  const request = sentRequest(open);
  if (!request) return undefined;
  const from = nextRequestAt(request.sent_at);
  return from > visit.now() ? { from: clockWithSeconds(await visit.city(), from) } : {};
}

/**
 * Returns the path of the next page. Too early, it sends nothing. Each request's idempotency key is created with the
 * request before it, so that two windows, or a press after a lost answer, send it once.
 */
export async function sendAgain(visit: Visit, open: OpenPayment): Promise<string> {
  const wait = visit.path(paymentPage(open, "wait"));
  const request = sentRequest(open);
  if (!request || nextRequestAt(request.sent_at) > visit.now()) return wait;
  try {
    const next = await pay(visit, open, { payment_type: request.by, key: request.again });
    if (next === wait) visit.setFlash({ tone: "good", text: visit.t("payment:app.again.sent") });
    return next;
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = asFailure(error);
    const message = Object.values(failureWords(visit.t, failure).errors).join(" ");
    visit.setFlash({ tone: "danger", text: isOutage(failure) ? visit.t("payment:errors.noAnswer") : message });
    return wait;
  }
}
