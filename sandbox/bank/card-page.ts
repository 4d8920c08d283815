import { Router, type Request, type Response } from "express";
import { say, type Words } from "../messages";
import { behaviourOf, cardErrors, declineWords, requiresHolder } from "../shop/cards";
import { completeLink, decline, failLink } from "../shop/payments";
import type { World } from "../world";
import { showClosed } from "./closed";
import { askCode, checkCode } from "./code-page";
import { bankPage, buttonForm, field } from "./page";
import { viewPayment, settleView, formField, type PaymentView } from "./payment-view";

/**
 * The acquirer's own page (`form_url`): takes the card, asks for a code if the card requires one, and sends the visitor
 * back to the shop.
 */
export function cardPageRoutes(world: World): Router {
  const router = Router();

  router.get("/pay/:id", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state !== "open") return showClosed(response, view);
    response.send(cardPage(view));
  });

  router.post("/pay/:id", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state !== "open") return showClosed(response, view);
    takeCard(world, view, request, response);
  });

  router.post("/pay/:id/code", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state !== "open" || !view.payment.document.card) return showClosed(response, view);
    const result = checkCode(world, view, request);
    if (result === "wrong") return void response.status(422).send(askCode(view, codeAction(view), "codeWrong"));
    if (result === "refused" || !settleView(world, view)) return giveUp(world, view, response);
    response.redirect(303, completeLink(view.base, view.payment));
  });

  router.post("/pay/:id/cancel", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state !== "open") return showClosed(response, view);
    giveUp(world, view, response);
  });
  return router;
}

function takeCard(world: World, view: PaymentView, request: Request, response: Response) {
  const { payment, base } = view;
  const card = {
    number: formField(request, "number"),
    expiry: formField(request, "expiry"),
    cvv: formField(request, "cvv"),
    holder: requiresHolder(payment.document.acquiring) ? formField(request, "holder") : undefined,
  };
  const errors = cardErrors(card, world.clock.now(), payment.document.acquiring);
  if (Object.keys(errors).length > 0)
    return void response.status(422).send(cardPage(view, errors, { key: "checkFields" }));
  const behaviour = behaviourOf(card);
  switch (behaviour.does) {
    case "declined": {
      const { field: name, key } = declineWords(behaviour.says);
      return void response.status(422).send(cardPage(view, { [name]: { key } }, { key }));
    }
    case "approved":
    case "pre-auth":
      if (!settleView(world, view, behaviour.does === "approved" ? "paid" : "held"))
        return giveUp(world, view, response);
      return response.redirect(303, completeLink(base, payment));
    default:
      payment.document.card = behaviour;
      world.store.payments.save(payment);
      return void response.send(askCode(view, codeAction(view)));
  }
}

/** Never shows the typed values again: card data must not be sent back. */
function cardPage(view: PaymentView, errors: Readonly<Record<string, Words>> = {}, failed?: Words): string {
  const { payment, language, base, about, amount } = view;
  const words = (name: string) => errors[name] && say(errors[name].key, language, errors[name].values);
  const action = `${base}/bank/pay/${payment.id}`;
  const body = `<form method="post" action="${action}">
${field({ name: "number", label: say("cardNumber", language), error: words("number"), autocomplete: "cc-number", maxlength: 23 })}
${field({ name: "expiry", label: say("cardExpiry", language), error: words("expiry"), autocomplete: "cc-exp", maxlength: 7 })}
${field({ name: "cvv", label: say("cardCvc", language), error: words("cvv"), autocomplete: "cc-csc", maxlength: 4 })}
${requiresHolder(payment.document.acquiring) ? field({ name: "holder", label: say("cardHolder", language), error: words("holder"), autocomplete: "cc-name", maxlength: 60 }) : ""}
<button>${say("payButton", language, { amount })}</button></form>
${buttonForm(`${action}/cancel`, say("dontPay", language), {}, "plain")}`;
  return bankPage({
    language,
    title: "payTitle",
    about,
    body,
    failed: failed && say(failed.key, language, failed.values),
  });
}

function giveUp(world: World, { payment, base }: PaymentView, response: Response) {
  if (payment.state === "open") decline(world, payment);
  response.redirect(303, failLink(base, payment));
}

function codeAction({ base, payment }: PaymentView): string {
  return `${base}/bank/pay/${payment.id}/code`;
}
