import { z } from "zod";
import { checkForm, constraintsOf, typedValues, wantsData } from "../../../../server/guard/form";
import { sendWithinLimits, TooManyMessages } from "../../../../server/guard/message-limit";
import { asFailure, mayBeDone } from "../../../../server/upstream/failure";
import { phoneCookie } from "../../../../server/visitor/cookies";
import type { Visit } from "../../../../server/visitor/visit";
import type { Point } from "../../../../rules/zones";
import type { FormAnswer } from "../../../shared/web/modal/page";
import { privacyPolicy } from "../../../shared/web/links/consent-links.server";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { HONEYPOT } from "../../../shared/web/form/Honeypot";
import { customerPhoneField, knownPhone, readCustomerPhone } from "../../../shared/web/words/phone-words.server";

const wish = z.object({
  phone: z.string({ error: "required" }).max(100),
  privacy_policy: z.literal("1", { error: "required" }),
});

export async function notifyFields(visit: Visit) {
  const city = await visit.city();
  return {
    phone: await customerPhoneField(visit, city, await knownPhone(visit)),
    constraints: constraintsOf(wish),
    policy: await privacyPolicy(visit),
  };
}

/**
 * Stores the phone of a visitor who wants to be notified when a zone grows (docs/specification/product.md#address). A
 * document request is redirected to `path`; a modal gets the view that `noted` builds from the confirmation.
 */
export async function notifyWhenServed(
  visit: Visit,
  form: FormData,
  { point, path, noted }: { point: Point; path: string; noted: (words: string) => Promise<unknown> },
) {
  const city = await visit.city();
  const read = checkForm(form, wish);
  const { [HONEYPOT]: trap, ...typed } = typedValues(form);
  const reject = (errors: Record<string, string>, status = 422) =>
    rejectForm<FormAnswer>(visit, { errors, typed }, status);
  const wrong = read.ok ? {} : read.errors;
  const { digits, error } = await readCustomerPhone(visit, city, wrong.phone ? {} : typed);
  const errors = {
    ...(error && { phone: error }),
    ...(wrong.privacy_policy && { privacy_policy: visit.t("place:unserved.agree") }),
  };
  if (Object.keys(errors).length > 0) return reject(errors);
  // Autofill of a browser may have filled the trap, so the second submission is accepted.
  if (trap) return reject({ form: visit.t("place:unserved.again") });
  let words: string;
  try {
    const wanted = { coordinates: point, city_id: city.id, phone: digits };
    const answer = await sendWithinLimits(
      { address: visit.address, phone: digits, words: { form: "zone", phone: digits, point: JSON.stringify(point) } },
      () => visit.upstream.feedbackUnavailableAddress(wanted),
      (error) => !mayBeDone(asFailure(error)),
    );
    words = [visit.t("place:unserved.noted"), answer.notification].filter(Boolean).join(" ");
  } catch (error) {
    if (error instanceof TooManyMessages) {
      visit.retryAfter = error.wait;
      return reject({ form: visit.t("common:failure.limited") }, 429);
    }
    const failed = failureWords(visit.t, asFailure(error));
    return reject(failed.errors, failed.status);
  }
  visit.change(phoneCookie, digits);
  if (wantsData(form)) return visit.answer({ view: await noted(words) });
  visit.setFlash({ tone: "good", text: words });
  return visit.redirect(path);
}
