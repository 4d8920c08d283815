import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { acceptCookiesCookie } from "../server/visitor/accept-cookies";
import { readCookie } from "../server/visitor/cookie";
import { openVisit } from "../server/visitor/visit";
import "../brands/mylavash/tokens.css";
import "../brands/nori/tokens.css";
import { translationsOf } from "../locales/i18n";
import { fallbackLanguage } from "../rules/languages";
import { CookieNotice } from "./frame/CookieNotice";
import { kindOf } from "./page/error-kind";
import { ErrorPage } from "./page/ErrorPage";
import { FlashMessage } from "./page/FlashMessage";
import type { FirstWindowHandle } from "./hydration/first-window";
import { InTurn } from "./hydration/InTurn";
import type { RootView } from "./page/root-view";
import { useNonce } from "./hydration/nonce";
import { PageStyles } from "./hydration/PageStyles";
import { Progress } from "./frame/Progress";
import { fontFor } from "./ui/fonts";
import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/typed-fonts.css";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const flash = visit.takeFlash();
  const consent = await readCookie(visit.cookies, acceptCookiesCookie);
  const view: RootView = {
    language: visit.language,
    brand: visit.brand,
    name: visit.settings.name,
    flash,
    askConsent: !consent,
    languages: visit.settings.show_lang_button ? visit.settings.languages : [],
  };
  return data(view, { headers: await visit.headers() });
}

export { skipRevalidationForFrame as shouldRevalidate } from "./modal/revalidation";

export const handle: FirstWindowHandle<RootView> = { isFirstWindow: ({ flash }) => !flash };

/** What a page is called that has no title of its own: one that could not be shown says so. */
export const meta: MetaFunction<typeof loader> = ({ data: view, error }) => {
  const name = view?.name ?? "Nori";
  const words = error
    ? translationsOf(view?.language ?? fallbackLanguage)?.t(`common:errors.${kindOf(error)}Title`)
    : undefined;
  return [{ title: words ? `${words} · ${name}` : name }];
};

export function Layout({ children }: { children: ReactNode }) {
  const view = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const brand = view?.brand ?? "nori";
  return (
    <InTurn name="page">
      <html lang={view?.language ?? "en"} data-brand={brand}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <link rel="icon" href={`/favicon-${brand}.svg`} type="image/svg+xml" />
          <link
            rel="preload"
            href={fontFor(view?.language ?? "en")}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
          <Meta />
          <PageStyles />
          <link rel="manifest" href="/manifest.webmanifest" />
          <Refresh />
        </head>
        <body>
          {children}
          <ScrollRestoration nonce={nonce} />
          <Scripts nonce={nonce} />
        </body>
      </html>
    </InTurn>
  );
}

/** A page that is followed while it changes asks for itself again where no script does (decisions §6). */
function Refresh() {
  const seconds = useMatches()
    .map(({ data: view }) => (view as { refresh_after?: number } | undefined)?.refresh_after)
    .find(Boolean);
  return seconds ? (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  ) : null;
}

export default function Root() {
  const view = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      <Progress />
      {view?.flash && <FlashMessage flash={view.flash} />}
      <Outlet />
      {view?.askConsent && <CookieNotice />}
    </>
  );
}

export { ErrorPage as ErrorBoundary };
