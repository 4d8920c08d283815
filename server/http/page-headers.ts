import type { RequestHandler } from "express";

const MANY = /^(set-cookie|vary|link)$/i;

/** Remix adds its headers to those that are there; where a page says its own, it holds instead of ours (`X-Frame-Options: SAMEORIGIN, DENY` means nothing). */
export function pagesDecide(): RequestHandler {
  return (_, response, next) => {
    const append = response.append.bind(response);
    response.append = (name, value) => (MANY.test(name) ? append(name, value) : response.set(name, value));
    next();
  };
}
