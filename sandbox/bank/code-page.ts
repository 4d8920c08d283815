import type { Request } from "express";
import { say, type MessageKey } from "../messages";
import { BANK_CODE } from "../seed/test-cards";
import type { World } from "../world";
import { bankPage, buttonForm, field } from "./page";
import { formField, type PaymentView } from "./payment-view";

const MAX_TRIES = 3;

/**
 * The page that requests the bank's code. `action` receives `code`, or `refuse` if the customer does not want to pay.
 */
export function askCode(view: PaymentView, action: string, error?: MessageKey): string {
  const { language } = view;
  const words = error && say(error, language);
  const code = field({
    name: "code",
    label: say("codeLabel", language),
    hint: say("codeHint", language, { code: BANK_CODE }),
    error: words,
    autocomplete: "one-time-code",
    maxlength: 8,
    width: "code",
  });
  const body = `<form method="post" action="${action}">${code}<button>${say("confirmButton", language)}</button></form>
${buttonForm(action, say("dontPay", language), { refuse: "1" }, "plain")}`;
  return bankPage({ language, title: "codeTitle", view, body, failed: words });
}

/** Checks a code. The third wrong one refuses the payment. */
export function checkCode(world: World, { payment }: PaymentView, request: Request): "right" | "wrong" | "refused" {
  if (formField(request, "refuse")) return "refused";
  if (formField(request, "code") === BANK_CODE) return "right";
  payment.document.code_tries += 1;
  world.store.payments.save(payment);
  return payment.document.code_tries < MAX_TRIES ? "wrong" : "refused";
}
