import { LONG, type CookieShape } from "./cookie";

/** The city that the visitor was in last. */
export const cityAliasCookie: CookieShape<string> = {
  name: "city_alias",
  life: LONG,
  parse: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
  serialise: (alias) => alias,
};
