import { createHash } from "node:crypto";

/** The page's policy: own files only, scripts by nonce (decisions: strict CSP). Vite's development server needs a little more. */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  return policy(`script-src 'nonce-${nonce}' 'strict-dynamic'`, development);
}

/**
 * The policy of a page that is kept for many visitors, and that page without its nonce: own files, and the scripts in the page by their hashes. Only
 * those that carry the nonce count: another one would be somebody else's.
 */
export function keptPage(html: Buffer, nonce: string): { html: Buffer<ArrayBuffer>; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const text = html.toString();
  const own = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, attributes = "", code]) => attributes.includes(mark) && code);
  const hashes = new Set(own.map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`));
  return { html: Buffer.from(text.replaceAll(mark, "")), policy: policy(["script-src 'self'", ...hashes].join(" "), false) };
}

function policy(scripts: string, development: boolean): string {
  return [
    "default-src 'self'",
    scripts,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
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
