import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { analyticsIds } from "../server/operate/analytics";
import { consentOf } from "../server/visitor/consent";
import { storedOrNot } from "../server/visitor/not-stored";
import { openVisit } from "../server/visitor/visit";
import { picturePath } from "../server/upstream/pictures";
import { translationsOf } from "../locales/i18n";
import { fallbackLanguage } from "../rules/languages";
import { CookieNotice } from "./shared/web/form/CookieNotice";
import { takeSwitchOfAddress } from "./shared/web/form/form-action.server";
import { kindOf } from "./shared/web/errors/error-kind";
import { ErrorPage } from "./shared/web/errors/ErrorPage";
import type { FirstWindowHandle } from "./shared/web/hydration/first-window";
import { keepLanguageOfAddress } from "./shared/web/links/language-of-address.server";
import { keepUtmSource } from "./shared/web/links/utm-source.server";
import type { RootView } from "./shared/web/context/root-view";
import { useNonce } from "./shared/web/hydration/nonce";
import { useKeptPage, useNavigationsAsTransitions } from "./shared/web/hydration/remix-internals";
import { PageHead } from "./shared/web/hydration/PageHead";
import { useRouteFiles } from "./shared/web/hydration/route-files";
import { useLite } from "./shared/ui/hooks/lite";
import { SkipLinks } from "./shell/frame/SkipLinks";
import { FocusAfterNavigation } from "./shell/frame/FocusAfterNavigation";
import { NavigationProgress } from "./shell/frame/NavigationProgress";
import { NotRenewed } from "./shell/frame/NotRenewed";
import "./shared/ui/styles/tokens.css";
import "./shared/ui/fonts/fonts.css";
import "./shared/ui/fonts/typed-fonts.css";

import.meta.glob("../brands/*/tokens.css", { eager: true });

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await takeSwitchOfAddress(visit);
  keepUtmSource(visit);
  await keepLanguageOfAddress(visit);
  const stored = storedOrNot(visit.request, visit.cookies);
  if (typeof stored === "object") throw redirect(stored.path);
  const flash = stored
    ? ({ tone: "danger", text: visit.t("common:notStored"), stays: true } as const)
    : visit.takeFlash();
  const view: RootView = {
    language: visit.language,
    name: visit.settings.name,
    logo: picturePath(visit.settings.logo?.[visit.language]),
    flash,
    askConsent: !analyticsIds() && !(await consentOf(visit)),
    languages: visit.settings.show_lang_button ? visit.settings.languages : [],
  };
  return data(view, { headers: await visit.headers() });
}

export { skipRevalidationForFrame as shouldRevalidate } from "./shared/web/modal/revalidation";

export const handle: FirstWindowHandle<RootView> = { isFirstWindow: ({ flash }) => !flash };

/** The title of pages without their own; an error page's title names the error. */
export const meta: MetaFunction<typeof loader> = ({ data: view, error }) => {
  const words = error
    ? translationsOf(view?.language ?? fallbackLanguage)?.t(`common:errors.${kindOf(error)}Title`)
    : undefined;
  return [{ title: [words, view?.name].filter(Boolean).join(" · ") }];
};

/** Wraps the page and the error page. document.server.tsx renders the document itself. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const lite = useLite();
  useNavigationsAsTransitions();
  useKeptPage();
  return (
    <>
      {children}
      <PageHead />
      {!lite && <ScrollRestoration nonce={nonce} />}
    </>
  );
}

export default function Root() {
  const view = useRouteLoaderData<typeof loader>("root");
  useRouteFiles(useMatches().map(({ id }) => id));
  return (
    <>
      <SkipLinks />
      <NavigationProgress />
      <NotRenewed />
      {view?.askConsent && <CookieNotice />}
      <Outlet />
      <FocusAfterNavigation />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
