import type { BackendModule, i18n } from "i18next";
import { firstTexts } from "./first-texts";
import { createTranslations } from "../../locales/i18n";
import type { Language } from "../../rules/languages";

const texts = import.meta.glob<object>("../../locales/*/*.json", { import: "default" });

const parts = [...new Set(Object.keys(texts).map((path) => path.split("/").at(-1)?.replace(".json", "") ?? ""))];
const others = parts.filter((part) => !firstTexts.includes(part));

async function wordsOf(language: Language, wanted: readonly string[]): Promise<Record<string, object>> {
  const words = await Promise.all(
    wanted.map(async (part) => [part, (await texts[`../../locales/${language}/${part}.json`]?.()) ?? {}] as const),
  );
  return Object.fromEntries(words);
}

/**
 * The visitor's language with what the menu says or, for a page that is not the menu, with `everything`: what is hydrated cannot wait for texts.
 * The others come all at once (`loadOtherTexts`); a component that asks for one of them before that waits (Suspense).
 */
export async function browserTranslations(language: Language, everything: boolean): Promise<i18n> {
  const backend: BackendModule = {
    type: "backend",
    init: () => undefined,
    read: (_language, part, done) => {
      // Without them there is nothing to show: the server is asked for the page, as Remix does when a route's module does not come.
      wordsOf(language, others).then(
        (words) => {
          for (const [other, text] of Object.entries(words))
            if (other !== part) translations.addResourceBundle(language, other, text);
          done(null, words[part]);
        },
        () => window.location.reload(),
      );
    },
  };
  const translations = createTranslations(
    language,
    { [language]: await wordsOf(language, everything ? parts : firstTexts) },
    backend,
  );
  return translations;
}

/** What the menu does not say, while there is nothing else to do: the next page or modal needs it. */
export const loadOtherTexts = (translations: i18n) => translations.loadNamespaces(others);
