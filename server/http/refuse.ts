import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import type english from "../../locales/en/refusals.json";
import { fallbackLanguage, languages, type Language } from "../../rules/languages";
import { settings } from "../operate/settings";
import { cookiesIn } from "../visitor/cookie-header";
import { cookies } from "../visitor/cookies";
import { acceptedLanguage } from "../visitor/language";
import { logRefusal } from "./log-requests";

type Refusals = typeof english;
export type RefusalReason = Exclude<keyof Refusals, "retry" | "toShop">;

// This namespace alone: the other texts are in Remix's bundle, and this module is not.
const texts = new Map<Language, Refusals>(
  await Promise.all(
    languages.map(async (language) => {
      const { default: words } = (await import(`../../locales/${language}/refusals.json`)) as { default: Refusals };
      return [language, words] as const;
    }),
  ),
);

const STYLE = `:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:12vh auto;padding:0 1rem}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Answers in place of Remix, in the visitor's language: a small page of its own for browsers, one sentence for everything else. The request's line in the
 * log names the reason.
 */
export function refuse(request: Request, response: Response, status: number, reason: RefusalReason) {
  logRefusal(response, reason);
  const language = languageOf(request);
  const words = texts.get(language) as Refusals;
  response.status(status).set("Content-Language", language).vary("Accept, Accept-Language, Cookie");
  if (!request.headers.accept?.includes("text/html")) {
    response.type("text/plain; charset=utf-8").send(`${words[reason]}\n`);
    return;
  }
  response
    .set("Content-Security-Policy", POLICY)
    .type("text/html; charset=utf-8")
    .send(page(language, words, reason, isReadable(request) && status >= 500));
}

/** Whether the same address can be asked again by a link. */
const isReadable = ({ method }: Request) => method === "GET" || method === "HEAD";

function page(language: Language, words: Refusals, reason: RefusalReason, canRetry: boolean): string {
  const name = escapeHtml(settings().name);
  const [address, text] = canRetry ? ["", words.retry] : ["/", words.toShop];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>${STYLE}</style>
<h1>${name}</h1>
<p>${words[reason]}</p>
<p><a href="${address}">${text}</a></p>
</html>
`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function languageOf({ headers }: Request): Language {
  const { language = "" } = { ...cookiesIn(headers.cookie, false), ...cookiesIn(headers.cookie, true) };
  const chosen = cookies.language.parse(language);
  return chosen ?? acceptedLanguage(headers["accept-language"]) ?? fallbackLanguage;
}
