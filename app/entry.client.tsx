import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createTranslations } from "./i18n/instance";
import { fallbackLanguage, isLanguage, type Language } from "./i18n/languages";
import { holdEvents } from "./shell/hold-events";
import { Listening } from "./shell/Listening";

const texts = import.meta.glob<Record<string, object>>("../locales/*/index.ts", { import: "default" });

/** Hydration waits until the page has been painted and the browser is idle: until then links and forms do the native thing. */
async function hydrate() {
  const { lang } = document.documentElement;
  const language: Language = isLanguage(lang) ? lang : fallbackLanguage;
  const resources = await texts[`../locales/${language}/index.ts`]?.();
  const translations = createTranslations(language, { [language]: resources ?? {} } as Record<string, Record<string, object>>);
  const release = holdEvents(window);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={translations}>
        <RemixBrowser />
        <Listening onStart={release} />
      </I18nextProvider>,
    );
  });
}

const PICTURES_MAY_TAKE = 2_000;
const whenIdle = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 50));
let begun = false;

function begin() {
  if (begun) return;
  begun = true;
  whenIdle(() => void hydrate(), { timeout: 1_500 });
}

// Pictures that are slow to come do not hold the scripts back.
if (document.readyState === "complete") begin();
else {
  window.addEventListener("load", begin, { once: true });
  setTimeout(begin, PICTURES_MAY_TAKE);
}
