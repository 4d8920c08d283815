import { checkForm } from "../../server/guard/form";
import { mayTryCode, triesLeft } from "../../server/guard/code-limits";
import { asFailure, isOutage } from "../../server/upstream/failure";
import { readCookie } from "../../server/visitor/cookie-header";
import { forgetBasketsOfOthers } from "../../server/visitor/baskets";
import { claimSavedCarts } from "../../server/visitor/saved-carts";
import { phoneCookie, phoneCountryCookie } from "../../server/visitor/cookies";
import { lookedUpPhone } from "../../server/visitor/looked-up";
import type { Visit } from "../../server/visitor/visit";
import { CODE_LENGTH, CODE_SURELY_LIVES_MS, codeDigits, isCompleteCode, secondsLeft } from "../../rules/verification";
import { digitsOf } from "../../rules/digits";
import { failureWords } from "../shared/web/errors/failure-words.server";
import { afterLogin, codeStepFields, pendingCode, rejectLogin, sentCode } from "./login-view.server";
import { knownPhone, writtenPhone } from "../shared/web/words/phone-words.server";
import { cut } from "../../rules/cut";

type CodeRefused = Parameters<typeof rejectLogin>[1];
type SentCode = NonNullable<ReturnType<typeof sentCode>>;

export async function checkCode(visit: Visit, form: FormData) {
  const refused = await signInByCode(visit, form);
  return refused ? rejectLogin(visit, refused) : visit.finish(form, afterLogin(visit));
}

/** Signs in with the code of a form. Undefined means success. */
export async function signInByCode(visit: Visit, form: FormData): Promise<CodeRefused | undefined> {
  const { t } = visit;
  const pending = pendingCode(visit);
  // A new code goes to the same phone, so the code step stays and the phone is not typed again.
  if (!pending && sentCode(visit)) return { errors: { code: t("account:errors.codeGone") }, step: "code" };
  if (!pending) return { errors: { form: t("account:errors.codeGone") }, step: "phone" };
  const read = checkForm(form, codeStepFields);
  const code = read.ok ? codeDigits(read.values.code) : "";
  if (!isCompleteCode(code)) return { errors: { code: t("account:errors.codeShort", { count: CODE_LENGTH }) } };
  if (!(await mayTryCode(pending.phone, pending.sent_at))) return startOver(visit);
  try {
    const answer = await visit.upstream.checkVerificationCode({ code });
    const key = visit.session?.key;
    if (!key) return { errors: { form: t("common:failure.broken") }, status: 502, step: "phone" };
    const phone = digitsOf(answer.user.phone) || pending.phone;
    const country = await readCookie(visit.cookies, phoneCountryCookie);
    if (country) visit.change(phoneCountryCookie, country);
    const before = [await knownPhone(visit), await lookedUpPhone(visit)];
    if (before.some((known) => known && known !== phone)) {
      visit.forgetPerson();
      visit.forget("favourites");
      visit.forget("baskets");
    } else await claimSavedCarts(visit, phone);
    await forgetBasketsOfOthers(visit, phone);
    visit.setSession({ key, signed_in: { name: cut(answer.user.name ?? "", 100) }, signed_in_at: visit.openedAt });
    visit.change(phoneCookie, phone);
    visit.flashNotification(answer);
    return undefined;
  } catch (error) {
    return codeRefused(visit, asFailure(error), pending);
  }
}

async function codeRefused(visit: Visit, failure: ReturnType<typeof asFailure>, sent: SentCode): Promise<CodeRefused> {
  const { t } = visit;
  if (failure.kind === "limited") return startOver(visit);
  // The session of the code is over.
  if (!pendingCode(visit))
    return { errors: { form: t("account:errors.codeGone") }, typed: await phoneForm(visit, sent), step: "phone" };
  const { errors, status } = failureWords(visit.t, failure);
  if (isOutage(failure)) return { errors, status };
  const { phone } = failure.errors;
  if (phone) return { errors: { phone }, typed: await phoneForm(visit, sent), status };
  const message = failure.errors.code ?? failure.upstreamMessage;
  const left = await triesLeft(sent.phone, sent.sent_at);
  // The upstream refuses an expired code with the same status, so only its message can say that the code is too old.
  const isFresh = visit.now() - sent.sent_at < CODE_SURELY_LIVES_MS;
  if (!isFresh) return { errors: { code: message ?? t("account:errors.codeWrong") }, status };
  if (left === 0) return { errors: { code: message ?? t("account:errors.codeGone") }, status };
  const words = (message ?? t("account:errors.codeWrong")).replace(/\.$/, "");
  return { errors: { code: `${words}. ${t("account:errors.codeTries", { count: left })}` }, status };
}

/** Handles too many tries, by our count or the upstream's: the code is void. */
async function startOver(visit: Visit): Promise<CodeRefused> {
  const pending = pendingCode(visit);
  // Retry-After tells when a new code may be requested.
  if (pending) visit.retryAfter = Math.max(1, secondsLeft(pending.sent_at, pending.timer, visit.now()));
  if (visit.session) visit.setSession({ ...visit.session, verification: undefined });
  return {
    errors: { phone: visit.t("common:failure.limited") },
    typed: pending && (await phoneForm(visit, pending)),
    status: 429,
  };
}

async function phoneForm(visit: Visit, { phone, notify_channel }: SentCode): Promise<Record<string, string>> {
  return { phone: writtenPhone(await visit.city(), phone), notify_channel, privacy_policy: "1" };
}
