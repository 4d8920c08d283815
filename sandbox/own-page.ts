import type { RequestHandler } from "express";

const BASE = [
  "default-src 'none'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
const PLAIN = [...BASE, "style-src 'self'"].join("; ");
/** Swagger UI sets styles from its script. */
const SCRIPTED = [...BASE, "style-src 'self' 'unsafe-inline'", "script-src 'self'", "connect-src 'self'"].join("; ");

export function ownPage({ scripts = false } = {}): RequestHandler {
  return (_, response, next) => {
    response.set({
      "Content-Security-Policy": scripts ? SCRIPTED : PLAIN,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
      "Cache-Control": "no-store",
    });
    next();
  };
}
