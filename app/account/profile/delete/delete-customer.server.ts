import { isFinal } from "../../../../rules/order";
import { checkForm, typedValues } from "../../../../server/guard/form";
import { z } from "zod";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { pageTitles, rejectForm } from "../../../shared/web/form/form-answer.server";
import { customerOnlyWith, hasEnded, ofCustomer, rejectEnded } from "../customer.server";
import type { DeleteView } from "../profile.view";
import { balanceText } from "../page/profile-view.server";

const fields = z.object({ confirm: z.string().max(100) });

export async function deleteView(visit: Visit): Promise<DeleteView> {
  const city = await visit.city();
  await customerOnlyWith(visit, "profile");
  const [balance, waits] = await Promise.all([balanceText(visit), activeOrder(visit)]);
  return {
    ...pageTitles(visit, visit.t("profile:delete.title")),
    word: visit.t("profile:delete.word"),
    balance,
    delivers: city.order_types.delivery,
    waits,
    saved_form: waits ? undefined : true,
    profile: visit.path("profile?tab=profile"),
    orders: visit.path("profile?tab=orders"),
  };
}

/**
 * The newest unfinished order. Undefined if there is none, and also during an outage, because the upstream checks
 * again.
 */
async function activeOrder(visit: Visit): Promise<DeleteView["waits"]> {
  const orders = visit.session && (await ofCustomer(visit, visit.upstream.orders({ page: 1 })))?.orders;
  const order = orders?.find(({ status }) => status && !isFinal(status.alias));
  return order && { number: String(order.order_id), tracking: visit.path(`order/${order.order_id}/tracking`) };
}

/** Deletes the account if the confirmation word was typed, and deletes the customer's data from this browser. */
export async function deleteCustomer(visit: Visit, form: FormData) {
  const { t, language } = visit;
  const word = t("profile:delete.word");
  const read = checkForm(form, fields);
  const typed = typedValues(form);
  if (!read.ok || lower(read.values.confirm, language) !== lower(word, language))
    return rejectForm(visit, { errors: { confirm: t("profile:delete.wrong", { word }) }, typed });
  try {
    const answer = await visit.upstream.userRemove({});
    visit.forgetPerson();
    visit.forget("favourites");
    visit.forget("baskets");
    visit.flashNotification(answer);
    return await visit.finish(form, visit.path("profile/deleted"));
  } catch (error) {
    const failure = asFailure(error);
    if (hasEnded(failure)) return rejectEnded(visit, typed, t("profile:ended"));
    const { errors, status } = failureWords(t, failure);
    const refused = failure.kind === "refused" ? t("profile:delete.waitAny") : undefined;
    const form_error = failure.upstreamMessage ?? refused ?? errors.form ?? Object.values(errors)[0] ?? "";
    return rejectForm(visit, { errors: { form: form_error }, typed }, status);
  }
}

/** Compares in lower case by the language's rules: "SİL" becomes "sil" in Turkish. */
const lower = (text: string, language: string) => text.trim().normalize("NFC").toLocaleLowerCase(language);
