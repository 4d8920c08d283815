import { z } from "zod";
import { checkForm, constraintsOf, wantsData } from "../../../server/guard/form";
import { messageNotSent, messageWait } from "../../../server/guard/message-limit";
import { asFailure } from "../../../server/upstream/failure";
import { phoneCookie } from "../../../server/visitor/cookies";
import type { Visit } from "../../../server/visitor/visit";
import { maskOfCountry, phoneExample, readPhone } from "../../../rules/phone";
import type { Point } from "../../../rules/zones";
import type { FormAnswer } from "../../modal/page";
import { privacyPolicy } from "../../page/links/consent-links.server";
import { failureWords } from "../../page/failure-words.server";
import { rejectForm } from "../../page/form-answer.server";
import { knownPhone, phoneWords, writtenPhone } from "../../words/phone-words.server";

const wish = z.object({ phone: z.string({ error: "required" }).max(100) });

/** The form's first values. */
export async function notifyFields(visit: Visit) {
  const city = await visit.city();
  const mask = maskOfCountry(city.phone_masks, city.country.code);
  return {
    phone: writtenPhone(city, (await knownPhone(visit)) ?? ""),
    phone_example: mask ? phoneExample(mask) : "",
    constraints: constraintsOf(wish),
    policy: await privacyPolicy(visit),
  };
}

/**
 * Stores the phone of a visitor who wants to be notified when a zone grows (spec 1 §4 "Address flow"). A document goes back to `path`; a modal
 * gets the view that `noted` makes of the words.
 */
export async function notifyWhenServed(
  visit: Visit,
  form: FormData,
  { point, path, noted }: { point: Point; path: string; noted: (words: string) => Promise<unknown> },
) {
  const city = await visit.city();
  const read = checkForm(form, wish);
  const { typed } = read;
  const reject = (errors: Record<string, string>, status: number) =>
    rejectForm<FormAnswer>(visit, { errors, typed }, status);
  const { digits, problem } = readPhone(typed.phone ?? "", city.phone_masks, city.country.code);
  if (!read.ok || problem) return reject({ phone: phoneWords(visit, city, problem ?? { code: "required" }) }, 422);
  const wait = await messageWait(digits, visit.address);
  if (wait) {
    visit.retryAfter = wait;
    return reject({ form: visit.t("common:failure.limited") }, 429);
  }
  let words: string;
  try {
    const answer = await visit.upstream.feedbackUnavailableAddress({
      coordinates: point,
      city_id: city.id,
      phone: digits,
    });
    words = [visit.t("place:unserved.noted"), answer.notification].filter(Boolean).join(" ");
  } catch (error) {
    await messageNotSent(digits, visit.address);
    const { errors, status } = failureWords(visit.t, asFailure(error));
    return reject(errors, status);
  }
  visit.change(phoneCookie, digits);
  if (wantsData(form)) return visit.answer({ view: await noted(words) });
  visit.setFlash({ tone: "good", text: words });
  return visit.redirect(path);
}
