import { parseCookie } from "cookie";
import type { Request, RequestHandler, Response } from "express";
import type english from "../../locales/en/refusals.json";
import { fallbackLanguage, languages, type Language } from "../../rules/languages";
import { isCrossSite } from "../guard/cross-site";
import { cookies } from "../visitor/cookies";
import { acceptedLanguage } from "../visitor/language";

type Refusals = typeof english;

// This namespace alone: the other texts are in Remix's bundle, and this module is not.
const texts = new Map<Language, Refusals>(
  await Promise.all(
    languages.map(async (language) => {
      const { default: words } = (await import(`../../locales/${language}/refusals.json`)) as { default: Refusals };
      return [language, words] as const;
    }),
  ),
);

/** Answers a cross-site change before Remix does, whose own check answers a blank 500. */
export function refuseCrossSite(): RequestHandler {
  return (request, response, next) => {
    const headers = { get: (name: string) => request.get(name) ?? null };
    if (isCrossSite(request.method, headers)) refuse(request, response, 403, "crossSite");
    else next();
  };
}

/** Refuses a body whose `Content-Length` is above `bytes`; one without that header is counted while it is read (server/guard/form). */
export function refuseLarge(bytes: number): RequestHandler {
  return (request, response, next) => {
    if (Number(request.headers["content-length"] ?? 0) <= bytes) return next();
    response.set("Connection", "close");
    refuse(request, response, 413, "tooLarge");
  };
}

function refuse({ headers }: Request, response: Response, status: number, reason: keyof Refusals) {
  const chosen = cookies.language.parse(parseCookie(headers.cookie ?? "").language ?? "");
  const language = chosen ?? acceptedLanguage(headers["accept-language"]) ?? fallbackLanguage;
  response
    .status(status)
    .type("text/plain; charset=utf-8")
    .set("Content-Language", language)
    .send(`${texts.get(language)?.[reason]}\n`);
}
