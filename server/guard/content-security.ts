/** The page's policy: own files only, scripts by nonce (decisions: strict CSP). `formTo` names further origins that forms may post to. */
export function contentSecurityPolicy(nonce: string, { development = false, formTo = [] as string[] } = {}): string {
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    ["form-action 'self'", ...formTo].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return policy.join("; ");
}

/** Headers of every document. A referrer is sent to ourselves: without it, script-less forms would send `Origin: null`. */
export function documentHeaders(headers: Headers, policy: string) {
  headers.set("Content-Security-Policy", policy);
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=()");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.append("Vary", "Cookie, Accept-Language, Save-Data");
}
