import { languageInAddress } from "../../../../server/operate/public-origin";
import { readCookie } from "../../../../server/visitor/cookie-header";
import { languageCookie } from "../../../../server/visitor/cookies";
import type { Visit } from "../../../../server/visitor/visit";

/** Stores the language of `?lang=` (a search result) on a first visit, because the page's links do not carry it. */
export async function keepLanguageOfAddress(visit: Visit) {
  const language = languageInAddress(visit.request);
  if (language && !(await readCookie(visit.cookies, languageCookie))) visit.change(languageCookie, language);
}
