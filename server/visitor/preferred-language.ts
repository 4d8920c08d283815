import Negotiator from "negotiator";
import { fallbackLanguage, type Language } from "../../rules/languages";
import { settings } from "../operate/settings";

/** The language for somebody who has chosen none, by `Accept-Language`. Our languages only; none of them: English; no wish at all: the deployment's own. */
export function preferredLanguage(wish: string | null | undefined): Language {
  const { languages, default_language } = settings();
  if (!wish || wish.length > 500) return default_language;
  const found = new Negotiator({ headers: { "accept-language": wish } }).language([...languages]);
  return (wish === "*" ? default_language : (found as Language | undefined)) ?? fallbackLanguage;
}
