import { Router, type Request, type Response } from "express";
import { expiryParts } from "../../rules/card";
import type { Language } from "../../rules/languages";
import { say, type MessageKey, type Words } from "../messages";
import { behaviourOf, cardErrors, declineWords, requiresHolder } from "../shop/payment/cards";
import { completeLink, decline, failLink } from "../shop/payments";
import type { World } from "../world";
import { showClosed } from "./closed";
import { askCode, checkCode } from "./code-page";
import { answerTwice } from "./misbehave";
import { bankPage, buttonForm, escaped, field } from "./page";
import { viewPayment, settleView, formField, type PaymentView } from "./payment-view";
import { paysByWallet, walletPage } from "./wallet-page";

/**
 * The acquirer's own page (`form_url`) accepts the card, requests a code if the card requires one, and sends the
 * visitor back to the shop.
 */
export function cardPageRoutes(world: World): Router {
  const router = Router();

  router.get("/pay/:id", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state !== "open") return showClosed(response, view);
    response.send(paysByWallet(view) ? walletPage(view) : cardPage(view));
  });

  router.post("/pay/:id", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state !== "open") return showClosed(response, view);
    if (!paysByWallet(view)) return takeCard(world, view, request, response);
    if (!settleView(world, view)) return giveUp(world, view, response);
    complete(world, view, response);
  });

  router.post("/pay/:id/code", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if ((view.state !== "open" && view.state !== "late") || !view.payment.document.card)
      return showClosed(response, view);
    const result = checkCode(world, view, request);
    if (result === "wrong") return void response.status(422).send(askCode(view, codeAction(view), "codeWrong"));
    if (result === "refused" || !settleView(world, view)) return giveUp(world, view, response);
    complete(world, view, response);
  });

  router.post("/pay/:id/cancel", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if (view.state !== "open") return showClosed(response, view);
    giveUp(world, view, response);
  });
  return router;
}

function takeCard(world: World, view: PaymentView, request: Request, response: Response) {
  const { payment } = view;
  const card = {
    number: formField(request, "number"),
    expiry: asContract(formField(request, "expiry")),
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
      return complete(world, view, response);
    default:
      payment.document.card = behaviour;
      world.store.payments.save(payment);
      return void response.send(askCode(view, codeAction(view)));
  }
}

/** Numeric keyboards have no slash: "1230" is an expiry too. */
function asContract(expiry: string): string {
  const { month, year } = expiryParts(expiry);
  return month && year ? `${month}/${year}` : expiry;
}

function cardPage(view: PaymentView, errors: Readonly<Record<string, Words>> = {}, failed?: Words): string {
  const { payment, language, base, amount } = view;
  const error = (name: string) => errors[name] && say(errors[name].key, language, errors[name].values);
  const action = `${base}/bank/pay/${payment.id}`;
  const holder = field({
    name: "holder",
    label: say("cardHolder", language),
    error: error("holder"),
    autocomplete: "cc-name",
    maxlength: 60,
    letters: true,
    example: "ANNA MUSTER",
  });
  const body = `<form method="post" action="${action}"><div class="card">
${field({ name: "number", label: say("cardNumber", language), error: error("number"), autocomplete: "cc-number", maxlength: 23, example: "0000 0000 0000 0000" })}
<div>${field({ name: "expiry", label: say("cardExpiry", language), error: error("expiry"), autocomplete: "cc-exp", maxlength: 7, width: "half" })}${field({ name: "cvv", label: say("cardCvc", language), error: error("cvv"), autocomplete: "cc-csc", maxlength: 4, width: "half", hint: say("cvcHint", language) })}</div>
${requiresHolder(payment.document.acquiring) ? holder : ""}</div>
<button>${say("payButton", language, { amount })}</button></form>
${buttonForm(`${action}/cancel`, say("dontPay", language), undefined, "plain")}
<p class="note">${escaped(say("cardNote", language))}</p>
${cardsToTry(language)}`;
  return bankPage({
    language,
    title: "payTitle",
    view,
    body,
    failed: failed && say(failed.key, language, failed.values),
  });
}

/** One card of each kind of answer; the console lists them all. */
const tried: readonly [number: string, answer: MessageKey][] = [
  ["4111 1111 1111 1111", "tryApproved"],
  ["4000 0000 0000 1000", "tryCode"],
  ["4000 0000 0000 9003", "noFunds"],
];

function cardsToTry(language: Language): string {
  const rows = tried.map(([number, answer]) => `<dt>${number}</dt><dd>${escaped(say(answer, language))}</dd>`);
  return `<details><summary>${escaped(say("tryCards", language))}</summary><dl>${rows.join("")}</dl><p>${escaped(say("tryAny", language))}</p></details>`;
}

function complete(world: World, { payment, base }: PaymentView, response: Response) {
  answerTwice(world, payment, payment.document.returns.success_url);
  response.redirect(303, completeLink(base, payment));
}

function giveUp(world: World, { payment, base }: PaymentView, response: Response) {
  if (payment.state === "open") decline(world, payment);
  response.redirect(303, failLink(base, payment));
}

function codeAction({ base, payment }: PaymentView): string {
  return `${base}/bank/pay/${payment.id}/code`;
}
