import type { NotifyChannel } from "../../contract/person";
import type { Constraints } from "../../server/guard/form";
import type { PhoneFieldView } from "../words/phone-words.server";

/** UserLoginModal, and its page: one step at a time. */
export type LoginView = {
  title: string;
  error_title: string;
  return_to: string;
  /** Where signing in leads. */
  next: string;
  /** This page itself. */
  page: string;
  /** Where signing out is sent. */
  logout: string;
  step: "phone" | "code" | "signed_in";
  /** Of the form of the phone step or the code step. */
  constraints: Constraints;
  phone: PhoneFieldView;
  channels: NotifyChannel[];
  code?: CodeView;
  user?: { name: string; phone: string };
  /** What the upstream said along with the code: it stands there until the code is accepted. */
  notification?: string;
  errors?: Record<string, string>;
  typed?: Record<string, string>;
};

export type CodeView = {
  phone: string;
  channel: NotifyChannel;
  /** Until another may be asked for; 0: now. */
  seconds_left: number;
  /** The same as a clock time in the city: "19:24". */
  again_at: string;
};

/** Of the form of either step; it begins the ids of its fields. */
export const LOGIN_FORM_ID = "login";

export const loginFieldId = (name: string) => `${LOGIN_FORM_ID}-${name}`;
