import type { NotifyChannel } from "../../contract/person";
import type { Language } from "../../rules/languages";
import type { Constraints } from "../../server/guard/form";
import { intents } from "../shared/web/form/intent";
import type { PhoneFieldView } from "../shared/web/words/phone-words.server";
import type { WithSavedForm } from "../shared/web/switches/saved-form";

export type LoginView = WithSavedForm & {
  title: string;
  error_title: string;
  return_to: string;
  /** The path after signing in. */
  next: string;
  page: string;
  /** The path that the sign-out form posts to. */
  profile: string;
  step: "phone" | "code" | "signed_in";
  constraints: Constraints;
  phone: PhoneFieldView;
  request: CodeRequestView;
  code?: CodeView;
  user?: { name: string; phone: string };
  /** The upstream's notification for the code, shown until the code is accepted. */
  notification?: string;
  /** The language may have been changed since. */
  notification_language?: Language;
  errors?: Record<string, string>;
  typed?: Record<string, string>;
};

export type CodeRequestView = {
  channels: NotifyChannel[];
  policy?: string;
  captcha?: CaptchaView;
};

/** Yandex SmartCaptcha: the address of its script, the shop's key and the widget's language. */
export type CaptchaView = { script: string; client_key: string; language: string };

export type CodeView = {
  phone: string;
  channel: NotifyChannel;
  seconds_left: number;
  /** The city's clock time at which a new code may be requested: "19:24". */
  again_at: string;
};

export const loginIntents = intents("phone", "code", "resend", "otherPhone");

/** The form's id in both steps, and the prefix of its fields' ids. */
export const LOGIN_FORM_ID = "login";

export const loginFieldId = (name: string) => `${LOGIN_FORM_ID}-${name}`;
