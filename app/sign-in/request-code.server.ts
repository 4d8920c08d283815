import type { NotifyChannel } from "../../contract/person";
import { checkForm, typedValues } from "../../server/guard/form";
import { codeNotSent, codeWait } from "../../server/guard/code-limits";
import { hasNone } from "../../server/visitor/not-stored";
import { asFailure, type FailureKind } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { numberFormat } from "../../rules/formats";
import type { Language } from "../../rules/languages";
import { canResend, RESEND_COOLDOWN_SECONDS } from "../../rules/verification";
import { failureWords, keepKnownFields } from "../shared/web/errors/failure-words.server";
import { captchaToken, withoutCaptcha } from "./captcha.server";
import { pendingCode, phoneStepFields, rejectLogin, sentCode, showStep } from "./login-view.server";
import { readCustomerPhone } from "../shared/web/words/phone-words.server";
import { cut } from "../../rules/cut";

export async function requestCode(visit: Visit, form: FormData) {
  const city = await visit.city();
  const typed = typedValues(form);
  const read = checkForm(form, phoneStepFields);
  const errors: Record<string, string> = {};
  const isTooLong = !read.ok && Boolean(read.errors.phone);
  const { digits, error } = await readCustomerPhone(visit, city, isTooLong ? {} : typed);
  if (error) errors.phone = error;
  Object.assign(errors, consentErrors(visit, typed));
  const channel = channelOf(visit, typed.notify_channel);
  if (!channel || Object.keys(errors).length > 0) return rejectLogin(visit, { errors, typed, step: "phone" });

  // A code for this phone is pending: a visitor who only went back to check the number needs no new one.
  if (isPending(visit, digits)) return showStep(visit, form, "code");
  return sendCode(visit, form, { phone: digits, channel, typed });
}

export function consentErrors(visit: Visit, typed: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!channelOf(visit, typed.notify_channel)) errors.notify_channel = visit.t("account:errors.channel");
  if (typed.privacy_policy !== "1") errors.privacy_policy = visit.t("account:errors.consent");
  return errors;
}

function isPending(visit: Visit, phone: string): boolean {
  const pending = pendingCode(visit);
  return pending?.phone === phone && !canResend(pending.sent_at, pending.timer, visit.now());
}

export async function resendCode(visit: Visit, form: FormData) {
  const { t } = visit;
  const sent = sentCode(visit);
  if (!sent) return rejectLogin(visit, { errors: { form: t("account:errors.codeGone") }, step: "phone" });
  const typed = { ...typedValues(form) };
  delete typed.phone;
  const channel = channelOf(visit, typed.notify_channel);
  if (!channel) return rejectLogin(visit, { errors: { form: t("account:errors.channel") }, step: "code" });
  return sendCode(visit, form, { phone: sent.phone, channel, typed });
}

const MAX_NAME_LENGTH = 100;

/** After these failures no code was sent; after the others one may have been. */
const noCodeAfter = new Set<FailureKind>(["unreachable", "failed", "refused", "not_offered", "signed_out"]);

const formFields = new Set(["phone", "notify_channel", "captcha_user_token"]);

type CodeRequest = {
  phone: string;
  channel: NotifyChannel;
  /** The customer's name, if the form has it: the upstream stores it with a new account. */
  name?: string;
  /** Includes the captcha's token and the channels that were refused because it was missing. */
  typed: Record<string, string>;
};

async function sendCode(visit: Visit, form: FormData, request: CodeRequest) {
  const { typed } = request;
  const before = visit.session?.key;
  const refused = await askForCode(visit, request);
  if (!refused) return showStep(visit, form, "code", visit.session?.key !== before);
  const { errors, status, isLost } = refused;
  const step = isLost || !sentCode(visit) || typed.phone ? "phone" : "code";
  return rejectLogin(visit, { errors, typed: { ...typed, ...refused.typed }, status, step });
}

/** `isLost`: the upstream has lost the session that the code would belong to. */
type CodeNotSent = {
  errors: Record<string, string>;
  status: number;
  typed?: Record<string, string>;
  isLost?: boolean;
};

/** Undefined means that a code was sent, or that one for this phone is still fresh. */
export async function codeFor(visit: Visit, request: Omit<CodeRequest, "channel">): Promise<CodeNotSent | undefined> {
  if (isPending(visit, request.phone)) return undefined;
  const channel = channelOf(visit, request.typed.notify_channel);
  if (!channel) return { errors: { notify_channel: visit.t("account:errors.channel") }, status: 422 };
  return askForCode(visit, { ...request, channel });
}

async function askForCode(
  visit: Visit,
  { phone, channel, name, typed }: CodeRequest,
): Promise<CodeNotSent | undefined> {
  const { t } = visit;
  // The code would belong to a session that the browser forgets.
  if (hasNone(visit.cookies)) return { errors: { form: t("common:notStored") }, status: 403 };
  const wait = await codeWait(phone, visit.address);
  if (wait) return tooManyCodes(visit, wait);
  try {
    const city = await visit.city();
    const answer = await visit.upstream.login({
      city_id: city.id,
      name: name?.trim() ? cut(name.trim(), MAX_NAME_LENGTH) : undefined,
      phone,
      notify_channel: channel,
      captcha_user_token: captchaToken(visit, typed.captcha_user_token),
    });
    const timer = Math.max(RESEND_COOLDOWN_SECONDS, Math.ceil(answer.user.verification.timer));
    const key = visit.session?.key;
    if (!key) return { errors: { form: t("common:failure.broken") }, status: 502, isLost: true };
    visit.setSession({
      ...visit.session,
      key,
      verification: {
        phone,
        notify_channel: channel,
        sent_at: visit.now(),
        timer,
        notification: answer.notification ? cut(answer.notification, 200) : undefined,
        language: visit.language,
      },
    });
    return undefined;
  } catch (error) {
    const failure = asFailure(error);
    if (noCodeAfter.has(failure.kind)) await codeNotSent(phone);
    const { errors, status } = failureWords(visit.t, failure);
    if (failure.kind === "limited")
      return tooManyCodes(visit, failure.retryAfter, failure.errors.phone ?? failure.upstreamMessage);
    if (failure.errors.captcha_user_token && typed.captcha_user_token === undefined)
      return { ...withoutCaptcha(visit, channel, typed), status };
    return { errors: keepKnownFields(errors, (name) => formFields.has(name)), status };
  }
}

/** The message is the same for the upstream's limit and ours, so that it reveals nothing about a phone. */
function tooManyCodes(visit: Visit, seconds: number | undefined, message?: string): CodeNotSent {
  visit.retryAfter = seconds;
  const ours = seconds
    ? visit.t("account:errors.codeWait", { time: writtenWait(seconds, visit.language) })
    : visit.t("common:failure.limited");
  return { errors: { phone: message ?? ours }, status: 429 };
}

/** Rounded up: "1 min", "3 hr". Abbreviated, since a preposition before it would change the form of a full word. */
function writtenWait(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const [value, unit] = minutes < 90 ? [minutes, "minute"] : [Math.ceil(minutes / 60), "hour"];
  return numberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(value);
}

/** The chosen channel if the settings offer it; if they offer only one, that one. */
function channelOf(visit: Visit, typed: string | undefined): NotifyChannel | undefined {
  const { notify_channels } = visit.settings.customers;
  return (
    notify_channels.find((channel) => channel === typed) ??
    (typed === undefined && notify_channels.length === 1 ? notify_channels[0] : undefined)
  );
}
