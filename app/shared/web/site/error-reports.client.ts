import { whenHydrated } from "../hydration/when-hydrated";
import type { Capture } from "./sentry.client";

const MAX_EARLY_ERRORS = 20;

/**
 * A separate script that only documents of deployments with error reports load (SENTRY_DSN). It stores errors until the
 * page is hydrated and loads the reporter only then, so that it never delays a page.
 */
const {
  dsn = "",
  environment = "",
  release = "",
} = document.querySelector<HTMLScriptElement>("script[data-dsn]")?.dataset ?? {};

const early: unknown[] = [];
let capture: Capture = (error) => void (early.length < MAX_EARLY_ERRORS && early.push(error));

const onError = ({ error, message }: ErrorEvent) => capture(error ?? message);
const onRejection = ({ reason }: PromiseRejectionEvent) => capture(reason);

window.addEventListener("error", onError);
window.addEventListener("unhandledrejection", onRejection);
// A file of an old build is gone (docs/specification/rules-and-calls.md#other-errors). Vite throws the error too.
window.addEventListener("vite:preloadError", () => capture("preload-error"));

async function load() {
  const { startReports } = await import("./sentry.client");
  window.removeEventListener("error", onError);
  window.removeEventListener("unhandledrejection", onRejection);
  capture = startReports({ dsn, environment, release });
  early.splice(0).forEach(capture);
}

// A page works without the reporter.
if (dsn) whenHydrated(() => void load().catch(() => undefined));
