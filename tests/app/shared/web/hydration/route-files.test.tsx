// @vitest-environment jsdom
import { startTransition, Suspense, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { I18nextProvider, useTranslation } from "react-i18next";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { loadRouteFiles, useRouteFiles } from "../../../../../app/shared/web/hydration/route-files";
import { loadPageStyles } from "../../../../../app/shared/web/hydration/route-styles";
import { browserTranslations, loadRouteTexts } from "../../../../../app/shared/web/words/browser";
import { wordsOf } from "../../../../support/app/words";

const MENU = "browse/menu/home.route";
const PAYMENT = "orders/payment/bank/wait.route";
const words = wordsOf("de");

let root: Root;

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = '<div id="shop" data-other-styles="/others.css"></div>';
  Object.assign(window, {
    __remixManifest: { routes: { [MENU]: {}, [PAYMENT]: {} } },
    __remixRouteModules: { [MENU]: {} },
  });
  void loadPageStyles();
});

afterEach(() => root.unmount());

const linked = () => [...document.querySelectorAll('link[rel="stylesheet"]')];
const shown = () => document.body.textContent;
const stylesArrive = () => linked().forEach((link) => link.dispatchEvent(new Event("load")));

function PaymentPage() {
  const { t } = useTranslation("payment");
  return <h1>{t("help")}</h1>;
}

it("keeps the page that is shown until the next one's texts and styles are there", async () => {
  const i18n = await browserTranslations("de", [MENU]);
  let go: (route: string) => void = () => undefined;
  const seen = new Set<string>();
  function Page({ route }: { route: string }) {
    useRouteFiles([route]);
    return <Suspense fallback="nothing yet">{route === PAYMENT ? <PaymentPage /> : <p>menu</p>}</Suspense>;
  }
  function Pages() {
    const [route, setRoute] = useState(MENU);
    go = setRoute;
    return <Page route={route} />;
  }
  root = createRoot(document.body.firstElementChild as Element);
  const observer = new MutationObserver(() => seen.add(shown()));
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  root.render(
    <I18nextProvider i18n={i18n}>
      <Pages />
    </I18nextProvider>,
  );
  await vi.waitFor(() => expect(shown()).toBe("menu"));
  startTransition(() => go(PAYMENT));
  await vi.waitFor(() => expect(linked()).toHaveLength(1));
  await loadRouteTexts([PAYMENT]);
  expect(shown()).toBe("menu");
  stylesArrive();
  await vi.waitFor(() => expect(shown()).toBe(words("payment:help")));
  expect([...seen]).toEqual(["menu", words("payment:help")]);
});

it("has nothing to wait for where the page came with its texts", async () => {
  root = createRoot(document.body.firstElementChild as Element);
  const i18n = await browserTranslations("de", [PAYMENT]);
  expect(i18n.t("payment:help")).toBe(words("payment:help"));
  expect(loadRouteTexts([PAYMENT])).toBeUndefined();
  expect(loadRouteFiles([MENU])).toBeUndefined();
});

it("fetches the texts of a part once, and none for the menu", async () => {
  root = createRoot(document.body.firstElementChild as Element);
  const i18n = await browserTranslations("de", [MENU]);
  expect(i18n.hasResourceBundle("de", "payment")).toBe(false);
  expect(loadRouteTexts([MENU])).toBeUndefined();
  await Promise.all([loadRouteTexts([PAYMENT]), loadRouteTexts([PAYMENT])]);
  expect(i18n.t("payment:help")).toBe(words("payment:help"));
  expect(loadRouteTexts([PAYMENT])).toBeUndefined();
});
