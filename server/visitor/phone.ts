import { LONG, type CookieShape } from "./cookie";

/** The phone last given, digits only, to fill it in next time. */
export const phoneCookie: CookieShape<string> = {
  name: "phone",
  life: LONG,
  parse: (text) => (/^\d{4,15}$/.test(text) ? text : undefined),
  serialise: (digits) => digits,
};
