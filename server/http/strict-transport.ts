import type { Request, RequestHandler } from "express";
import { environment } from "../operate/environment";

/**
 * Sets `Strict-Transport-Security` on responses over HTTPS. A visitor who forges `X-Forwarded-Proto` only affects their
 * own browser.
 */
export function strictTransport(): RequestHandler {
  const { HSTS } = environment();
  return (request, response, next) => {
    if (isHttps(request)) response.setHeader("Strict-Transport-Security", HSTS);
    next();
  };
}

const isHttps = (request: Request) => request.secure || /^https\b/i.test(request.get("x-forwarded-proto") ?? "");
