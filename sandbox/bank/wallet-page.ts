import { isWallet } from "../../rules/payment";
import { say } from "../messages";
import { bankPage, buttonForm, escaped } from "./page";
import type { PaymentView } from "./payment-view";

export const paysByWallet = ({ payment }: PaymentView) => isWallet(payment.document.payment_type);

/** A device's wallet shows the sum and a question over the acquirer's page, without a choice of cards. */
export function walletPage(view: PaymentView): string {
  const { payment, language, base, amount } = view;
  const action = `${base}/bank/pay/${payment.id}`;
  const body = `<p>${escaped(say("walletNote", language))}</p>
${buttonForm(action, say("payButton", language, { amount }))}
${buttonForm(`${action}/cancel`, say("dontPay", language), undefined, "plain")}`;
  return bankPage({
    language,
    title: payment.document.payment_type === "applePay" ? "applePay" : "googlePay",
    view,
    body,
  });
}
