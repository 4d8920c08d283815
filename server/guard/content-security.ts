import { createHash } from "node:crypto";
import { environment } from "../operate/environment";
import { mapProvider, type MapProviderType } from "../operate/map-provider";
import { paymentOrigins } from "../operate/payment-origins";
import { settings } from "../operate/settings";
import { analyticsSources } from "./analytics-origins";
import { REPORTS_PATH } from "./csp-reports";
import { mapSources, type MapSources } from "./map-origins";

/** The `Cache-Control` of every response that is not deliberately shared. */
export const PERSONAL = "private, no-store";

/**
 * Browsers look for the payment method `https://google.com/pay` here: it redirects to the second origin, which has its
 * manifests.
 */
const GOOGLE_PAY = ["https://google.com", "https://pay.google.com"];

/** The origin of Yandex SmartCaptcha, for its script, its frames and its requests. */
export const SMART_CAPTCHA = "https://smartcaptcha.cloud.yandex.ru";

type PageKind = {
  development: boolean;
  lite: boolean;
  /** The origins to which a page of a payment may send forms and frames. */
  banks?: readonly string[];
  /** The page detects Google Pay, whose description the browser then reads. */
  wallet?: boolean;
  captcha?: boolean;
  /**
   * The provider whose map may be on the page, or on one that scripts open in its document. A page of a payment has
   * none, because it is always a document of its own.
   */
  maps?: MapProviderType;
};

/**
 * Allows our own files, and inline scripts and styles with the nonce. A lite page runs no script. Vite's development
 * server needs inline styles and a socket.
 */
export function contentSecurityPolicy(
  nonce: string,
  { development, lite, banks, wallet = false, captcha = false, maps }: PageKind,
): string {
  const provider = captcha && !lite ? [SMART_CAPTCHA] : [];
  const others = lite || banks ? none : othersOn(maps);
  return policy({
    // Browsers that support 'strict-dynamic' let our scripts load others, and ignore origins.
    "script-src": lite ? ["'none'"] : [`'nonce-${nonce}'`, "'strict-dynamic'", ...provider, ...others.script],
    "style-src": ["'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`, ...others.style],
    "connect-src": [
      "'self'",
      ...(development ? ["ws:"] : []),
      ...(wallet ? GOOGLE_PAY : []),
      ...provider,
      ...others.connect,
    ],
    banks,
    frames: [...provider, ...others.frame],
    others,
  });
}

/**
 * The policy of a cached page allows own files, and inline scripts and styles by their hashes. A page without an inline
 * script runs none. Google's map adds inline styles, which need a nonce that a cached page cannot have, so all inline
 * styles are allowed there.
 */
export function cacheablePolicy(scripts: readonly string[], styles: Iterable<string>, maps?: MapProviderType): string {
  const hasScripts = scripts.length > 0;
  const others = hasScripts ? othersOn(maps) : none;
  const inline = maps === "google" && hasScripts ? ["'unsafe-inline'"] : hashes(styles);
  return policy({
    "script-src": hasScripts ? ["'self'", ...hashes(scripts), ...others.script] : ["'none'"],
    "style-src": ["'self'", ...inline, ...others.style],
    "connect-src": ["'self'", ...others.connect],
    frames: others.frame,
    others,
  });
}

const hashes = (codes: Iterable<string>) => [
  ...new Set([...codes].map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)),
];

const none: MapSources = { script: [], style: [], image: [], connect: [], font: [], frame: [], worker: [] };

/** Pages with scripts load from the provider of maps and from analytics. Pages of a payment use neither. */
function othersOn(maps?: MapProviderType): MapSources {
  const map = maps ? mapSources[maps] : none;
  const { script = [], image = [], connect = [] } = analyticsSources() ?? {};
  return {
    ...map,
    script: [...map.script, ...script],
    image: [...map.image, ...image],
    connect: [...map.connect, ...connect],
  };
}

type PolicyParts = Record<"script-src" | "style-src" | "connect-src", readonly string[]> & {
  banks?: readonly string[];
  frames: readonly string[];
  others: MapSources;
};

function policy({ banks = [], frames, others, ...sources }: PolicyParts): string {
  const directives = {
    "default-src": ["'self'"],
    "script-src": sources["script-src"],
    "style-src": sources["style-src"],
    "img-src": ["'self'", "data:", ...others.image],
    "font-src": ["'self'", ...others.font],
    "connect-src": [...sources["connect-src"], ...reportOrigins()],
    // A page without scripts does not register the service worker.
    ...(sources["script-src"].includes("'none'") ? {} : { "worker-src": ["'self'", ...others.worker] }),
    "form-action": ["'self'", ...banks],
    ...(banks.length + frames.length > 0 && { "frame-src": ["'self'", ...banks, ...frames] }),
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    // Older browsers only support `report-uri`.
    ...(isReported() && { "report-uri": [REPORTS_PATH], "report-to": ["csp"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

const reportOrigins = () => [environment().SENTRY_DSN].flatMap((dsn) => (dsn ? [new URL(dsn).origin] : []));

/** Reports only feed the metrics. */
const isReported = () => environment().METRICS_PORT !== undefined;

/** The longest that `documentHeaders` may set with the present settings, in bytes. Only a GET has a cacheable page. */
export function documentHeaderBytes(method: string): number {
  const page = {
    development: false,
    lite: false,
    wallet: true,
    captcha: Boolean(settings().captcha),
    maps: mapProvider()?.type,
  };
  const nonce = crypto.randomUUID();
  const policies = [
    contentSecurityPolicy(nonce, page),
    contentSecurityPolicy(nonce, { ...page, banks: paymentOrigins() }),
    ...(method === "GET" ? [cacheablePolicy(SOME_SCRIPTS, SOME_STYLES, page.maps)] : []),
  ];
  const lengths = policies.map((policy) => {
    const headers = new Headers();
    documentHeaders(headers, policy, false, true);
    return [...headers].reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}: ${value}\r\n`), 0);
  });
  return Math.max(...lengths);
}

/** As many as the menu has inline, or more. */
const SOME_SCRIPTS = ["1", "2", "3", "4", "5", "6", "7"];
const SOME_STYLES = ["1", "2", "3"];

/**
 * Sets the headers of every document. The referrer policy is not `no-referrer`, with which forms without scripts send
 * `Origin: null`. A browser may only keep a document that shows nothing of a person (`isShared`): after a sign-out,
 * "Back" must not show a cart or an address.
 */
export function documentHeaders(headers: Headers, policy: string, isShared: boolean, pays = false) {
  headers.set("Content-Security-Policy", policy);
  if (isReported()) headers.set("Reporting-Endpoints", `csp="${REPORTS_PATH}"`);
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", `camera=(), microphone=(), geolocation=(self), payment=(${pays ? "self" : ""})`);
  // A proxy that rewrites HTML (addresses of mail, scripts, blanks) breaks hydration and the policy's hashes.
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", `${isShared ? "private, no-cache" : PERSONAL}, no-transform`);
  headers.append("Vary", "Cookie, Accept-Language, Save-Data");
}
