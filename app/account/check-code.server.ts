import { typedValues } from "../../server/guard/form";
import { mayTryCode } from "../../server/guard/code-limits";
import { asFailure, isOutage } from "../../server/upstream/failure";
import { finish } from "../../server/visitor/finish";
import { phoneCookie } from "../../server/visitor/phone";
import type { Visit } from "../../server/visitor/visit";
import { CODE_LENGTH, codeDigits, isCompleteCode } from "../../rules/verification";
import { phoneDigits } from "../../rules/phone";
import { failureWords } from "../page/failure-words.server";
import { sayTrouble } from "./login-answer.server";
import { afterLogin, pendingCode } from "./login-view.server";
import { writtenPhone } from "../words/phone-words.server";

/** The code step: the right code signs in; a wrong one costs one of its tries. */
export async function checkCode(visit: Visit, form: FormData) {
  const { t } = visit;
  const pending = pendingCode(visit);
  if (!pending) return sayTrouble(visit, { errors: { form: t("account:errors.codeGone") }, step: "phone" });
  const code = form.getAll("code").length === 1 ? codeDigits(typedValues(form).code ?? "") : "";
  if (!isCompleteCode(code))
    return sayTrouble(visit, { errors: { code: t("account:errors.codeShort", { count: CODE_LENGTH }) } });
  if (!(await mayTryCode(pending.phone, pending.sent_at))) return startOver(visit);
  try {
    const answer = await visit.upstream.checkVerificationCode({ code });
    const key = visit.session?.key;
    if (!key)
      return await sayTrouble(visit, { errors: { form: t("common:failure.broken") }, status: 502, step: "phone" });
    visit.setSession({ key, signed_in: { name: (answer.user.name ?? "").slice(0, 100) } });
    visit.change(phoneCookie, phoneDigits(answer.user.phone) || pending.phone);
    visit.flashNotification(answer);
    return await finish(visit, form, afterLogin(visit));
  } catch (error) {
    return refused(visit, asFailure(error));
  }
}

async function refused(visit: Visit, failure: ReturnType<typeof asFailure>) {
  const { t } = visit;
  if (failure.kind === "limited") return startOver(visit);
  const sessionGone = !pendingCode(visit) || failure.kind === "signed_out";
  if (sessionGone) return sayTrouble(visit, { errors: { form: t("account:errors.codeGone") }, step: "phone" });
  const { errors, status } = failureWords(visit.t, failure);
  if (isOutage(failure)) return sayTrouble(visit, { errors, status });
  const { phone } = failure.errors;
  if (phone) return sayTrouble(visit, { errors: { phone }, status });
  return sayTrouble(visit, {
    errors: { code: failure.errors.code ?? failure.said ?? t("account:errors.codeWrong") },
    status,
  });
}

/** Too many tries: this code is spent, ours to count or the upstream's. */
async function startOver(visit: Visit) {
  const phone = writtenPhone(await visit.city(), pendingCode(visit)?.phone ?? "");
  if (visit.session) visit.setSession({ ...visit.session, verification: undefined });
  return sayTrouble(visit, {
    errors: { phone: visit.t("common:failure.limited") },
    typed: { phone },
    status: 429,
  });
}
