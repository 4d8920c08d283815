import { Router, type Response } from "express";
import { say } from "../messages";
import { decline } from "../shop/payments";
import type { World } from "../world";
import { refundNote, showClosed } from "./closed";
import { bankPage, buttonForm, escaped } from "./page";
import { viewPayment, settleView, formField, type PaymentView } from "./payment-view";

/** The customer's banking app, opened by an SBP code or SberPay, and the pages with the result of a payment. */
export function appRoutes(world: World): Router {
  const router = Router();

  router.get("/app/:id", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    const { payment, language, base, amount, state } = view;
    if (state === "paid") return response.redirect(303, endPage(view, "paid"));
    if (state !== "open") return showClosed(response, view);
    const action = `${base}/bank/app/${payment.id}`;
    const body =
      buttonForm(action, say("payButton", language, { amount })) +
      buttonForm(action, say("dontPay", language), { refuse: "1" }, "plain");
    response.send(bankPage({ language, title: "appTitle", view, body }));
  });

  router.post("/app/:id", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state === "open" && formField(request, "refuse")) decline(world, view.payment);
    else if (view.state === "open" || view.state === "late") settleView(world, view);
    response.redirect(303, endPage(view, view.payment.state === "paid" ? "paid" : "unpaid"));
  });

  router.get("/paid/:id", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state !== "paid") return response.redirect(303, endPage(view, "unpaid"));
    showEnd(response, view, "good");
  });

  router.get("/unpaid/:id", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state === "paid") return response.redirect(303, endPage(view, "paid"));
    showEnd(response, view, "bad");
  });
  return router;
}

/** The page may be on the phone that scanned the code, where the shop is not open. */
function showEnd(response: Response, view: PaymentView, sign: "good" | "bad") {
  const { language, payment } = view;
  const { success_url, fail_url } = payment.document.returns;
  const back = sign === "good" ? success_url : fail_url;
  const body = `${sign === "good" ? `<p>${escaped(say("paidNote", language))}</p>` : refundNote(view)}
${back ? `<p><a class="back" href="${escaped(back)}">${say("backToShop", language)}</a></p>` : ""}`;
  response.send(bankPage({ language, title: sign === "good" ? "paidTitle" : "unpaidTitle", view, body, sign }));
}

function endPage({ base, payment }: PaymentView, how: "paid" | "unpaid"): string {
  return `${base}/bank/${how}/${payment.id}`;
}
