import { createHash } from "node:crypto";
import { environment } from "../operate/environment";
import type { MapProviderType } from "../operate/map-provider";
import { analyticsSources } from "./analytics-origins";
import { REPORTS_PATH } from "./csp-reports";
import { mapSources, type MapSources } from "./map-origins";

/** `Cache-Control` of everything that is not deliberately shared. */
export const PERSONAL = "private, no-store";

/** Where browsers find the payment method `https://google.com/pay`: it redirects, and its manifests lie at the second origin. */
const GOOGLE_PAY = ["https://google.com", "https://pay.google.com"];

/** Yandex SmartCaptcha: its script, the frames in which it asks, and whom it tells. */
export const SMART_CAPTCHA = "https://smartcaptcha.cloud.yandex.ru";

type PageKind = {
  development: boolean;
  lite: boolean;
  /** The origins to which a page of a payment may send forms and frames. */
  banks?: readonly string[];
  /** The page asks whether the browser has Google Pay, whose description the browser then reads. */
  wallet?: boolean;
  /** The page may show a captcha. */
  captcha?: boolean;
  /** Whose map may stand on the page, or on one that scripts open in its document. None on a page of a payment, which is a document of its own. */
  maps?: MapProviderType;
};

/**
 * The policy of a page: our own files, and inline scripts and styles with the nonce; a lite page runs no script. Vite's development server needs inline
 * styles and a socket.
 */
export function contentSecurityPolicy(
  nonce: string,
  { development, lite, banks, wallet = false, captcha = false, maps }: PageKind,
): string {
  const provider = captcha && !lite ? [SMART_CAPTCHA] : [];
  const others = lite || banks ? none : othersOn(maps);
  return policy({
    // Browsers that know 'strict-dynamic' let our scripts load others, and ignore origins.
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
 * The policy of a page from the page cache: own files, and inline scripts and styles by their hashes. A page without a script of its own runs none.
 * Google's map brings inline styles, which find no nonce here: they are allowed like all others.
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

/** What pages with scripts ask of others: the provider of maps, and the deployment's analytics. Neither is on a page of a payment. */
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
    // The service worker's, which a page without scripts has no use for: a nonce would have to name it.
    ...(sources["script-src"].includes("'none'") ? {} : { "worker-src": ["'self'", ...others.worker] }),
    "form-action": ["'self'", ...banks],
    ...(banks.length + frames.length > 0 && { "frame-src": ["'self'", ...banks, ...frames] }),
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    // Older browsers know only the first.
    ...(isReported() && { "report-uri": [REPORTS_PATH], "report-to": ["csp"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** Where browsers send reports of errors. */
const reportOrigins = () => [environment().SENTRY_DSN].flatMap((dsn) => (dsn ? [new URL(dsn).origin] : []));

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
