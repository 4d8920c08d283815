import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import type { BrandId } from "../brands";
import { fallbackLanguage, isLanguage } from "../rules/languages";
import { HydrateLater, pageHydrated } from "./shared/web/hydration/HydrateLater";
import { keepTyped } from "./shared/web/hydration/keep-typed";
import { loadLazyParts } from "./shared/web/hydration/lazy-part";
import { decodePageData, loadedRoutes } from "./shared/web/hydration/remix-internals";
import { loadOtherStyles, loadPageStyles } from "./shared/web/hydration/route-styles";
import { BrandProvider } from "./shared/web/context/brand";
import { browserTranslations } from "./shared/web/words/browser";

const MAX_PICTURES_WAIT_MS = 2_000;
const whenIdle = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 50));

/** React hydrates this element and nothing else of the document (docs/decisions/0010-react-hydrates-one-element.md). */
const shop = document.getElementById("shop");

// Hydration needs these; they load in parallel with the pictures.
const texts = browserTranslations(languageOf(shop), loadedRoutes());
const styles = loadPageStyles();
const later = shop?.dataset.later === undefined ? undefined : loadLazyParts();

/** Translation tools change the document's `lang`, so it is not used. */
function languageOf(element: HTMLElement | null) {
  const language = element?.dataset.language ?? "";
  return isLanguage(language) ? language : fallbackLanguage;
}

/** Runs after the first paint, when the browser is idle. Until then links and forms work natively. */
async function hydrate() {
  const [translations] = await Promise.all([texts, styles, later, decodePageData()]);
  if (!shop) return;
  window.stopReload?.();
  keepTyped(shop, pageHydrated);
  startTransition(() => {
    hydrateRoot(
      shop,
      <BrandProvider value={document.documentElement.dataset.brand as BrandId}>
        <I18nextProvider i18n={translations}>
          <HydrateLater>
            <RemixBrowser />
          </HydrateLater>
        </I18nextProvider>
      </BrandProvider>,
    );
  });
  await pageHydrated;
  performance.mark("hydrated");
  void loadLazyParts();
  whenIdle(() => void loadOtherStyles());
}

/** Chromium's `cookieEnabled` is true also where its settings block cookies. */
function keepsCookies(): boolean {
  document.cookie = "stored=1; path=/; SameSite=Lax";
  const isKept = /(^|; )stored=1/.test(document.cookie);
  document.cookie = "stored=; path=/; Max-Age=0";
  return isKept;
}

let begun = false;

/**
 * Without cookies the server knows no basket, so a script must not count what nobody has. The page stays a document,
 * whose forms lead to the page that says so.
 */
function begin() {
  if (begun || !keepsCookies()) return;
  begun = true;
  whenIdle(() => void hydrate(), { timeout: 1_500 });
}

// Slow pictures must not delay the scripts.
if (document.readyState === "complete") begin();
else {
  window.addEventListener("load", begin, { once: true });
  setTimeout(begin, MAX_PICTURES_WAIT_MS);
}
