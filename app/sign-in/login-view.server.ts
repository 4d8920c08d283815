import { z } from "zod";
import { notifyChannel } from "../../contract/person";
import { constraintsOf, wantsData } from "../../server/guard/form";
import { returnTo, safePath } from "../../server/guard/safe-path";
import type { Visit } from "../../server/visitor/visit";
import { cityTime, formatMinutes } from "../../rules/city-time";
import { secondsLeft } from "../../rules/verification";
import { pageTitles, rejectForm } from "../shared/web/form/form-answer.server";
import { captchaView } from "./captcha.server";
import type { CodeRequestView, LoginView } from "./login.view";
import { privacyPolicy } from "../shared/web/links/consent-links.server";
import { customerPhoneField, knownPhone, writtenPhone } from "../shared/web/words/phone-words.server";

const CODE_LIFE_MS = 30 * 60_000;

/** The last code that was sent and has not been entered, however old it is. */
export const sentCode = (visit: Visit) => visit.session?.verification;

export function pendingCode(visit: Visit) {
  const sent = sentCode(visit);
  return sent && visit.now() - sent.sent_at < CODE_LIFE_MS ? sent : undefined;
}

/** The action also checks the phone against its country's mask and the channel against the settings. */
export const phoneStepFields = z.object({
  phone: z.string().max(100),
  notify_channel: notifyChannel.optional(),
  privacy_policy: z.literal("1"),
});

export const codeStepFields = z.object({ code: z.string() });

type Rejected = Pick<LoginView, "errors" | "typed">;

export async function loginView(
  visit: Visit,
  { step, ...more }: Rejected & { step?: LoginView["step"] } = {},
): Promise<LoginView> {
  const { t } = visit;
  const city = await visit.city();
  const { searchParams } = new URL(visit.request.url);
  const sent = sentCode(visit);
  const user = visit.session?.signed_in;
  const known = sent?.phone ?? (await knownPhone(visit));
  const at = user
    ? "signed_in"
    : (step ?? (pendingCode(visit) && searchParams.get("step") !== "phone" ? "code" : "phone"));
  const resendTime = sent && cityTime(sent.sent_at + sent.timer * 1000 + 59_999, city);
  return {
    ...pageTitles(visit, t(at === "code" ? "account:codeTitle" : user ? "account:signedInTitle" : "account:title")),
    return_to: returnTo(visit.request, visit.path()),
    next: afterLogin(visit),
    page: loginPath(visit),
    profile: visit.path("profile"),
    step: at,
    constraints: constraintsOf(at === "code" ? codeStepFields : phoneStepFields),
    phone: await customerPhoneField(visit, city, known, more.typed),
    request: await codeRequestView(visit, Boolean(more.errors?.captcha_user_token)),
    ...(at === "code" && sent && resendTime
      ? {
          code: {
            phone: writtenPhone(city, sent.phone),
            channel: sent.notify_channel,
            seconds_left: secondsLeft(sent.sent_at, sent.timer, visit.now()),
            again_at: formatMinutes(resendTime.minute),
          },
          notification: sent.notification,
          notification_language: sent.language,
        }
      : {}),
    saved_form: user ? undefined : true,
    ...(user ? { user: { name: user.name, phone: known ? writtenPhone(city, known) : "" } } : {}),
    ...more,
  };
}

/** `isCaptchaDemanded`: the upstream has just refused a code because the captcha was missing. */
export async function codeRequestView(visit: Visit, isCaptchaDemanded = false): Promise<CodeRequestView> {
  const { customers } = visit.settings;
  return {
    channels: customers.notify_channels,
    policy: await privacyPolicy(visit),
    captcha: await captchaView(visit, isCaptchaDemanded),
  };
}

/** The step that was sent, with its values. */
export async function loginAgain(visit: Visit, typed: Record<string, string>) {
  const step = typed.intent === "phone" ? "phone" : undefined;
  return { typed, view: await loginView(visit, { typed, step }) };
}

type LoginErrors = {
  errors: Record<string, string>;
  typed?: Record<string, string>;
  status?: number;
  step?: "phone" | "code";
};

/** A phone error returns to the phone step (docs/specification/product.md#signing-in). */
export async function rejectLogin(visit: Visit, { errors, typed, status, step }: LoginErrors) {
  const view = await loginView(visit, { errors, typed, step: errors.phone ? "phone" : step });
  return rejectForm(visit, { errors, typed, view }, status);
}

/**
 * Shows the next step: a redirect or, in a modal, the next view. The page behind the modal stays as it is, unless this
 * request got another session.
 */
export async function showStep(visit: Visit, form: FormData, step: "phone" | "code", hasOtherSession = false) {
  if (wantsData(form))
    return visit.answer({ view: await loginView(visit, { step }), skipRevalidation: !hasOtherSession });
  return visit.redirect(loginPath(visit, step === "phone" ? "phone" : undefined));
}

/** The path after signing in: `request_uri`, else `return_to`. Always a path on this site. */
export function afterLogin(visit: Visit): string {
  const { searchParams } = new URL(visit.request.url);
  return safePath(searchParams.get("request_uri"), returnTo(visit.request, visit.path()));
}

function loginPath(visit: Visit, step?: "phone"): string {
  const { searchParams } = new URL(visit.request.url);
  const kept = new URLSearchParams();
  for (const name of ["request_uri", "return_to"]) {
    const path = safePath(searchParams.get(name), "");
    if (path) kept.set(name, path);
  }
  if (step) kept.set("step", step);
  return visit.path("login") + (kept.size ? `?${kept}` : "");
}
