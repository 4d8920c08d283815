import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createPageHandler, type ServerBuild } from "@remix-run/node";
import express, { type Express } from "express";
import helmet from "helmet";
import { environment } from "./operate/environment";
import { compressResponses } from "./http/compression";
import { pageCache } from "./http/page-cache";
import { logRequests } from "./http/log-requests";
import { pageHeadersReplaceOurs } from "./http/page-headers";
import { refuseCrossSite, refuseLarge } from "./http/refusals";
import { staticFiles } from "./http/static-files";
import { warnOfUncountedProxy } from "./http/warn-of-proxy";

const LARGEST_BODY = 64 * 1024;

/**
 * The pipeline of a request, top to bottom. Transport only: no behaviour of the shop lives here, because the same build must also run under
 * stock remix-serve. `build` is Remix's server build, `assets` its client build.
 */
export async function createApp({ build, assets }: { build: URL; assets: URL }): Promise<Express> {
  const remix = (await import(build.href)) as ServerBuild;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", environment().TRUSTED_PROXIES);
  // Pages set their own content security policy (app/entry.server).
  app.use(
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      crossOriginResourcePolicy: { policy: "same-origin" },
      // Headers for obsolete browsers and plug-ins, or that state a default: they count in an answer of a few hundred bytes.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  app.use(warnOfUncountedProxy());
  app.use(logRequests());
  app.use(staticFiles(fileURLToPath(assets)));
  app.use(refuseCrossSite());
  app.use(refuseLarge(LARGEST_BODY));
  app.use(compressResponses());
  app.use(pageHeadersReplaceOurs());
  app.use(pageCache(createPageHandler(remix, "production")));
  app.all(
    "*",
    createRequestHandler({
      build: remix,
      mode: "production",
      getLoadContext: (request) => ({
        requestId: request.get("x-request-id")?.slice(0, 64) ?? randomUUID(),
        address: request.ip,
      }),
    }),
  );
  return app;
}
