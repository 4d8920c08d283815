import type { RequestHandler } from "express";
import { environment } from "../operate/environment";
import { browserHost, forwardedHosts, UNKNOWN_HOST } from "../guard/host";

/**
 * Restores each request to the form that the browser sent to the proxies: `Host` is the public name, without a default
 * port. `Origin` is removed after our own check (`refuseCrossSite`), because Remix compares it with `Host` literally
 * and responds with a blank 500.
 */
export function normaliseRequests(): RequestHandler {
  const isProxyTrusted = environment().TRUSTED_PROXIES > 0;
  return ({ headers }, _response, next) => {
    const [forwarded] = isProxyTrusted ? forwardedHosts([headers["x-forwarded-host"]].flat().join()) : [];
    const host = forwarded ?? (headers.host ? browserHost(headers.host) : UNKNOWN_HOST);
    headers.host = host;
    // The header still shows that there is a proxy (server/guard/host).
    if (headers["x-forwarded-host"]) headers["x-forwarded-host"] = host;
    delete headers.origin;
    next();
  };
}
