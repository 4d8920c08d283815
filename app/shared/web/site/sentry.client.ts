import {
  browserTracingIntegration,
  captureException,
  captureMessage,
  getClient,
  init,
  makeFetchTransport,
  replayIntegration,
  startBrowserTracingNavigationSpan,
} from "@sentry/remix";
import { FOREIGN_SCRIPTS, IGNORED_ERRORS } from "../../../../rules/error-noise";
import { loggable } from "../../../../rules/loggable";
import { scrubbed } from "../../../../rules/scrub-report";

/** A string is reported as a message. */
export type Capture = (error: unknown) => void;

/** The Sentry integrations that collect nothing that a visitor typed or saw. */
const SAFE_INTEGRATIONS = [
  "InboundFilters",
  "EventFilters",
  "FunctionToString",
  "BrowserApiErrors",
  "GlobalHandlers",
  "LinkedErrors",
  "Dedupe",
  "Breadcrumbs",
];

/**
 * Reports all traces, replays of a tenth of the sessions, and replays of all sessions with an error
 * (docs/specification/rules-and-calls.md#numbers). Replays show boxes in place of texts, pictures and fields.
 */
export function startReports({
  dsn,
  environment,
  release,
}: Record<"dsn" | "environment" | "release", string>): Capture {
  init({
    dsn,
    environment,
    release,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    sendDefaultPii: false,
    // The shop's own requests carry no tracing headers.
    tracePropagationTargets: [],
    ignoreErrors: IGNORED_ERRORS,
    denyUrls: FOREIGN_SCRIPTS,
    integrations: (all) => [
      ...all.filter(({ name }) => SAFE_INTEGRATIONS.includes(name)),
      browserTracingIntegration({ beforeStartSpan: (span) => ({ ...span, name: loggable(span.name) }) }),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        maskAttributes: ["href", "title", "alt", "placeholder", "aria-label", "value", "action"],
        blockAllMedia: true,
        // A worker from a blob would need an exception in the content security policy.
        useCompression: false,
      }),
    ],
    // The tracing of @sentry/remix follows navigations only if it wraps the root component, in the first scripts of
    // each page.
    beforeBreadcrumb(breadcrumb) {
      if (breadcrumb.category === "navigation") traceNavigation(breadcrumb.data);
      return breadcrumb;
    },
    transport: scrubbingTransport,
    beforeSend: scrubbed,
    beforeSendTransaction: scrubbed,
  });
  return (error) => void (typeof error === "string" ? captureMessage(error, "error") : captureException(error));
}

/** Starts a navigation span. Sentry reports a change of the URL before it happens. */
function traceNavigation({ from, to }: { from?: string; to?: string } = {}) {
  const client = getClient();
  if (client && to && to !== from)
    startBrowserTracingNavigationSpan(client, { name: new URL(to, location.href).pathname });
}

/** Replays do not pass through `beforeSend`, so their URLs are scrubbed here. */
const scrubbingTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    send([headers, items]) {
      const sent = (items as [{ type: string }, unknown][]).flatMap(([header, payload]) => {
        if (header.type === "replay_event") return [[header, withoutAddresses(payload as { urls?: string[] })]];
        if (header.type !== "replay_recording") return [[header, payload]];
        return typeof payload === "string" ? [[header, payload.replace(ADDRESS, cut)]] : [];
      });
      return transport.send([headers, sent] as Parameters<typeof transport.send>[0]);
    },
  };
};

const ADDRESS = /"(href|from|to|url|description)":"((?:[^"\\]|\\.)*)"/g;
const cut = (_: string, name: string, address: string) => `"${name}":"${loggable(address)}"`;
const withoutAddresses = (event: { urls?: string[] }) => ({ ...scrubbed(event), urls: event.urls?.map(loggable) });
