import { version } from "../../package.json";
import { FOREIGN_SCRIPTS, IGNORED_ERRORS } from "../../rules/error-noise";
import { scrubbed } from "../../rules/scrub-report";
import { buildId } from "./build-id";
import { environment } from "./environment";
import { settings } from "./settings";

type Reporter = { capture(error: unknown): void; nameTrace(name: string): void };

let reporter: Reporter | undefined;

/** Reports a defect of ours, if the deployment wants to hear of them. */
export function reportError(error: unknown) {
  reporter?.capture(error);
}

/** Names the trace of the running request by its route: an address may have an order's number in it. */
export function nameTrace(name: string) {
  reporter?.nameTrace(name);
}

/** What browsers and server say of themselves; undefined where nobody wants to hear of errors. */
export function reportOptions() {
  const { SENTRY_DSN: dsn } = environment();
  return dsn
    ? { dsn, environment: settings().app_env ?? "production", release: `nori@${version}+${buildId}` }
    : undefined;
}

/** Starts to report errors and traces to a Sentry. Its library is loaded here only: without a DSN it takes no memory. Returns the function that sends what waits. */
export async function startErrorReports(): Promise<(milliseconds: number) => Promise<boolean>> {
  const imported = await import("@sentry/remix");
  // Node sees only some of the names that this CommonJS module passes on.
  const sentry = "default" in imported ? (imported.default as typeof imported) : imported;
  const tracesSampleRate = 1;
  // Not `init`: it patches Remix, which writes trace ids into the data of each page, those kept for all visitors too, and no longer traces requests that never reach Remix.
  sentry.initWithoutDefaultIntegrations({
    ...reportOptions(),
    tracesSampleRate,
    sendDefaultPii: false,
    // The upstream gets the trace headers that the request came with, and no others.
    tracePropagationTargets: [],
    // Those for databases and frameworks patch modules that the shop does not have.
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

/** Not `Console`, `RequestData`, `LocalVariables` and `Context`: they collect what visitors sent. */
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
