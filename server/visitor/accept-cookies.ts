import { LONG, type CookieShape } from "./cookie";

/** The visitor has read the cookie notice. */
export const acceptCookiesCookie: CookieShape<true> = {
  name: "accept-cookies",
  life: LONG,
  parse: (text) => (text === "1" ? true : undefined),
  serialise: () => "1",
};
