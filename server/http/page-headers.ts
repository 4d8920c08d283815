import type { RequestHandler } from "express";

const REPEATABLE = /^(set-cookie|vary|link)$/i;

/** What these say concerns documents only: frames, opener and the links of a page. */
const OF_DOCUMENTS = ["Cross-Origin-Opener-Policy", "Referrer-Policy", "X-Frame-Options"];

/**
 * Lets a page replace a header that was set before it. Remix appends its headers to those that are there, and `X-Frame-Options:
 * SAMEORIGIN, DENY` means nothing. An answer for scripts goes without the headers that concern documents: 120 bytes of the few hundred of a change of the cart.
 */
export function pageHeadersReplaceOurs(): RequestHandler {
  return (_, response, next) => {
    const append = response.append.bind(response);
    response.append = (name, value) => {
      if (/^content-type$/i.test(name) && String(value).startsWith("application/json"))
        for (const header of OF_DOCUMENTS) response.removeHeader(header);
      return REPEATABLE.test(name) ? append(name, value) : response.set(name, value);
    };
    next();
  };
}
