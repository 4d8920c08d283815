import { redirect, type AppLoadContext, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import type { DocumentHandle } from "./shared/web/context/document-handle";
import type { RootView } from "./shared/web/context/root-view";
import { settings } from "../server/operate/settings";
import { contentSecurityPolicy, documentHeaders, PERSONAL } from "../server/guard/content-security";
import { UNCOMPRESSED } from "../server/http/compression";
import { reportError } from "../server/operate/error-reports";
import { log } from "../server/operate/log";
import { isLanguage, type Language } from "../rules/languages";
import { loggable } from "../rules/loggable";
import { isImpersonal } from "../server/visitor/impersonal";
import { keepSmall } from "../server/visitor/answer-size";
import { translations } from "../server/words/translations";
import { environment } from "../server/operate/environment";
import { mapProvider } from "../server/operate/map-provider";
import { paymentOrigins } from "../server/operate/payment-origins";
import { renderDocument } from "./document.server";
import { BannerBlock } from "./browse/banners/BannerBlock";
import { BannerBlockContext } from "./browse/banners/block-context";
import { documentAnalytics } from "./shared/web/site/consent-view.server";
import { ownPath, robotHeaders } from "./shared/web/site/found-by-others.server";
import { BrandProvider } from "./shared/web/context/brand";
import { FailedRequestProvider } from "./shared/web/hydration/failed-request";
import { GridProvider } from "./browse/grid/grid-context";
import { cacheablePage } from "./shared/web/hydration/cacheable-page.server";
import { HydrateLater } from "./shared/web/hydration/HydrateLater";
import { FragmentCacheProvider } from "./shared/web/hydration/CachedFragment";
import { fragmentCache } from "./shared/web/hydration/fragment-cache.server";
import { modalPage } from "./shared/web/modal/modals";
import { NonceProvider } from "./shared/web/hydration/nonce";
import { turnToRender } from "./shared/web/hydration/render-queue.server";
import { renderBuffered } from "./shared/web/hydration/render-buffered.server";
import { LiteProvider } from "./shared/ui/hooks/lite";

// Server and pages are one build, so that they share the process's settings, metrics and requests.
export { main } from "../server/main";
export { warm } from "../server/warm";

export const streamTimeout = 10_000;

/** Renders the whole document, since loaders await everything, and sets its Content-Security-Policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const modal = modalPage(new URL(request.url), (await context.visit)?.standing);
  if (modal && status === 200 && request.method === "GET") {
    headers.set("Location", modal);
    keepSmall(headers);
    return redirect(modal, { status: 302, headers });
  }

  const visit = await context.visit;
  const { lite = false, retryAfter } = visit ?? {};
  const { grid, banner, cacheable } = visit?.rendering ?? {};
  const { payment, wallet, captcha, hasSecret } = needsOf(remix);
  const analytics = visit && !payment ? await documentAnalytics(visit) : undefined;
  await turnToRender();
  const nonce = crypto.randomUUID();
  const development = import.meta.env.DEV;
  const failedRequest = status >= 500 ? context.requestId : undefined;
  const parts = fragmentCache(readByParts(remix, request, lite));
  // Vite does not tell what parts a changed module is in.
  const keep = import.meta.env.MODE === "development" ? undefined : parts.keep;
  const page = await renderBuffered(
    <NonceProvider value={nonce}>
      <BrandProvider value={environment().BRAND}>
        <I18nextProvider i18n={translations(languageOf(remix))}>
          <GridProvider value={grid && parts.put(grid.html)}>
            <LiteProvider value={lite}>
              <FailedRequestProvider value={failedRequest}>
                <BannerBlockContext.Provider value={banner && <BannerBlock {...banner} />}>
                  <FragmentCacheProvider value={keep}>
                    <HydrateLater>
                      {/* The document contains Remix's data, so nothing is streamed after it. */}
                      <RemixServer
                        context={{ ...remix, serverHandoffStream: undefined }}
                        url={request.url}
                        nonce={nonce}
                      />
                    </HydrateLater>
                  </FragmentCacheProvider>
                </BannerBlockContext.Provider>
              </FailedRequestProvider>
            </LiteProvider>
          </GridProvider>
        </I18nextProvider>
      </BrandProvider>
    </NonceProvider>,
    nonce,
  );
  const around = await renderDocument({
    remix,
    url: request.url,
    nonce,
    page: parts.put(page),
    lite,
    captcha,
    analytics,
    failedRequest,
  });
  const made = parts.insert(around);
  const { html, policy } =
    cacheable && !development
      ? cacheablePage(made, nonce)
      : {
          html: made,
          policy: contentSecurityPolicy(nonce, {
            development,
            lite,
            banks: payment === "bank" ? paymentOrigins() : undefined,
            wallet,
            captcha,
            maps: mapProvider()?.type,
          }),
        };
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (hasSecret && isChosenElsewhere(request)) headers.set("Content-Encoding", UNCOMPRESSED);
  const isOfNobody = visit && status === 200 && request.method === "GET" && isImpersonal(visit.cookies, headers);
  documentHeaders(headers, policy, Boolean(cacheable || isOfNobody), payment === "bank");
  if (status !== 200) headers.set("X-Robots-Tag", "noindex");
  else robotHeaders(headers, { request, ...pageOf(remix) });
  keepSmall(headers);
  // The parts of the page, the grid above all, are four fifths of it. The steps above need not process them.
  return new Response(parts.insert(html), { status, headers });
}

/** The `handle`s of the document's routes decide how it differs. */
function needsOf({ routeModules, staticHandlerContext: { matches, loaderData } }: EntryContext) {
  const handles = matches.map(({ route: { id } }) => ({
    handle: (routeModules[id]?.handle ?? {}) as DocumentHandle,
    view: loaderData[id] as unknown,
  }));
  const { captcha } = settings();
  return {
    payment: handles.find(({ handle }) => handle.payment)?.handle.payment,
    wallet: handles.some(({ handle, view }) => view != null && handle.offersWallets?.(view)),
    hasSecret: handles.some(({ handle }) => handle.hasSecret),
    captcha: Boolean(captcha && !captcha.hidden) && handles.some(({ handle }) => handle.hasCaptcha),
  };
}

/** Browsers that send no `Sec-Fetch-Site` do not tell who chose the address. */
function isChosenElsewhere({ url, headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  return new URL(url).search !== "" && site !== "same-origin" && site !== "none";
}

/** Everything that cached fragments may read of a page besides their own data: the address, the brand, the switches. */
function readByParts({ staticHandlerContext: { loaderData } }: EntryContext, { url }: Request, lite: boolean) {
  const { pathname, search } = new URL(url);
  const { language, name, logo, languages, askConsent } = (loaderData.root ?? {}) as Partial<RootView>;
  const views = Object.values(loaderData) as (Record<string, unknown> | undefined)[];
  const has = (field: string) => views.some((view) => view?.[field]);
  const switches = [has("refresh_after"), has("saved_form")];
  return [pathname, search, environment().BRAND, lite, language, name, logo, languages, askConsent, switches];
}

const pageOf = ({ staticHandlerContext: { matches } }: EntryContext) => ({
  route: matches.at(-1)?.route.id ?? "root",
  path: ownPath(matches),
});

function languageOf(remix: EntryContext): Language {
  const root = remix.staticHandlerContext.loaderData.root as { language?: unknown } | undefined;
  return isLanguage(root?.language) ? root.language : "en";
}

/** Answers to `.data` requests and to POSTs by script. */
export function handleDataRequest(response: Response) {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", PERSONAL);
  return response;
}

/** Logs our own errors without personal data. Remix's answers with a 4xx (no such route or action) are none. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, path: loggable(new URL(request.url).pathname), method: request.method }, "unexpected");
  reportError(error);
}
