import type { RequestHandler } from "express";

const REPEATABLE = /^(set-cookie|vary|link)$/i;

/**
 * Lets a page replace earlier headers. Remix appends its headers to existing ones, and `X-Frame-Options: SAMEORIGIN,
 * DENY` is invalid.
 */
export function pageHeadersReplaceOurs(): RequestHandler {
  return (_, response, next) => {
    const append = response.append.bind(response);
    response.append = (name, value) => (REPEATABLE.test(name) ? append(name, value) : response.set(name, value));
    next();
  };
}
