import type { i18n } from "i18next";
import { texts, type Translate } from "../../locales";
import { createTranslations, translationsOf } from "../../locales/i18n";
import type { Language } from "../../rules/languages";

/** The instance of each language is made on first use. */
export function translations(language: Language): i18n {
  return translationsOf(language) ?? remembering(createTranslations(language, { [language]: texts[language] }));
}

type FixedT = (key: string, ...values: unknown[]) => string;

/**
 * Components request the `t` of a namespace and its texts hundreds of times a page, so both are cached, but no
 * interpolated text.
 */
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
    const cached = kept.get(key);
    if (cached !== undefined) return cached;
    const text = t(key);
    // A key that is in no file may come from a visitor, so it takes no memory.
    if (instance.exists(key, { ns: ns as "common" | undefined })) kept.set(key, text);
    return text;
  };
  return Object.assign(keeping, t);
}

export function translate(language: Language): Translate {
  return translations(language).t as Translate;
}
