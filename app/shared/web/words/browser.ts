import type { BackendModule, i18n } from "i18next";
import { firstTexts, furtherTexts, laterTexts } from "./route-texts";
import { createTranslations } from "../../../../locales/i18n";
import type { Language } from "../../../../rules/languages";

const firstTextFiles = import.meta.glob<object>("/locales/*/{common,menu,cart}.json", { import: "default" });

async function loadTexts(language: Language, part: string): Promise<object> {
  const files = firstTexts.includes(part) ? firstTextFiles : (await import("./further-texts")).furtherTextFiles;
  return (await files[`/locales/${language}/${part}.json`]?.()) ?? {};
}

let translations: i18n | undefined;

/** Hydration cannot wait for texts, so they are loaded here. */
export async function browserTranslations(language: Language, routes: readonly string[]): Promise<i18n> {
  const backend: BackendModule = {
    type: "backend",
    init: () => undefined,
    read: (_language, part, done) => {
      // Without texts the page cannot be shown. Remix does the same if a route's module fails to load.
      loadTexts(language, part).then(
        (loaded) => done(null, loaded),
        () => window.location.reload(),
      );
    },
  };
  const parts = [...firstTexts, ...furtherTexts(routes)];
  const loaded = await Promise.all(parts.map(async (part) => [part, await loadTexts(language, part)] as const));
  return (translations = createTranslations(language, { [language]: Object.fromEntries(loaded) }, backend));
}

const lackingTexts = (routes: readonly string[]) =>
  furtherTexts(routes).filter((part) => !translations?.hasLoadedNamespace(part));

/** Fetches texts ahead, so that `loadRouteTexts` finds them in the browser. Unlike there, a failure has no effect. */
export function fetchRouteTexts(routes: readonly string[]) {
  const current = translations;
  if (!current) return;
  for (const part of lackingTexts(routes)) loadTexts(current.language as Language, part).catch(() => undefined);
}

/** Undefined if all texts are loaded. */
export function loadRouteTexts(routes: readonly string[]): Promise<unknown> | undefined {
  const lacking = lackingTexts(routes);
  return lacking.length > 0 ? translations?.loadNamespaces(lacking) : undefined;
}

export const lackRouteTexts = (routes: readonly string[]) => lackingTexts(routes).length > 0;

/** Rejects if texts cannot be loaded, whereas `loadRouteTexts` reloads the document. */
export const addRouteTexts = (routes: readonly string[]) => addTexts(furtherTexts(routes));

/** Fetches the texts of a part that comes after hydration. The server has all texts. */
export const loadLaterTexts = (part: keyof typeof laterTexts) => addTexts(laterTexts[part] ?? []);

async function addTexts(parts: readonly string[]): Promise<void> {
  const current = translations;
  if (!current) return;
  const language = current.language as Language;
  const lacking = parts.filter((name) => !current.hasLoadedNamespace(name));
  const loaded = await Promise.all(lacking.map(async (name) => [name, await loadTexts(language, name)] as const));
  for (const [name, texts] of loaded) current.addResourceBundle(language, name, texts);
}
