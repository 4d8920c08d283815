import { languageInAddress } from "../../server/operate/public-origin";
import { readCookie } from "../../server/visitor/cookie-header";
import { languageCookie } from "../../server/visitor/cookies";
import type { Visit } from "../../server/visitor/visit";

/** A first visit that an address with `?lang=` leads to (a search result) goes on in its language; the links of the page do not carry it. */
export async function keepLanguageOfAddress(visit: Visit) {
  const language = languageInAddress(visit.request);
  if (language && !(await readCookie(visit.cookies, languageCookie))) visit.change(languageCookie, language);
}
