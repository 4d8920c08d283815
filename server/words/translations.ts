import type { i18n } from "i18next";
import { texts, type Translate } from "../../locales";
import { createTranslations, translationsOf } from "../../locales/i18n";
import type { Language } from "../../rules/languages";

/** The server's i18next instance of a language: one per language, made on first use. */
export function translations(language: Language): i18n {
  return translationsOf(language) ?? remembering(createTranslations(language, { [language]: texts[language] }));
}

type FixedT = (key: string, ...values: unknown[]) => string;

/** Components ask for the `t` of a namespace and for its texts hundreds of times a page: both are kept, but no text that has values in it. */
function remembering(instance: i18n): i18n {
  const made = new Map<string, FixedT>();
  const fixedT = instance.getFixedT.bind(instance) as unknown as (...of: (string | null)[]) => FixedT;
  const getFixedT = (...of: (string | null)[]) => {
    const name = JSON.stringify(of);
    const t = made.get(name) ?? keepingTexts(fixedT(...of), instance, of[1] ?? undefined);
    made.set(name, t);
    return t;
  };
  return Object.assign(instance, { getFixedT });
}

function keepingTexts(t: FixedT, instance: i18n, ns: string | undefined): FixedT {
  const kept = new Map<string, string>();
  const keeping: FixedT = (key, ...values) => {
    if (values.length > 0) return t(key, ...values);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = t(key);
    // A key that is in no file may have come from outside: it takes no memory.
    if (instance.exists(key, { ns: ns as "common" | undefined })) kept.set(key, text);
    return text;
  };
  return Object.assign(keeping, t);
}

export function translate(language: Language): Translate {
  return translations(language).t as Translate;
}
