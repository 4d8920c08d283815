import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import i18next from "i18next";
import type { Language } from "../../../rules/languages";

export type { Language } from "../../../rules/languages";

export type Words = (key: string, values?: Record<string, unknown>) => string;

const made = new Map<Language, Words>();

/** What the shop says in a language, from the same files as the shop itself. Throws for a key that is not there. */
export function wordsOf(language: Language): Words {
  const known = made.get(language);
  if (known) return known;
  const folder = join("locales", language);
  const texts = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), "utf8")) as object]),
  );
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  const words: Words = (key, values = {}) => {
    if (!instance.exists(key, values)) throw new Error(`locales/${language} has no ${key}`);
    // The shop's own keys are typed; here they are looked up by whatever a test names, and checked above.
    return (instance.t as Words)(key, values);
  };
  made.set(language, words);
  return words;
}

/** A pattern for these words and nothing else. */
export const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern for a sentence whose parts in `§` are not known. */
export function like(sentence: string): RegExp {
  return new RegExp(
    sentence
      .split("§")
      .map((part) => escaped(part).replace(/\s+/g, "\\s+"))
      .join(".*"),
  );
}
