import type { Visit } from "../../server/visitor/visit";
import { wordsOfFailure } from "./failed-payment.server";
import { paymentPage, type OpenPayment } from "./open-payment.server";
import { pay, stepPath } from "./pay.server";

/**
 * Starts to pay a stored order in the customer's bank app, and answers with the path of the page that comes next: the code and the app's button. The
 * payment page comes instead if another payment of the order is under way, or if this one cannot be started. `key` is the order form's: a form that
 * is sent twice starts it once.
 */
export async function startInApp(visit: Visit, open: OpenPayment, key: string): Promise<string> {
  const { payment_type, step } = open;
  const page = visit.path(paymentPage(open));
  if (step?.at === "app" && (step.request?.by ?? "sbp") === payment_type) return stepPath(visit, { ...open, step });
  if (step) return page;
  try {
    return await pay(visit, open, { payment_type, key });
  } catch (error) {
    const { errors } = await wordsOfFailure(visit, open, { attempt: key }, error);
    visit.setFlash({ tone: "danger", text: Object.values(errors).join(" ") });
    return page;
  }
}
