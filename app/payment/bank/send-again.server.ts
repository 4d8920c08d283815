import { asFailure, isOutage } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { nextRequestAt } from "../../../rules/payment";
import { failureWords } from "../../errors/failure-words.server";
import { clockWithSeconds } from "../../tracking/order-words.server";
import { paymentPage, type OpenPayment } from "../open-payment.server";
import { pay } from "../pay.server";
import type { WaitView } from "../payment.view";

/** The request that waits in the bank's app, if the last attempt sent one. */
export function sentRequest({ step }: OpenPayment) {
  return step?.at === "app" ? step.request : undefined;
}

/** Whether the request to the bank's app can be sent again, and from when. */
export async function againOf(visit: Visit, open: OpenPayment): Promise<WaitView["again"]> {
  const request = sentRequest(open);
  if (!request) return undefined;
  const from = nextRequestAt(request.sent_at);
  return from > visit.now() ? { from: clockWithSeconds(await visit.city(), from) } : {};
}

/**
 * Sends the request to the bank's app again, and answers with the path of the page that comes next. Too early, nothing is sent. Each request
 * has one idempotency key, made with the one before it: two windows, or a press after a lost answer, send it once.
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
    const said = Object.values(failureWords(visit.t, failure).errors).join(" ");
    visit.setFlash({ tone: "danger", text: isOutage(failure) ? visit.t("payment:errors.noAnswer") : said });
    return wait;
  }
}
