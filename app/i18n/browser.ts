import type { BackendModule, i18n } from "i18next";
import { createTranslations } from "./instance";
import type { Language } from "./languages";

const texts = import.meta.glob<object>("../../locales/*/*.json", { import: "default" });

/** The parts of the shop that the menu page speaks of. tools/chunks.ts puts each language's into one file, and the others' into another. */
const first = ["shell", "menu", "cart"];
const others = ["account", "checkout", "city", "place", "tracking"];

async function wordsOf(language: Language, parts: string[]): Promise<Record<string, object>> {
  const words = await Promise.all(parts.map(async (part) => [part, (await texts[`../../locales/${language}/${part}.json`]?.()) ?? {}] as const));
  return Object.fromEntries(words);
}

/**
 * The visitor's language with what the menu says. Everything else comes at once when a component first asks for a part of it; the component
 * waits (Suspense): a page that is hydrated or navigated to stays as it is till then, a modal shows that it loads.
 */
export async function browserTranslations(language: Language): Promise<i18n> {
  const backend: BackendModule = {
    type: "backend",
    init: () => undefined,
    read: (_language, part, done) => {
      wordsOf(language, others).then((words) => {
        for (const [other, text] of Object.entries(words)) if (other !== part) translations.addResourceBundle(language, other, text);
        done(null, words[part]);
      }, (error: Error) => done(error, null));
    },
  };
  const translations = createTranslations(language, { [language]: await wordsOf(language, first) }, backend);
  return translations;
}
