import type { OrderPayload } from "../../../contract/order";
import type { Visit } from "../../../server/visitor/visit";
import { wordsOfFailure } from "./failed-payment.server";
import type { OpenPayment } from "../../../server/visitor/open-payment";
import { paymentPage } from "./open-payment.server";
import { pay, stepPath } from "./pay.server";

/**
 * Starts to pay in the bank's app and returns the path of the next page: the payment page if this fails or another
 * payment is in progress. `key`: the order form's key, so that sending the form twice starts one payment.
 */
export async function startInApp(visit: Visit, open: OpenPayment, key: string, order: OrderPayload): Promise<string> {
  const { payment_type, step } = open;
  const page = visit.path(paymentPage(open));
  if (step?.at === "app" && (step.request?.by ?? "sbp") === payment_type) return stepPath(visit, { ...open, step });
  if (step) return page;
  try {
    return await pay(visit, open, { payment_type, key, order });
  } catch (error) {
    const { errors } = await wordsOfFailure(visit, open, { attempt: key }, error);
    visit.setFlash({ tone: "danger", text: Object.values(errors).join(" ") });
    return page;
  }
}
