import type { FieldErrors, TypedValues } from "../../../server/guard/form";
import { asFailure, isOutage } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { failureWords, keepKnownFields } from "../../shared/web/errors/failure-words.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { cardFormFields } from "./card/card-words";
import { saveOpenPayment, type OpenPayment } from "../../../server/visitor/open-payment";
import { LeadsNowhere } from "./pay.server";

/** `payment`: the bank's message about the payment as a whole. */
const fields = [...cardFormFields, "payment"];

/** Rethrows errors that are no UpstreamFailure. */
export async function paymentFailed(visit: Visit, open: OpenPayment, typed: TypedValues, error: unknown) {
  const { status, ...answer } = await wordsOfFailure(visit, open, typed, error);
  return rejectForm(visit, answer, status);
}

type FailedAttempt = { errors: FieldErrors; typed: TypedValues; status: number };

/**
 * A declined card gets the bank's messages. After a call without an answer the attempt keeps its key and may be sent
 * again.
 */
export async function wordsOfFailure(
  visit: Visit,
  open: OpenPayment,
  typed: TypedValues,
  error: unknown,
): Promise<FailedAttempt> {
  if (error instanceof Response) throw error;
  const failure = asFailure(error);
  const { t } = visit;
  const { errors, status } = failureWords(t, failure);
  // The session is over, and no bank has refused anything.
  if (failure.kind === "signed_out") return { errors, typed, status };
  if (!isOutage(failure) && failure.kind !== "limited") {
    const fieldErrors = keepKnownFields(errors, (name) => fields.some((field) => field === name));
    const hasNoMessage = failure.upstreamMessage === undefined && Object.keys(failure.errors).length === 0;
    const words = hasNoMessage ? { payment: t("payment:errors.undefinedPaymentError") } : fieldErrors;
    return { errors: words, typed: { email: typed.email ?? "" }, status };
  }
  // The payment may have succeeded.
  if (failure.call === "orderPay" && isOutage(failure) && typed.attempt)
    saveOpenPayment(visit, { ...open, step: { at: "asked", key: typed.attempt } });
  const isCutOff = failure.call === "orderPay" && !(failure instanceof LeadsNowhere);
  if (failure.kind === "broken" && !isCutOff) {
    const phone = (await visit.city()).phone ?? visit.settings.default_phone;
    return { errors: { form: t("checkout:errors.noOrder", { phone }) }, typed, status };
  }
  const form = failure.kind === "limited" ? errors.form : t("payment:errors.noAnswer");
  return { errors: { form: form ?? "" }, typed, status };
}
