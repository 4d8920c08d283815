import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { formData, singleValue } from "../../../server/guard/form";
import { asFailure, isOutage } from "../../../server/upstream/failure";
import { Visit } from "../../../server/visitor/visit";
import { PAYMENT_POLL_SECONDS } from "../../../rules/payment";
import { orderNamedBy, paymentPage } from "../open-payment.server";
import { pause } from "./pause.server";

/** Milliseconds for four questions, five seconds apart. */
const PATIENCE = 40_000;
const TRIES = 4;

/**
 * The 3-D Secure return (`TermUrl`): the bank's page posts its answer here, from another site and so without cookies. It hands that answer to the upstream for
 * the order of this address, and does nothing else (docs/specification/behaviour.md#payment-security). The next page asks the upstream how it ended.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = Visit.anonymous(args, "en");
  const form = await formData(args.request);
  const key = (args.params.order_cache_key ?? "").slice(0, 100);
  const answer = bankAnswer(form);
  visit.deadline.allow(PATIENCE);
  const outcome = answer ? await handIn(visit, { ...answer, ...orderNamedBy(key) }) : "refused";
  const page = outcome === "refused" ? `${paymentPage({ key })}?state=payment-failure` : paymentPage({ key }, "done");
  return redirect(visit.path(page), { status: 303 });
}

/** For somebody who comes back to this address, as by "Back". */
export function loader(args: LoaderFunctionArgs) {
  const visit = Visit.anonymous(args, "en");
  return redirect(visit.path(paymentPage({ key: args.params.order_cache_key ?? "" })), { status: 303 });
}

type BankAnswer = { TransactionId?: string; PaRes?: string; cres?: string };

/** Version 1 of 3-D Secure posts `MD` and `PaRes`, version 2 `cres`. */
function bankAnswer(form: FormData): BankAnswer | undefined {
  const cres = singleValue(form, "cres");
  if (cres) return { cres };
  const [MD, PaRes] = [singleValue(form, "MD"), singleValue(form, "PaRes")];
  return MD && PaRes ? { TransactionId: MD, PaRes } : undefined;
}

/**
 * Asks until the bank has confirmed: three times, five seconds apart, then a last time (docs/specification/product.md#online-payment). `unknown`: the upstream
 * does not answer.
 */
async function handIn(
  visit: Visit,
  answer: BankAnswer & ReturnType<typeof orderNamedBy>,
): Promise<"confirmed" | "refused" | "unknown"> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      const { success } = await visit.upstream.orderPost3ds({
        ...answer,
        ...(attempt === TRIES ? { last_attempt: true } : {}),
      });
      if (success) return "confirmed";
    } catch (error) {
      const failure = asFailure(error);
      if (!isOutage(failure) && failure.kind !== "limited") return "refused";
      if (attempt === TRIES) return "unknown";
    }
    if (attempt < TRIES) await pause(PAYMENT_POLL_SECONDS * 1_000);
  }
  return "refused";
}
