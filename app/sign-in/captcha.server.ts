import { notifyChannel, type NotifyChannel } from "../../contract/person";
import { SMART_CAPTCHA } from "../../server/guard/content-security";
import type { Visit } from "../../server/visitor/visit";
import type { CaptchaView } from "./login.view";

/** The languages of the provider's widget, which otherwise speaks English. */
const spoken: readonly string[] = ["ru", "en", "be", "kk", "tt", "uk", "uz", "tr"];

/**
 * `isDemanded`: the upstream has just refused a code because the captcha was missing, which overrules the city's data.
 */
export async function captchaView(visit: Visit, isDemanded: boolean): Promise<CaptchaView | undefined> {
  const { captcha } = visit.settings;
  if (!captcha || captcha.hidden) return undefined;
  const { social_captcha } = await visit.city();
  if (social_captcha === false && !isDemanded) return undefined;
  const language = spoken.includes(visit.language) ? visit.language : "en";
  return { script: `${SMART_CAPTCHA}/captcha.js`, client_key: captcha.client_key, language };
}

/** The widget's token or, in a trial deployment, the token of the settings. */
export function captchaToken(visit: Visit, fromWidget: string | undefined): string | undefined {
  const { captcha, app_env } = visit.settings;
  const isTrial = app_env !== undefined && app_env !== "production";
  return fromWidget || (isTrial ? captcha?.token : undefined);
}

type CaptchaRefused = { errors: Record<string, string>; typed: Record<string, string> };

/**
 * The upstream refuses this channel without a captcha, and the browser has none: its scripts are off or blocked. The
 * form comes back with another channel chosen and the refused ones remembered.
 */
export function withoutCaptcha(visit: Visit, channel: NotifyChannel, typed: Record<string, string>): CaptchaRefused {
  const before = (typed.captcha_refused ?? "").split(" ");
  const refused = notifyChannel.options.filter((each) => each === channel || before.includes(each));
  const next = visit.settings.customers.notify_channels.find((other) => !refused.includes(other));
  return {
    errors: { captcha_user_token: visit.t(`account:captcha.needed.${channel}`) },
    typed: { captcha_refused: refused.join(" "), notify_channel: next ?? channel },
  };
}
