import { isLanguage, type Language } from "../../rules/languages";
import { LONG, type CookieShape } from "./cookie";

/** The interface language that the visitor chose. */
export const languageCookie: CookieShape<Language> = {
  name: "language",
  life: LONG,
  parse: (text) => (isLanguage(text) ? text : undefined),
  serialise: (language) => language,
};
