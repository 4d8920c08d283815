import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { formData, singleValue } from "../../../../server/guard/form";
import { asFailure, isOutage } from "../../../../server/upstream/failure";
import { Visit } from "../../../../server/visitor/visit";
import { PAYMENT_POLL_SECONDS } from "../../../../rules/payment";
import { orderNamedBy, paymentPage } from "../open-payment.server";
import { usableLink } from "../complete-link.server";
import { pause } from "./pause.server";
import { readId } from "../../../../rules/digits";

/** Enough for four calls, five seconds apart. */
const HAND_IN_DEADLINE_MS = 40_000;
const MAX_TRIES = 4;

/**
 * The 3-D Secure return (`TermUrl`): the bank's page posts here, from another site and so without cookies. The action
 * only passes the answer to the upstream (docs/specification/behaviour.md#payment-security).
 */
export async function action(args: ActionFunctionArgs) {
  const visit = Visit.anonymous(args, "en");
  const form = await formData(args.request);
  const key = (args.params.order_cache_key ?? "").slice(0, 100);
  const answer = bankAnswer(form);
  visit.deadline.allow(HAND_IN_DEADLINE_MS);
  const order_id = readId(new URL(args.request.url).searchParams.get("order_id"));
  const { outcome, complete_link } = answer
    ? await handIn(visit, { ...answer, order_id, ...orderNamedBy(key) })
    : { outcome: "refused" as const, complete_link: undefined };
  const link = usableLink(visit, complete_link);
  const done = paymentPage({ key }, "done") + (link ? `?${new URLSearchParams({ complete_link: link })}` : "");
  const page = outcome === "refused" ? `${paymentPage({ key })}?state=payment-failure` : done;
  return redirect(visit.path(page), { status: 303 });
}

/** For a visitor who navigates back to this address. */
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
 * Three times, five seconds apart, then a last time (docs/specification/product.md#online-payment). `unknown`: the
 * upstream does not answer.
 */
async function handIn(
  visit: Visit,
  answer: BankAnswer & ReturnType<typeof orderNamedBy>,
): Promise<{ outcome: "confirmed" | "refused" | "unknown"; complete_link?: string | null }> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    try {
      const { success, complete_link } = await visit.upstream.orderPost3ds({
        ...answer,
        ...(attempt === MAX_TRIES ? { last_attempt: true } : {}),
      });
      if (success) return { outcome: "confirmed", complete_link };
    } catch (error) {
      const failure = asFailure(error);
      if (!isOutage(failure) && failure.kind !== "limited") return { outcome: "refused" };
      if (attempt === MAX_TRIES) return { outcome: "unknown" };
    }
    if (attempt < MAX_TRIES) await pause(PAYMENT_POLL_SECONDS * 1_000);
  }
  return { outcome: "refused" };
}
