import type { NotifyChannel } from "../../contract/person";
import type { Constraints } from "../../server/guard/form";
import { intents } from "../form/intent";
import type { PhoneFieldView } from "../words/phone-words.server";

/** UserLoginModal and its page: one step at a time. */
export type LoginView = {
  title: string;
  error_title: string;
  return_to: string;
  /** Where to go after signing in. */
  next: string;
  /** This page itself. */
  page: string;
  /** Where signing out is sent. */
  logout: string;
  profile: string;
  step: "phone" | "code" | "signed_in";
  /** Constraints of the current step's form. */
  constraints: Constraints;
  phone: PhoneFieldView;
  request: CodeRequestView;
  code?: CodeView;
  user?: { name: string; phone: string };
  /** The upstream's notification for the code, shown until the code is accepted. */
  notification?: string;
  errors?: Record<string, string>;
  typed?: Record<string, string>;
};

/** How a code may be asked for: in the sign-in and in the order form. */
export type CodeRequestView = {
  channels: NotifyChannel[];
  /** The address of the text that the consent is about. */
  policy?: string;
  captcha?: CaptchaView;
};

/** Yandex SmartCaptcha: the address of its script, the shop's key and the widget's language. */
export type CaptchaView = { script: string; client_key: string; language: string };

export type CodeView = {
  phone: string;
  channel: NotifyChannel;
  /** Seconds until a new code may be requested. */
  seconds_left: number;
  /** The same as a clock time in the city: "19:24". */
  again_at: string;
};

/** The forms of the login page: the phone for a code, the code, a new code, another phone. */
export const loginIntents = intents("phone", "code", "resend", "otherPhone");

/** The form's id in both steps, and the prefix of its fields' ids. */
export const LOGIN_FORM_ID = "login";

export const loginFieldId = (name: string) => `${LOGIN_FORM_ID}-${name}`;
