import Negotiator from "negotiator";
import { fallbackLanguage, languages, type Language } from "../rules/languages";

/** Returns the best match for `Accept-Language` among the shop's languages, else English. */
export function languageOf(header: string | undefined): Language {
  if (!header || header.length > 500) return fallbackLanguage;
  const best = new Negotiator({ headers: { "accept-language": header } }).language([...languages]);
  return languages.find((language) => language === best) ?? fallbackLanguage;
}
