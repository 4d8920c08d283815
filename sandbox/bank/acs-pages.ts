import { randomBytes } from "node:crypto";
import { Router } from "express";
import { say } from "../messages";
import { missing } from "../respond";
import { bankAnswer } from "../shop/payments";
import type { World } from "../world";
import { showClosed } from "./closed";
import { askCode, checkCode } from "./code-page";
import { answerTwice, hasFault, keepSilent } from "./misbehave";
import { bankPage, buttonForm, escaped } from "./page";
import { viewPayment, formField, type PaymentView } from "./payment-view";

/** The card issuer's pages for both versions of 3-D Secure, and the hidden frames of version 2. */
export function acsRoutes(world: World): Router {
  const router = Router();

  /** 3-D Secure 1 sends `MD` and `PaReq`, version 2 sends `creq` (or `cReq`). */
  router.post("/acs", (request, response) => {
    const id =
      base64JsonField(formField(request, "creq") || formField(request, "cReq"), "threeDSServerTransID") ??
      base64JsonField(formField(request, "PaReq"), "id");
    const view = viewPayment(world, request, id);
    if (view.state !== "open" || !is3ds(view)) return showClosed(response, view);
    takeTermUrl(world, view, formField(request, "TermUrl"));
    response.send(askCode(view, acsCodeAction(view)));
  });

  router.post("/acs/:id/code", (request, response) => {
    const view = viewPayment(world, request, request.params.id);
    if ((view.state !== "open" && view.state !== "late") || !is3ds(view)) return showClosed(response, view);
    const earlier = view.payment.document.bank_answer;
    const result = earlier ? (earlier.authenticated ? "right" : "refused") : checkCode(world, view, request);
    if (result === "wrong") return void response.status(422).send(askCode(view, acsCodeAction(view), "codeWrong"));
    response.send(resultPage(world, view, result === "right"));
  });

  /** A loaded frame means that the issuer or its server has identified the visitor's device. */
  router.post("/3ds-method/:frame(acs|server)", (request, response) => {
    const { payment } = viewPayment(
      world,
      request,
      base64JsonField(formField(request, "threeDSMethodData"), "threeDSServerTransID"),
    );
    if (hasFault(world, "frames", payment)) return keepSilent(response);
    const frame = request.params.frame ?? "";
    if (!payment.document.frames.includes(frame)) payment.document.frames.push(frame);
    world.store.payments.save(payment);
    response.send("<!doctype html><title>3-D Secure</title>");
  });

  /** Shows the bank's answer if the shop gave no `TermUrl`, so that it can be passed to `order/post3ds` by hand. */
  router.post("/returned", (request, response) => {
    const view = viewPayment(
      world,
      request,
      formField(request, "MD") || base64JsonField(formField(request, "threeDSSessionData"), "id"),
    );
    const names = ["MD", "PaRes", "cres"].filter((name) => /^[0-9a-f]{32}$/.test(formField(request, name)));
    const body = `<dl>${names.map((name) => `<dt>${name}<dd>${formField(request, name)}`).join("")}</dl>`;
    response.send(bankPage({ language: view.language, title: "answerTitle", view, body }));
  });
  return router;
}

/**
 * Returns a form with the bank's answer, which the visitor submits to the shop: `PaRes` with `MD`, or `cres` with
 * `threeDSSessionData`.
 */
function resultPage(world: World, view: PaymentView, authenticated: boolean): string {
  const { payment, base, language } = view;
  const signed = bankAnswer(world, payment, authenticated);
  const token = hasFault(world, "forged", payment) ? randomBytes(16).toString("hex") : signed;
  const isSecond = payment.document.card?.does === "3ds-v2";
  const answer: Record<string, string> = isSecond
    ? { cres: token, threeDSSessionData: Buffer.from(JSON.stringify({ id: payment.id })).toString("base64url") }
    : { MD: payment.id, PaRes: token };
  const { TermUrl } = payment.document.returns;
  answerTwice(world, payment, TermUrl, answer);
  const body = `<p>${escaped(say("takeBack", language))}</p>${buttonForm(TermUrl ?? `${base}/bank/returned`, say("backToShop", language), answer)}`;
  const title = authenticated ? "confirmedTitle" : "refusedTitle";
  return bankPage({ language, title, view, body, sign: authenticated ? "good" : "bad" });
}

/** The form of 3-D Secure 1 says where its answer goes; by then the shop knows the order's number. */
function takeTermUrl(world: World, { payment }: PaymentView, TermUrl: string) {
  const before = payment.document.returns.TermUrl;
  const isSame = before && URL.canParse(TermUrl) && new URL(TermUrl).origin === new URL(before).origin;
  if (!isSame) return;
  payment.document.returns.TermUrl = TermUrl;
  world.store.payments.save(payment);
}

function is3ds({ payment: { document } }: PaymentView): boolean {
  return document.card?.does === "3ds" || document.card?.does === "3ds-v2";
}

function acsCodeAction({ base, payment }: PaymentView): string {
  return `${base}/bank/acs/${payment.id}/code`;
}

/** Reads a field of base64url JSON that the shop received earlier. Throws a Refusal of 404 for anything else. */
function base64JsonField(text: string, name: string): unknown {
  if (!text) return undefined;
  try {
    return (JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Record<string, unknown> | null)?.[name];
  } catch {
    throw missing("unknownOrder");
  }
}
