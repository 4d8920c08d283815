import type { RequestHandler } from "express";
import { wireName } from "../visitor/cookie-header";
import { cityAliasCookie } from "../visitor/cookies";

const PURPOSES = ["sec-purpose", "purpose", "x-purpose", "x-moz"];
const cityNames = [false, true].map((secure) => `${wireName(cityAliasCookie.name, secure)}=`);

/**
 * A page that a browser loads ahead may never be seen, so its city does not become the visitor's last one. Other cookies
 * are set: without a new session the next page would have none.
 */
export function forgetPrefetchedCity(): RequestHandler {
  return (request, response, next) => {
    if (PURPOSES.some((name) => /prefetch|prerender|preview/i.test(request.get(name) ?? ""))) {
      const append = response.append.bind(response);
      response.append = (name, value) => (isCity(name, value) ? response : append(name, value));
    }
    next();
  };
}

const isCity = (name: string, value: unknown) =>
  name.toLowerCase() === "set-cookie" && cityNames.some((city) => String(value).startsWith(city));
