import { isLanguage } from "../../../../rules/languages";
import { cookies, languageCookie } from "../../../../server/visitor/cookies";
import type { Visit } from "../../../../server/visitor/visit";

/** Throws a 422 for a language that is not offered. */
export function chooseLanguage(visit: Visit, language: unknown) {
  if (!isLanguage(language) || !visit.settings.languages.includes(language)) throw new Response(null, { status: 422 });
  visit.change(languageCookie, language);
  visit.speak(language);
}

/** Throws a 422 for an invalid value. */
export function chooseLite(visit: Visit, wanted: unknown) {
  const lite = cookies.lite.parse(String(wanted));
  if (!lite) throw new Response(null, { status: 422 });
  visit.setLite(lite);
}
