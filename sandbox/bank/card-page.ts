import { Router, type Request, type Response } from "express";
import { say } from "../messages";
import type { Words } from "../respond";
import { behaviourOf, cardErrors, declineWords } from "../shop/cards";
import { completeLink, decline, failLink } from "../shop/paying";
import type { World } from "../world";
import { showClosed } from "./closed";
import { askCode, checkCode } from "./code-page";
import { bankPage, buttonForm, field } from "./page";
import { lookAt, take, typed, type Looked } from "./payment";

/** The acquirer's own page (`form_url`): takes the card, asks for a code where the card wants one, and sends the visitor back to the shop. */
export function cardPageRoutes(world: World): Router {
  const router = Router();

  router.get("/pay/:id", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    if (looked.state !== "open") return showClosed(response, looked);
    response.send(cardPage(looked));
  });

  router.post("/pay/:id", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    if (looked.state !== "open") return showClosed(response, looked);
    takeCard(world, looked, request, response);
  });

  router.post("/pay/:id/code", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    if (looked.state !== "open" || !looked.payment.document.card) return showClosed(response, looked);
    const told = checkCode(world, looked, request);
    if (told === "wrong") return void response.status(422).send(askCode(looked, codeAction(looked), "codeWrong"));
    if (told === "refused" || !take(world, looked)) return giveUp(world, looked, response);
    response.redirect(303, completeLink(looked.base, looked.payment));
  });

  router.post("/pay/:id/cancel", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    if (looked.state !== "open") return showClosed(response, looked);
    giveUp(world, looked, response);
  });
  return router;
}

function takeCard(world: World, looked: Looked, request: Request, response: Response) {
  const { payment, base } = looked;
  const card = { number: typed(request, "number"), expiry: typed(request, "expiry"), cvv: typed(request, "cvv") };
  const errors = cardErrors(card, world.clock.now());
  if (Object.keys(errors).length > 0)
    return void response.status(422).send(cardPage(looked, errors, { key: "checkFields" }));
  const behaviour = behaviourOf(card);
  switch (behaviour.does) {
    case "declined": {
      const { field: name, key } = declineWords(behaviour.says);
      return void response.status(422).send(cardPage(looked, { [name]: { key } }, { key }));
    }
    case "approved":
    case "pre-auth":
      if (!take(world, looked, behaviour.does === "approved" ? "paid" : "held")) return giveUp(world, looked, response);
      return response.redirect(303, completeLink(base, payment));
    default:
      payment.document.card = behaviour;
      world.store.payments.save(payment);
      return void response.send(askCode(looked, codeAction(looked)));
  }
}

/** What was typed is not shown again: a card does not go back over the wire. */
function cardPage(looked: Looked, errors: Readonly<Record<string, Words>> = {}, failed?: Words): string {
  const { payment, language, base, about, amount } = looked;
  const words = (name: string) => errors[name] && say(errors[name].key, language, errors[name].values);
  const action = `${base}/bank/pay/${payment.id}`;
  const body = `<form method="post" action="${action}">
${field({ name: "number", label: say("cardNumber", language), error: words("number"), autocomplete: "cc-number", maxlength: 23 })}
${field({ name: "expiry", label: say("cardExpiry", language), error: words("expiry"), autocomplete: "cc-exp", maxlength: 7 })}
${field({ name: "cvv", label: say("cardCvc", language), error: words("cvv"), autocomplete: "cc-csc", maxlength: 4 })}
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

function giveUp(world: World, { payment, base }: Looked, response: Response) {
  if (payment.state === "open") decline(world, payment);
  response.redirect(303, failLink(base, payment));
}

function codeAction({ base, payment }: Looked): string {
  return `${base}/bank/pay/${payment.id}/code`;
}
