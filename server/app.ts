import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createPageHandler, type ServerBuild } from "@remix-run/node";
import express, { type Express, type Request } from "express";
import helmet from "helmet";
import { PERSONAL } from "./guard/content-security";
import { environment } from "./operate/environment";
import { answerErrors } from "./http/answer-errors";
import { compressResponses } from "./http/compression";
import { demoBank } from "./upstream/demo-bank";
import { refuseInventedPictures } from "./http/invented-pictures";
import { pageCache } from "./http/page-cache";
import { health } from "./http/health";
import { logRequests } from "./http/log-requests";
import { loadContext, nameRequests } from "./http/name-requests";
import { normaliseRequests } from "./http/normalise";
import { measureRequests, nameTraces } from "./http/measure-requests";
import { pageHeadersReplaceOurs } from "./http/page-headers";
import { forgetPrefetchedCity } from "./http/prefetched-city";
import { readableAddresses, refuseCrossSite, refuseLarge, refuseMalformed } from "./http/refusals";
import { handlerByRoute, routeFinder } from "./http/route-finder";
import { refusalLook } from "./http/refusal-look";
import { lookOfRefusals } from "./http/refuse";
import { idleTime as sleptSoFar, shedLoad } from "./http/load-shedding";
import { staticFiles } from "./http/static-files";
import { strictTransport } from "./http/strict-transport";
import { scheduleFairly } from "./http/fair-scheduling";
import { warnOfUncountedProxy } from "./http/warn-of-proxy";

const MAX_BODY_BYTES = 64 * 1024;

type AppOptions = {
  /** Remix's server build, which contains this module. */
  build: ServerBuild;
  /** The folder of Remix's client build. */
  assets: URL;
  isStopping?: () => boolean;
  /**
   * Milliseconds for which the event loop has slept. While it never sleeps, few pages are rendered at a time, and
   * others are refused.
   */
  idleTime?: () => number;
};

/**
 * Builds the pipeline of a request, top to bottom. It contains no behaviour of the shop, because the same build must
 * also run under stock remix-serve.
 */
export function createApp({
  build: remix,
  assets,
  isStopping = () => false,
  idleTime = sleptSoFar,
}: AppOptions): Express {
  const app = express();
  const routeOf = routeFinder(remix.routes);
  app.disable("x-powered-by");
  lookOfRefusals(app, refusalLook());
  app.set("trust proxy", environment().TRUSTED_PROXIES);
  app.use(scheduleFairly());
  app.use(nameRequests());
  app.use(logRequests());
  if (environment().METRICS_PORT !== undefined) app.use(measureRequests(routeOf));
  if (environment().SENTRY_DSN) app.use(nameTraces(routeOf));
  // Pages set their own content security policy (app/entry.server).
  app.use(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      crossOriginResourcePolicy: { policy: "same-origin" },
      // These headers are for obsolete browsers and plug-ins or state a default, and their bytes count in a response of
      // a few hundred.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  app.use(warnOfUncountedProxy());
  app.use(strictTransport());
  app.use((_, response, next) => {
    response.set("Cache-Control", PERSONAL);
    next();
  });
  app.use(readableAddresses());
  app.use(refuseMalformed());
  if (environment().DEMO) app.use(demoBank());
  app.use(staticFiles(fileURLToPath(assets), environment().ASSETS_FOLDER));
  app.use(refuseInventedPictures());
  app.use(refuseCrossSite());
  app.use(refuseLarge(MAX_BODY_BYTES));
  app.use(normaliseRequests());
  app.use(health(isStopping));
  app.use(compressResponses());
  app.use(pageHeadersReplaceOurs());
  app.use(forgetPrefetchedCity());
  const load = shedLoad(idleTime);
  const pages = handlerByRoute(remix, routeOf, (build) => createPageHandler(build, "production"));
  app.use(pageCache((request, context) => pages(new URL(request.url).pathname)(request, context), load.shared));
  app.use(load.handler);
  const getLoadContext = ({ ip }: Request) => ({ ...loadContext(), address: ip });
  const requests = handlerByRoute(remix, routeOf, (build) =>
    createRequestHandler({ build, mode: "production", getLoadContext }),
  );
  app.all("*", (request, response, next) => requests(request.path)(request, response, next));
  app.use(answerErrors());
  return app;
}
