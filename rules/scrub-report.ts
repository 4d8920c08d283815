import { loggable } from "./loggable";

/** The fields of a Sentry event or trace that may contain personal data. */
export type Report = {
  message?: string;
  transaction?: string;
  request?: { url?: string; method?: string };
  user?: unknown;
  extra?: unknown;
  server_name?: string;
  exception?: { values?: { value?: string; stacktrace?: { frames?: { vars?: unknown }[] } }[] };
  breadcrumbs?: { category?: string; message?: string; data?: Record<string, unknown> }[];
  contexts?: Record<string, Record<string, unknown> | undefined>;
  spans?: { description?: string; data?: Record<string, unknown> }[];
};

/** Spans keep the operation and its duration, never the person. */
const KEPT =
  /^(http\.(request\.)?method|http\.(response\.)?status_code|sentry\.(op|origin|source|sample_rate)|url\.path|http\.route)$/;
/** These describe the browser, the runtime and the trace. Other contexts may contain anything. */
const CONTEXTS = ["trace", "runtime", "os", "browser", "device", "app", "culture", "replay"];

/**
 * Removes personal data from a report: cookies, headers, bodies and queries as a whole; phones, card numbers, e-mail
 * addresses and order numbers anywhere; names and addresses by removing typed and shown texts. It changes the event in
 * place, because reports are large.
 */
export function scrubbed<Kind extends object>(event: Kind): Kind {
  const report = event as Report;
  delete report.user;
  delete report.extra;
  delete report.server_name;
  if (report.message) report.message = loggable(report.message);
  if (report.transaction) report.transaction = loggable(report.transaction);
  const { url, method } = report.request ?? {};
  if (report.request) report.request = { method, url: url && loggable(url) };
  for (const value of report.exception?.values ?? []) {
    if (value.value) value.value = loggable(value.value);
    for (const frame of value.stacktrace?.frames ?? []) delete frame.vars;
  }
  // A clicked element has its label, which may be an address, and a log message may contain anything.
  report.breadcrumbs = report.breadcrumbs
    ?.filter(
      ({ category }) => category === "navigation" || category === "fetch" || category === "xhr" || category === "http",
    )
    .map(({ data, ...crumb }) => ({
      ...crumb,
      message: undefined,
      data: data && texts(data, (name) => /^(from|to|url|method|status_code)$/.test(name)),
    }));
  for (const name of Object.keys(report.contexts ?? {}))
    if (report.contexts && !CONTEXTS.includes(name)) delete report.contexts[name];
  const { trace } = report.contexts ?? {};
  if (trace?.data) trace.data = texts(trace.data as Record<string, unknown>, (name) => KEPT.test(name));
  for (const span of report.spans ?? []) {
    if (span.description) span.description = loggable(span.description);
    if (span.data) span.data = texts(span.data, (name) => KEPT.test(name));
  }
  return event;
}

function texts(data: Record<string, unknown>, isKept: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => isKept(name))
      .map(([name, value]) => [name, typeof value === "string" ? loggable(value) : value]),
  );
}
