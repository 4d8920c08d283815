import type { Response } from "express";
import { say } from "../messages";
import { completeLink, failLink } from "../shop/payments";
import { bankPage, escaped } from "./page";
import type { PaymentView } from "./payment-view";

/** The page of a closed payment: a paid one redirects to the shop, any other shows that it is over. */
export function showClosed(response: Response, view: PaymentView) {
  const { payment, base, language, state } = view;
  if (state === "paid") return response.redirect(303, completeLink(base, payment));
  const body = `${refundNote(view)}<p><a class="back" href="${escaped(failLink(base, payment))}">${say("backToShop", language)}</a></p>`;
  response.status(410).send(bankPage({ language, title: "overTitle", view, body, sign: "bad" }));
}

export function refundNote({ payment, language }: PaymentView): string {
  return payment.state === "refunded" ? `<p>${escaped(say("moneyGoesBack", language))}.</p>` : "";
}
