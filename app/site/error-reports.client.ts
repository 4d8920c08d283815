import { whenHydrated } from "../hydration/when-hydrated";
import type { Capture } from "./sentry.client";

/** Errors before the reporter is there that are kept for it. */
const MOST = 20;

/**
 * A script of its own, which pages have only where the deployment reports errors (SENTRY_DSN). It keeps errors until the page is hydrated, and only then
 * fetches the reporter: a page is never slower for it.
 */
const {
  dsn = "",
  environment = "",
  release = "",
} = document.querySelector<HTMLScriptElement>("script[data-dsn]")?.dataset ?? {};

const early: unknown[] = [];
let capture: Capture = (error) => void (early.length < MOST && early.push(error));

const onError = ({ error, message }: ErrorEvent) => capture(error ?? message);
const onRejection = ({ reason }: PromiseRejectionEvent) => capture(reason);

window.addEventListener("error", onError);
window.addEventListener("unhandledrejection", onRejection);
// A file of an old build is gone (docs/specification/rules-and-calls.md#other-errors). Vite throws the error, too.
window.addEventListener("vite:preloadError", () => capture("preload-error"));

async function load() {
  const { startReports } = await import("./sentry.client");
  window.removeEventListener("error", onError);
  window.removeEventListener("unhandledrejection", onRejection);
  capture = startReports({ dsn, environment, release });
  early.splice(0).forEach(capture);
}

// Without it the page is whole.
if (dsn) whenHydrated(() => void load().catch(() => undefined));
