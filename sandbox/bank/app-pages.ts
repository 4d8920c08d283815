import { Router, type Response } from "express";
import { say } from "../messages";
import { decline } from "../shop/paying";
import type { World } from "../world";
import { showClosed } from "./closed";
import { bankPage, buttonForm, escaped } from "./page";
import { lookAt, take, typed, type Looked } from "./payment";

/** The customer's banking app, which an SBP code or SberPay opens, and how a payment ended. */
export function appRoutes(world: World): Router {
  const router = Router();

  router.get("/app/:id", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    const { payment, language, base, about, amount, state } = looked;
    if (state === "paid") return response.redirect(303, ended(looked, "paid"));
    if (state === "over") return showClosed(response, looked);
    const action = `${base}/bank/app/${payment.id}`;
    const body =
      buttonForm(action, say("payButton", language, { amount })) +
      buttonForm(action, say("dontPay", language), { refuse: "1" }, "plain");
    response.send(bankPage({ language, title: "appTitle", about, body }));
  });

  router.post("/app/:id", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    if (looked.state === "open" && typed(request, "refuse")) decline(world, looked.payment);
    else if (looked.state === "open") take(world, looked);
    response.redirect(303, ended(looked, looked.payment.state === "paid" ? "paid" : "unpaid"));
  });

  router.get("/paid/:id", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    if (looked.state !== "paid") return response.redirect(303, ended(looked, "unpaid"));
    showEnd(response, looked, "paidTitle", looked.payment.document.returns.success_url);
  });

  router.get("/unpaid/:id", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    if (looked.state === "paid") return response.redirect(303, ended(looked, "paid"));
    showEnd(response, looked, "unpaidTitle", looked.payment.document.returns.fail_url);
  });
  return router;
}

function showEnd(
  response: Response,
  { language, about }: Looked,
  title: "paidTitle" | "unpaidTitle",
  back: string | undefined,
) {
  const body = back ? `<p><a href="${escaped(back)}">${say("backToShop", language)}</a></p>` : "";
  response.send(bankPage({ language, title, about, body }));
}

function ended({ base, payment }: Looked, how: "paid" | "unpaid"): string {
  return `${base}/bank/${how}/${payment.id}`;
}
