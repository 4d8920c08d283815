import type { RequestHandler } from "express";
import { environment } from "../operate/environment";
import { browserHost, forwardedHosts } from "../guard/host";

/** Stands for the host of a request that names none (HTTP/1.0). */
const NO_HOST = "shop.invalid";

/**
 * Lets Remix see each request as the visitor's browser sent it, whatever the proxies in front changed: `Host` is the public name, without a default port.
 * `Origin` is gone after our own check (`refuseCrossSite`): Remix's compares it with `Host` letter by letter and answers a blank 500.
 */
export function normaliseRequests(): RequestHandler {
  const isProxyTrusted = environment().TRUSTED_PROXIES > 0;
  return ({ headers }, _response, next) => {
    const [forwarded] = isProxyTrusted ? forwardedHosts([headers["x-forwarded-host"]].flat().join()) : [];
    const host = forwarded ?? (headers.host ? browserHost(headers.host) : NO_HOST);
    headers.host = host;
    // Kept as the trace of a proxy (server/guard/host).
    if (headers["x-forwarded-host"]) headers["x-forwarded-host"] = host;
    delete headers.origin;
    next();
  };
}
