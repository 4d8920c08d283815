import type { EntryContext } from "@remix-run/node";
import { Links, Meta, RemixServer, Scripts, useMatches, useRouteLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { builtFile, styleSheetsOf } from "./shared/web/hydration/built-files.server";
import {
  ANALYTICS,
  ERROR_REPORTS,
  isLaterStyles,
  LATER_SCRIPTS,
  OTHER_STYLES,
  type FirstWindowHandle,
} from "./shared/web/hydration/first-window";
import type { BrandId } from "../brands";
import { faviconOf } from "../brands/favicons";
import { environment } from "../server/operate/environment";
import { reportOptions } from "../server/operate/error-reports";
import { settings } from "../server/operate/settings";
import { renderBuffered } from "./shared/web/hydration/render-buffered.server";
import type { Language } from "../rules/languages";
import type { CityFrameView } from "./shared/web/context/city-frame";
import type { RootView } from "./shared/web/context/root-view";
import type { DocumentAnalytics } from "./shared/web/site/consent-view.server";
import { ConsentNotice } from "./shared/web/site/ConsentNotice";
import { breadcrumbs, ownPath, languageLinks, previewTags } from "./shared/web/site/found-by-others.server";
import { fontsFor } from "./shared/ui/fonts/fonts";
import { furtherTexts, textsChunk } from "./shared/web/words/route-texts";
import { reloadScript } from "./shared/web/hydration/reload-script";
import { LiteProvider, useLite, WithoutScripts } from "./shared/ui/hooks/lite";

type DocumentParts = {
  remix: EntryContext;
  url: string;
  nonce: string;
  /** The page's HTML or its mark. */
  page: string;
  lite: boolean;
  captcha: boolean;
  analytics?: DocumentAnalytics;
  failedRequest?: string;
};

/**
 * The browser's React owns only the element `#shop` (docs/decisions/0010-react-hydrates-one-element.md). So the
 * document is rendered separately: by Remix, with the same data, instead of the root's component.
 */
export function renderDocument({
  remix,
  url,
  nonce,
  page,
  lite,
  captcha,
  analytics,
  failedRequest,
}: DocumentParts): Promise<Buffer<ArrayBuffer>> {
  const sheets = styleSheets(remix);
  const isFirstWindow = showsFirstWindow(remix);
  const found = foundByOthers(remix, url);
  const Document = () => (
    <LiteProvider value={lite}>
      <ShopDocument
        nonce={nonce}
        page={page}
        sheets={sheets}
        isFirstWindow={isFirstWindow}
        captcha={captcha}
        found={found}
        analytics={analytics}
        here={pathOf(url)}
        failedRequest={failedRequest}
      />
    </LiteProvider>
  );
  const root = { ...remix.routeModules.root, default: Document, ErrorBoundary: Document, Layout: undefined };
  const context = {
    ...remix,
    routeModules: { ...remix.routeModules, root },
    serverHandoffStream: lite ? undefined : remix.serverHandoffStream,
  };
  return renderBuffered(<RemixServer context={context} url={url} nonce={nonce} />, nonce);
}

type Found = {
  tags: { property: string; content: string }[];
  languages: { hrefLang: string; href: string }[];
  breadcrumbs?: string;
};

/** The tags that search results and link previews show. */
function foundByOthers({ staticHandlerContext }: EntryContext, url: string): Found {
  const { matches, loaderData, errors } = staticHandlerContext;
  const route = matches.at(-1)?.route.id ?? "root";
  if (errors) return { tags: [], languages: [] };
  const { language = "en" } = (loaderData.root ?? {}) as { language?: Language };
  const { city } = (loaderData["shell/frame/city.route"] ?? {}) as Partial<CityFrameView>;
  const { name, heading } = (loaderData[route] ?? {}) as { name?: string; heading?: string };
  const page = { request: { url }, route, path: ownPath(matches), city, language };
  const way = breadcrumbs(page, name ?? heading);
  return { tags: previewTags(page), languages: languageLinks(page), breadcrumbs: way && inScript(way) };
}

/** Escapes JSON for a `<script>`, whose end and whose line ends in old browsers must not appear in it. */
const inScript = (value: object) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

type StylesProps = { sheets: string[]; isFirstWindow: boolean };
type ShopDocumentProps = StylesProps & {
  nonce: string;
  page: string;
  captcha: boolean;
  found: Found;
  analytics: DocumentAnalytics | undefined;
  /** The page's path and query. */
  here: string;
  failedRequest: string | undefined;
};

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

function ShopDocument({
  nonce,
  page,
  sheets,
  isFirstWindow,
  captcha,
  found,
  analytics,
  here,
  failedRequest,
}: ShopDocumentProps) {
  const language = useRouteLoaderData<RootView>("root")?.language ?? "en";
  const brand = environment().BRAND;
  const lite = useLite();
  return (
    <html
      lang={language}
      data-brand={brand}
      data-lite={lite ? "" : undefined}
      data-captcha={captcha ? "" : undefined}
      data-request={failedRequest}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* Safari would put links around numbers before the page is hydrated. */}
        <meta name="format-detection" content="telephone=no" />
        {/* Safari does not support SVG icons. */}
        <link rel="icon" href="/icons/icon-48.png" sizes="48x48" type="image/png" />
        <link rel="icon" href={faviconOf(brand)} type="image/svg+xml" />
        {!lite &&
          fontsFor(language).map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        <Meta />
        {found.tags.map((tag) => (
          <meta key={tag.property} {...tag} />
        ))}
        {found.languages.map((version) => (
          <link key={version.hrefLang} rel="alternate" {...version} />
        ))}
        {/* In development Vite serves the styles, which are not bundled. */}
        {import.meta.env.DEV ? <Links /> : <Styles sheets={sheets} isFirstWindow={isFirstWindow} />}
        {import.meta.env.PROD && <OldBrowserStyles brand={brand} nonce={nonce} />}
        <link rel="manifest" href="/manifest.webmanifest" />
        <Refresh nonce={nonce} />
      </head>
      <body>
        {analytics?.question && <ConsentNotice view={analytics.question} here={here} />}
        <div
          id="shop"
          data-language={language}
          data-later={isFirstWindow ? undefined : ""}
          data-other-styles={builtFile(OTHER_STYLES, "css")}
          data-offline={settings().offline ? undefined : "off"}
          dangerouslySetInnerHTML={{ __html: page }}
        />
        {!lite && <Texts language={language} />}
        {!lite && !isFirstWindow && <LaterScripts />}
        {found.breadcrumbs && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: found.breadcrumbs }} />
        )}
        {!lite && <Scripts nonce={nonce} />}
        {!lite && <ErrorReports nonce={nonce} />}
        {!lite && analytics && <Analytics nonce={nonce} analytics={analytics} />}
      </body>
    </html>
  );
}

/** Preloads the page's texts: entry.client.tsx requests them only after its own imports have loaded. */
function Texts({ language }: { language: string }) {
  const further = furtherTexts(useMatches().map(({ id }) => id));
  const scripts = [textsChunk(language), ...further.map((part) => textsChunk(language, part))].map((name) =>
    builtFile(name),
  );
  return scripts.map((href) => href && <link key={href} rel="modulepreload" href={href} />);
}

function ErrorReports({ nonce }: { nonce: string }) {
  const options = reportOptions();
  const src = options && builtFile(ERROR_REPORTS);
  if (!src) return null;
  const { dsn, environment, release } = options;
  return (
    <script
      type="module"
      src={src}
      nonce={nonce}
      data-dsn={dsn}
      data-environment={environment}
      data-release={release}
    />
  );
}

function Analytics({ nonce, analytics: { ids, allowed } }: { nonce: string; analytics: DocumentAnalytics }) {
  const src = builtFile(ANALYTICS);
  if (!src) return null;
  return (
    <script
      type="module"
      src={src}
      nonce={nonce}
      data-analytics=""
      data-google={ids.google}
      data-yandex={ids.yandex}
      data-allowed={allowed ? "" : undefined}
    />
  );
}

function LaterScripts() {
  const href = builtFile(LATER_SCRIPTS);
  return href && <link rel="modulepreload" href={href} />;
}

/**
 * Links the brand's styles for browsers without custom properties (docs/decisions/0012-fallbacks-for-old-browsers.md).
 * They skip the rule with `:focus-within` and fetch the sheet. All others ignore an `@import` after a rule (CSS 2.1
 * §4.1.5).
 */
function OldBrowserStyles({ brand, nonce }: { brand: BrandId; nonce: string }) {
  const css = `:focus-within{}@import "/assets/old-browsers-${brand}-${import.meta.env.STYLES_HASH}.css";`;
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}

type Refreshing = { refresh_after?: number; refresh_to?: string; without_scripts_to?: string };

/**
 * `refresh_after` (seconds) reloads the page without scripts, `without_scripts_to` replaces it there
 * (docs/specification/behaviour.md#without-javascript), and `refresh_to` replaces it everywhere. An inline script
 * reloads the page if its scripts fail to load.
 */
function Refresh({ nonce }: { nonce: string }) {
  const lite = useLite();
  const views = useMatches().map(({ data: view }) => view as Refreshing | undefined);
  const seconds = views.map((view) => view?.refresh_after).find(Boolean);
  const next = views.map((view) => view?.refresh_to).find(Boolean);
  const instead = views.map((view) => view?.without_scripts_to).find(Boolean);
  if (next) return <meta httpEquiv="refresh" content={`0; url=${next}`} />;
  if (instead)
    return (
      <WithoutScripts>
        <meta httpEquiv="refresh" content={`0; url=${instead}`} />
      </WithoutScripts>
    );
  if (!seconds) return null;
  return (
    <>
      <WithoutScripts>
        <meta httpEquiv="refresh" content={String(seconds)} />
      </WithoutScripts>
      {!lite && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: reloadScript(seconds) }} />}
    </>
  );
}

const styleSheets = ({ staticHandlerContext }: EntryContext): string[] =>
  import.meta.env.PROD ? styleSheetsOf(staticHandlerContext.matches.map(({ route }) => route.id)) : [];

/** Whether the first sheet is enough for this page: the fresh menu, which most visitors open first. */
function showsFirstWindow({ routeModules, staticHandlerContext }: EntryContext): boolean {
  const { matches, loaderData, errors } = staticHandlerContext;
  return (
    !errors &&
    matches.every(({ route: { id } }) => {
      const handle = routeModules[id]?.handle as FirstWindowHandle<unknown> | undefined;
      return loaderData[id] && handle?.isFirstWindow?.(loaderData[id]);
    })
  );
}

/**
 * A page of the first window gets the later sheets without scripts at once. Browsers do not fetch a disabled one: scripts
 * put a sheet in its place (route-styles.ts).
 */
function Styles({ sheets, isFirstWindow }: StylesProps) {
  return sheets.map((href) =>
    isFirstWindow && isLaterStyles(href) ? (
      <Fragment key={href}>
        <WithoutScripts>
          <link rel="stylesheet" href={href} />
        </WithoutScripts>
        <link rel="stylesheet" href={href} {...{ disabled: true }} />
      </Fragment>
    ) : (
      <link key={href} rel="stylesheet" href={href} />
    ),
  );
}
