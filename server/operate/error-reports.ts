import { version } from "../../package.json";
import { FOREIGN_SCRIPTS, IGNORED_ERRORS } from "../../rules/error-noise";
import { scrubbed } from "../../rules/scrub-report";
import { buildId } from "./build-id";
import { environment } from "./environment";
import { settings } from "./settings";

type Reporter = { capture(error: unknown): void; nameTrace(name: string): void };

let reporter: Reporter | undefined;

export function reportError(error: unknown) {
  reporter?.capture(error);
}

/** Names the trace of the running request by its route, because an address may contain an order's number. */
export function nameTrace(name: string) {
  reporter?.nameTrace(name);
}

/** The options for browsers and server; undefined without SENTRY_DSN. */
export function reportOptions() {
  const { SENTRY_DSN: dsn } = environment();
  return dsn
    ? { dsn, environment: settings().app_env ?? "production", release: `nori@${version}+${buildId}` }
    : undefined;
}

/**
 * Starts to report errors and traces to a Sentry. The library is imported here, because it takes memory that a shop
 * without a DSN does not need. Returns the function that sends pending reports.
 */
export async function startErrorReports(): Promise<(milliseconds: number) => Promise<boolean>> {
  const imported = await import("@sentry/remix");
  // Node detects only some of the exports of this CommonJS module.
  const sentry = "default" in imported ? (imported.default as typeof imported) : imported;
  const tracesSampleRate = 1;
  // `init` would patch Remix: it writes trace ids into the data of each page, including cached ones, and no longer
  // traces requests that never reach Remix.
  sentry.initWithoutDefaultIntegrations({
    ...reportOptions(),
    tracesSampleRate,
    sendDefaultPii: false,
    // The upstream only gets the trace headers of the incoming request.
    tracePropagationTargets: [],
    // The integrations for databases and frameworks patch modules that the shop does not have.
    integrations: sentry.getDefaultIntegrations({ tracesSampleRate }).filter(({ name }) => KEPT.includes(name)),
    registerEsmLoaderHooks: false,
    ignoreErrors: IGNORED_ERRORS,
    denyUrls: FOREIGN_SCRIPTS,
    beforeSend: scrubbed,
    beforeSendTransaction: scrubbed,
  });
  reporter = {
    capture: (error) => void sentry.captureException(error),
    nameTrace(name) {
      const span = sentry.getActiveSpan();
      if (span) sentry.updateSpanName(sentry.getRootSpan(span), name);
    },
  };
  return async (milliseconds) => {
    reporter = undefined;
    return sentry.close(milliseconds);
  };
}

/** `Console`, `RequestData`, `LocalVariables` and `Context` are missing, because they collect visitors' data. */
const KEPT = [
  "EventFilters",
  "InboundFilters",
  "FunctionToString",
  "LinkedErrors",
  "Http",
  "NodeFetch",
  "OnUncaughtException",
  "OnUnhandledRejection",
  "NodeContext",
  "Modules",
];
