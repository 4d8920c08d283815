import { RemixBrowser } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import { browserTranslations, loadOtherTexts } from "./words/browser";
import { fallbackLanguage, isLanguage, type Language } from "../rules/languages";
import { hydrateDocument } from "./hydration/hydrate-document";
import { fetchLaterStyles } from "./hydration/PageStyles";

/** The routes of the menu page, which speaks of few parts of the shop. */
const MENU = ["root", "frame/city.route", "menu/home.route"];

/**
 * Hydration waits until the page has been painted and the browser is idle: until then links and forms do the native thing. That the page listens is
 * marked among the browser's own measures.
 */
async function hydrate() {
  const { lang } = document.documentElement;
  const language: Language = isLanguage(lang) ? lang : fallbackLanguage;
  const isMenu = Object.keys(window.__remixRouteModules ?? {}).every((route) => MENU.includes(route));
  const [translations] = await Promise.all([browserTranslations(language, !isMenu), fetchLaterStyles()]);
  await hydrateDocument(
    <I18nextProvider i18n={translations}>
      <RemixBrowser />
    </I18nextProvider>,
  );
  performance.mark("listening");
  if (isMenu) whenIdle(() => void loadOtherTexts(translations));
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
