import Negotiator from "negotiator";
import { languages, type Language } from "./seed/catalogue/languages";

export type { Language, Localised } from "./seed/catalogue/languages";

/** The language of an answer: the best of ours that `Accept-Language` names, else English. */
export function languageOf(header: string | undefined): Language {
  if (!header || header.length > 500) return "en";
  const best = new Negotiator({ headers: { "accept-language": header } }).language([...languages]);
  return languages.find((language) => language === best) ?? "en";
}
