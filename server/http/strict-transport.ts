import type { Request, RequestHandler } from "express";
import helmet from "helmet";
import { environment } from "../operate/environment";

/** `Strict-Transport-Security` on answers that travel over HTTPS. A visitor who invents `X-Forwarded-Proto` gets the header for themselves only. */
export function strictTransport(): RequestHandler {
  const { HSTS_MAX_AGE: maxAge, HSTS_INCLUDE_SUBDOMAINS: includeSubDomains } = environment();
  const setHeader = helmet.strictTransportSecurity({ maxAge, includeSubDomains });
  return (request, response, next) => {
    if (isHttps(request)) setHeader(request, response, next);
    else next();
  };
}

const isHttps = (request: Request) => request.secure || /^https\b/i.test(request.get("x-forwarded-proto") ?? "");
