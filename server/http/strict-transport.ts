import type { Request, RequestHandler } from "express";
import helmet from "helmet";
import { environment } from "../operate/environment";

/**
 * Sets `Strict-Transport-Security` on responses over HTTPS. A visitor who forges `X-Forwarded-Proto` only affects their
 * own browser.
 */
export function strictTransport(): RequestHandler {
  const { HSTS_MAX_AGE: maxAge, HSTS_INCLUDE_SUBDOMAINS: includeSubDomains } = environment();
  const setHeader = helmet.strictTransportSecurity({ maxAge, includeSubDomains });
  return (request, response, next) => {
    if (isHttps(request)) setHeader(request, response, next);
    else next();
  };
}

const isHttps = (request: Request) => request.secure || /^https\b/i.test(request.get("x-forwarded-proto") ?? "");
