import { Router } from "express";
import { say } from "../messages";
import { missing } from "../respond";
import { bankAnswer } from "../shop/paying";
import type { World } from "../world";
import { showClosed } from "./closed";
import { askCode, checkCode } from "./code-page";
import { bankPage, buttonForm } from "./page";
import { lookAt, typed, type Looked } from "./payment";

/** The page of the bank that gave out the card, for both versions of 3-D Secure, and the hidden frames of the second. */
export function acsRoutes(world: World): Router {
  const router = Router();

  /** 3-D Secure 1 sends `MD` and `PaReq`, 2 sends `creq` (or `cReq`). */
  router.post("/acs", (request, response) => {
    const asked =
      unpacked(typed(request, "creq") || typed(request, "cReq"), "threeDSServerTransID") ??
      unpacked(typed(request, "PaReq"), "id");
    const looked = lookAt(world, request, asked);
    if (looked.state !== "open" || !is3ds(looked)) return showClosed(response, looked);
    response.send(askCode(looked, codeAction(looked)));
  });

  router.post("/acs/:id/code", (request, response) => {
    const looked = lookAt(world, request, request.params.id);
    if (looked.state !== "open" || !is3ds(looked)) return showClosed(response, looked);
    const known = looked.payment.document.bank_answer;
    const told = known ? (known.authenticated ? "right" : "refused") : checkCode(world, looked, request);
    if (told === "wrong") return void response.status(422).send(askCode(looked, codeAction(looked), "codeWrong"));
    response.send(resultPage(world, looked, told === "right"));
  });

  /** A hidden frame was loaded: the bank, or the server between, has seen the visitor's device. */
  router.post("/3ds-method/:frame(acs|server)", (request, response) => {
    const { payment } = lookAt(world, request, unpacked(typed(request, "threeDSMethodData"), "threeDSServerTransID"));
    const frame = request.params.frame ?? "";
    if (!payment.document.frames.includes(frame)) payment.document.frames.push(frame);
    world.store.payments.save(payment);
    response.send("<!doctype html><title>3-D Secure</title>");
  });

  /** For a shop that gave no `TermUrl`: what the bank says, to be carried to `order/post3ds` by hand. */
  router.post("/returned", (request, response) => {
    const looked = lookAt(world, request, typed(request, "MD") || unpacked(typed(request, "threeDSSessionData"), "id"));
    const names = ["MD", "PaRes", "cres"].filter((name) => /^[0-9a-f]{32}$/.test(typed(request, name)));
    const body = `<dl>${names.map((name) => `<dt>${name}<dd>${typed(request, name)}`).join("")}</dl>`;
    response.send(bankPage({ language: looked.language, title: "answerTitle", about: looked.about, body }));
  });
  return router;
}

/** The bank's answer as a form that the visitor carries to the shop: `PaRes` with `MD`, or `cres` with `threeDSSessionData`. */
function resultPage(world: World, looked: Looked, authenticated: boolean): string {
  const { payment, base, language, about } = looked;
  const token = bankAnswer(world, payment, authenticated);
  const isSecond = payment.document.card?.does === "3ds-v2";
  const answer: Record<string, string> = isSecond
    ? { cres: token, threeDSSessionData: Buffer.from(JSON.stringify({ id: payment.id })).toString("base64url") }
    : { MD: payment.id, PaRes: token };
  const body = `<p>${say("takeBack", language)}</p>${buttonForm(payment.document.returns.TermUrl ?? `${base}/bank/returned`, say("backToShop", language), answer)}`;
  return bankPage({ language, title: authenticated ? "confirmedTitle" : "refusedTitle", about, body });
}

function is3ds({ payment: { document } }: Looked): boolean {
  return document.card?.does === "3ds" || document.card?.does === "3ds-v2";
}

function codeAction({ base, payment }: Looked): string {
  return `${base}/bank/acs/${payment.id}/code`;
}

/** A field of base64url JSON, as the shop was given it. Throws a Refusal of 404 for anything else. */
function unpacked(text: string, name: string): unknown {
  if (!text) return undefined;
  try {
    return (JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Record<string, unknown> | null)?.[name];
  } catch {
    throw missing("unknownOrder");
  }
}
