import type { RequestHandler } from "express";

const REPEATABLE = /^(set-cookie|vary|link)$/i;

/**
 * Lets a page replace a header that was set before it. Remix appends its headers to those that are there, and `X-Frame-Options:
 * SAMEORIGIN, DENY` means nothing.
 */
export function pageHeadersReplaceOurs(): RequestHandler {
  return (_, response, next) => {
    const append = response.append.bind(response);
    response.append = (name, value) => (REPEATABLE.test(name) ? append(name, value) : response.set(name, value));
    next();
  };
}
