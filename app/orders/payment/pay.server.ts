import { NEW_ACQUIRING, type PayAnswer } from "../../../contract/payment";
import type { OrderPayload } from "../../../contract/order";
import { ORDER_TIME_MS } from "../../../server/upstream/deadline";
import { UpstreamFailure } from "../../../server/upstream/failure";
import { phoneOfOrder } from "../../../server/visitor/looked-up";
import type { Visit } from "../../../server/visitor/visit";
import { log } from "../../../server/operate/log";
import { settings } from "../../../server/operate/settings";
import { asksCard, isWallet } from "../../../rules/payment";
import { fitsCookie, saveOpenPayment, type OpenPayment, type PaymentStep } from "../../../server/visitor/open-payment";
import { orderNamedBy, paymentPage } from "./open-payment.server";
import { usableLink } from "./complete-link.server";
import { isListed } from "./listed-origin.server";
import { orderData } from "./order-data.server";
import { watchPayment } from "./watch-payment.server";

/** It never contains a card number, because the browser encrypts the card for the acquirer. */
export type Attempt = {
  payment_type: string;
  /** The idempotency key: money is taken once. */
  key: string;
  cryptogram?: string;
  email?: string;
  /** Set after the frames of 3-D Secure 2. */
  transaction?: string;
  /** The order form's data, if it was sent with this request. */
  order?: OrderPayload;
};

export type Acquirer = {
  /** The key that encrypts cards. Undefined if cards are paid on the acquirer's own page. */
  public_key?: string;
  verify_param?: string;
  wants_holder: boolean;
};

/** An unusable answer to `order/pay`, which another try would get again. */
export class LeadsNowhere extends UpstreamFailure {
  constructor(path: string) {
    super("broken", "orderPay", { path });
  }
}

/** Throws UpstreamFailure. */
export async function acquirerOf(visit: Visit, open: OpenPayment, payment_type = open.payment_type): Promise<Acquirer> {
  const { order_type, ...place } = open.place;
  const { acquiring, public_key, verify_param, holder_required } = await visit.upstream.orderPaymentSettings({
    payment_type,
    is_delivery: order_type === "delivery",
    city_id: (await visit.city()).id,
    ...place,
  });
  if (acquiring === "ozan" && !verify_param)
    throw new UpstreamFailure("broken", "orderPaymentSettings", { path: "verify_param" });
  const isNew = NEW_ACQUIRING.some((name) => name === acquiring) || Boolean(verify_param);
  return {
    public_key: isNew ? undefined : (public_key ?? undefined),
    verify_param: verify_param ?? undefined,
    wants_holder: holder_required ?? false,
  };
}

/**
 * Saves the payment's state in the cookie and returns the path of the next page
 * (docs/specification/rules-and-calls.md#orders-and-payment). Throws UpstreamFailure: `refused` for a declined card;
 * after any other failure the same attempt may be sent again.
 */
export async function pay(visit: Visit, open: OpenPayment, attempt: Attempt): Promise<string> {
  visit.deadline.allow(ORDER_TIME_MS);
  const { payment_type, key, cryptogram, email, transaction } = attempt;
  const [{ public_key, verify_param }, order] = await Promise.all([
    acquirerOf(visit, open, payment_type),
    attempt.order ?? orderData(visit, open),
  ]);
  const answer = await visit.upstream.orderPay(
    {
      ...order,
      ...orderNamedBy(open.key),
      phone: (await phoneOfOrder(visit, open.order_id)) ?? order.phone,
      payment_type,
      email: email || open.email,
      cryptogram: public_key && cryptogram,
      threeDSServerTransId: transaction,
      is_new_acquiring:
        (asksCard(payment_type) || isWallet(payment_type)) && !(public_key && cryptogram) && !transaction,
      verify_param,
      TermUrl: termUrl(visit, open),
      success_url: visit.absolute(paymentPage(open, "done")),
      fail_url: visit.absolute(`${paymentPage(open)}?state=payment-failure`),
    },
    { idempotencyKey: key },
  );
  const order_id = answer.order_id ?? open.order_id;
  const next = nextStep(visit, { ...open, payment_type, order_id }, answer);
  // The page that waits for the app shows the notification itself.
  if (next?.at !== "app") visit.flashNotification(answer);
  const complete_link = usableLink(visit, answer.complete_link);
  const paying = { ...open, payment_type, order_id, step: next, complete_link };
  if (next && !(await fitsCookie(paying))) throw new LeadsNowhere(next.at);
  saveOpenPayment(visit, paying);
  if (order_id !== undefined) void watchPayment(visit, order_id);
  return visit.path(next ? paymentPage(open, pages[next.at]) : paymentPage(open, "done"));
}

/** The bank's POST has no cookies, so the address names the order. */
function termUrl(visit: Visit, { key, order_id }: OpenPayment): string {
  const isNamed = order_id === undefined || String(order_id) === key;
  return visit.absolute(paymentPage({ key }, isNamed ? "3ds" : `3ds?order_id=${order_id}`));
}

const pages = { acquirer: "bank", bank: "bank", frames: "bank", app: "wait", asked: "wait" } as const;

export function stepPath(visit: Visit, open: OpenPayment & { step: PaymentStep }): string {
  return visit.path(paymentPage(open, pages[open.step.at]));
}

/** Undefined for a finished payment. Throws UpstreamFailure for an unusable answer. */
function nextStep(
  visit: Visit,
  open: OpenPayment,
  answer: PayAnswer & { notification?: string | null },
): PaymentStep | undefined {
  const { reason, form_url, AcsUrl, MD, PaReq, cReq, qr_code, payment_link } = answer;
  const allowed = (field: string, address: string | null | undefined) => {
    if (!address || !leadsOut(visit, address)) throw new LeadsNowhere(field);
    return address;
  };
  switch (reason) {
    case "approved":
    case "pre-auth":
      return undefined;
    case "approved-new":
      return { at: "acquirer", url: allowed("form_url", form_url) };
    case "3ds-v2": {
      const { threeDSServerTransId, threeDSMethodData, threeDSMethodUrl, threeDSMethodUrlServer } = answer;
      if (!threeDSServerTransId) throw new LeadsNowhere("threeDSServerTransId");
      const urls = [threeDSMethodUrl, threeDSMethodUrlServer].filter((url) => url && leadsOut(visit, url));
      return { at: "frames", urls: urls as string[], data: threeDSMethodData ?? "", transaction: threeDSServerTransId };
    }
  }
  if (AcsUrl) {
    const TermUrl = termUrl(visit, open);
    const fields: Record<string, string> = cReq ? { creq: cReq } : { MD: MD ?? "", PaReq: PaReq ?? "", TermUrl };
    return { at: "bank", url: allowed("AcsUrl", AcsUrl), fields };
  }
  if (!qr_code && !payment_link && !answer.notification) throw new LeadsNowhere("reason");
  return {
    at: "app",
    qr_code: qr_code ?? undefined,
    payment_link:
      payment_link && !opensApp(payment_link) ? allowed("payment_link", payment_link) : (payment_link ?? undefined),
    notification: answer.notification?.slice(0, 200),
    request: qr_code ? undefined : { by: open.payment_type, sent_at: visit.now(), again: crypto.randomUUID() },
  };
}

/** The link's scheme must be in the settings. Such links are never followed automatically. */
function opensApp(link: string): boolean {
  return URL.canParse(link) && settings().payment_schemes.some((scheme) => new URL(link).protocol === `${scheme}:`);
}

/** Logs an address that is not on the deployment's list. */
function leadsOut(visit: Visit, address: string): boolean {
  if (isListed(visit, address)) return true;
  const origin = URL.canParse(address) ? new URL(address).origin : "";
  log.warn({ origin: origin.slice(0, 100) }, "an address to pay at is not in payment_origins");
  return false;
}
