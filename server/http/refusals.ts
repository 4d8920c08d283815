import type { Request, RequestHandler } from "express";
import { isCrossSite } from "../guard/cross-site";
import { isHost } from "../guard/host";
import { refuse } from "./refuse";

/**
 * Pages repeat the query in their links, and redirects in a header. Links of advertising have a few hundred characters.
 */
const MAX_ADDRESS_LENGTH = 2_000;
const METHODS = ["GET", "HEAD", "POST"];

/**
 * An address that cannot be decoded, such as "/spb/100%", names no page. Without its percent signs the visitor gets the
 * page that says so, in their language and with links. Remix decodes paths twice, so encoded ones would not do.
 */
export function readableAddresses(): RequestHandler {
  return (request, _response, next) => {
    const { method, path, url } = request;
    if ((method === "GET" || method === "HEAD") && url.startsWith("/") && !isDecodable(path))
      request.url = request.originalUrl = path.replaceAll("%", "-") + url.slice(path.length);
    next();
  };
}

/**
 * Refuses requests that neither a browser nor a proxy sends. Remix would respond to some of them with a blank 500 and
 * log a stack.
 */
export function refuseMalformed(): RequestHandler {
  return (request, response, next) => {
    if (!METHODS.includes(request.method)) {
      response.set("Allow", METHODS.join(", "));
      refuse(request, response, 405, "badRequest");
    } else if (addressLength(request) > MAX_ADDRESS_LENGTH) {
      refuse(request, response, 414, "badRequest");
    } else if (isMalformed(request)) {
      response.set("Connection", "close");
      refuse(request, response, 400, "badRequest");
    } else next();
  };
}

/** With every character that a page or a redirect would encode. */
function addressLength({ url, path }: Request): number {
  return encodeURI(path).length + new URLSearchParams(url.slice(path.length)).toString().length;
}

function isMalformed({ url, path, query, headers }: Request): boolean {
  const { host, "x-forwarded-proto": protocols = "" } = headers;
  return (
    !url.startsWith("/") ||
    !isDecodable(path) ||
    // Remix's data requests before single fetch, which our pages never send.
    "_data" in query ||
    (host !== undefined && !isHost(host)) ||
    ![protocols].flat().every((list) => list === "" || /^https?(\s*,\s*https?)*$/i.test(list.trim()))
  );
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Refuses cross-site changes before Remix, whose own check responds with a blank 500. */
export function refuseCrossSite(): RequestHandler {
  return (request, response, next) => {
    const headers = { get: (name: string) => request.get(name) ?? null };
    if (isCrossSite(request.method, request.path, headers)) refuse(request, response, 403, "crossSite");
    else next();
  };
}

/**
 * Refuses a body whose `Content-Length` is above `bytes`. A body without that header is counted while it is read
 * (server/guard/form).
 */
export function refuseLarge(bytes: number): RequestHandler {
  return (request, response, next) => {
    if (Number(request.headers["content-length"] ?? 0) <= bytes) return next();
    response.set("Connection", "close");
    refuse(request, response, 413, "tooLarge");
  };
}
