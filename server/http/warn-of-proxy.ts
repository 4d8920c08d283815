import type { RequestHandler } from "express";
import { isPrivateAddress } from "../guard/client-address";
import { environment } from "../operate/environment";
import { log } from "../operate/log";

/**
 * Warns once when requests come through a reverse proxy that TRUSTED_PROXIES does not count, because limits then count
 * all visitors as one.
 */
export function warnOfUncountedProxy(): RequestHandler {
  let warned = environment().TRUSTED_PROXIES > 0;
  return ({ headers, socket }, _, next) => {
    if (!warned && headers["x-forwarded-for"] && isPrivateAddress(socket.remoteAddress)) {
      warned = true;
      log.warn(
        "requests come through a reverse proxy, but TRUSTED_PROXIES is 0: all visitors count as one address; set it to the number of proxies",
      );
    }
    next();
  };
}
