import { createHash } from "node:crypto";
import { environment } from "../operate/environment";
import { REPORTS_PATH } from "./csp-reports";

/** `Cache-Control` of everything that is not deliberately shared. */
export const PERSONAL = "private, no-store";

/** Where browsers find the payment method `https://google.com/pay`: it redirects, and its manifests lie at the second origin. */
const GOOGLE_PAY = ["https://google.com", "https://pay.google.com"];

/** Yandex SmartCaptcha: its script, the frames in which it asks, and whom it tells. */
export const SMART_CAPTCHA = "https://smartcaptcha.cloud.yandex.ru";

const NO_SCRIPTS = "script-src 'none'";

/**
 * The policy of a page: our own files, and inline scripts and styles with the nonce; a lite page runs no script. Vite's development server needs inline
 * styles and a socket. `banks`: the origins to which a page of a payment may send forms and frames. `wallet`: the page asks whether the browser
 * has Google Pay, whose description the browser then reads. `captcha`: the page may show a captcha.
 */
export function contentSecurityPolicy(
  nonce: string,
  {
    development,
    lite,
    banks,
    wallet = false,
    captcha = false,
  }: { development: boolean; lite: boolean; banks?: readonly string[]; wallet?: boolean; captcha?: boolean },
): string {
  const provider = captcha && !lite ? [SMART_CAPTCHA] : [];
  return policy(
    // Browsers that know 'strict-dynamic' let our scripts load others, and ignore origins.
    lite ? NO_SCRIPTS : [`script-src 'nonce-${nonce}' 'strict-dynamic'`, ...provider].join(" "),
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    ["connect-src 'self'", ...(development ? ["ws:"] : []), ...(wallet ? GOOGLE_PAY : []), ...provider].join(" "),
    banks,
    provider,
  );
}

/** The policy of a page from the page cache: own files, and inline scripts and styles by their hashes. A page without a script of its own runs none. */
export function cacheablePolicy(scripts: readonly string[], styles: Iterable<string>): string {
  return policy(
    scripts.length === 0 ? NO_SCRIPTS : ["script-src 'self'", ...hashes(scripts)].join(" "),
    ["style-src 'self'", ...hashes(styles)].join(" "),
  );
}

const hashes = (codes: Iterable<string>) =>
  new Set([...codes].map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`));

function policy(
  scripts: string,
  styles: string,
  connections = "connect-src 'self'",
  banks: readonly string[] = [],
  frames: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    scripts,
    styles,
    "img-src 'self' data:",
    "font-src 'self'",
    connections,
    ["form-action 'self'", ...banks].join(" "),
    ...(banks.length + frames.length > 0 ? [["frame-src 'self'", ...banks, ...frames].join(" ")] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Older browsers know only the first.
    ...(isReported() ? [`report-uri ${REPORTS_PATH}`, "report-to csp"] : []),
  ].join("; ");
}

/** Reports are counted in the metrics, and used for nothing else. */
const isReported = () => environment().METRICS_PORT !== undefined;

/**
 * Headers of every document. The referrer policy is not `no-referrer`, with which forms without scripts send `Origin: null`. Only what is the same for
 * every anonymous visitor may stay in a browser's cache: whoever presses "Back" after signing out must not see a cart or an address.
 */
export function documentHeaders(headers: Headers, policy: string, isShared: boolean, pays = false) {
  headers.set("Content-Security-Policy", policy);
  if (isReported()) headers.set("Reporting-Endpoints", `csp="${REPORTS_PATH}"`);
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", `camera=(), microphone=(), geolocation=(self), payment=(${pays ? "self" : ""})`);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", isShared ? "private, no-cache" : PERSONAL);
  headers.append("Vary", "Cookie, Accept-Language, Save-Data");
}
