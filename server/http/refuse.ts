import { createHash } from "node:crypto";
import { phoneLink } from "../../rules/phone";
import type { Application, Request, Response } from "express";
import type english from "../../locales/en/refusals.json";
import { fallbackLanguage, type Language } from "../../rules/languages";
import { currentRequest } from "../operate/request-context";
import { settings, settingsVersion } from "../operate/settings";
import { cookiesIn } from "../visitor/cookie-header";
import { cookies } from "../visitor/cookies";
import { acceptedLanguage } from "../visitor/language";
import { acceptedEncoding, compress } from "./compression";
import { inBothSchemes, type RefusalColours, type RefusalLook } from "./refusal-look";
import { logRefusal } from "./log-requests";

type Refusals = typeof english;
export type RefusalReason = Exclude<keyof Refusals, "request" | "retry" | "toShop">;

const texts = import.meta.glob<Refusals>("../../locales/*/refusals.json", { import: "default", eager: true });

/** The page has to work in browsers of any age: no grid. */
const styleOf = (look: RefusalLook) => `body{margin:0;font:1.125rem/1.5 system-ui,sans-serif}
header{padding:1rem 1.5rem}
header a{font-size:1.5rem;font-weight:800;text-decoration:none}
svg{width:2.5rem;height:2.5rem;margin-right:.5rem;vertical-align:middle}
main{max-width:34rem;margin:0 auto;padding:3rem 1.5rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}
main a{display:inline-block;margin:1rem 1rem 0 0}
main .go{padding:1rem 1.5rem;border-radius:2rem;font-weight:600;text-decoration:none}
a:focus{outline:3px solid;outline-offset:2px}
${inBothSchemes(look, coloursOf)}`;

const coloursOf = (colours: RefusalColours) => `body{background:${colours.page};color:${colours.ink}}
header{background:${colours.head}}
header a{color:${colours.on_head}}
main a{color:${colours.ink}}
main .go{background:${colours.accent};color:${colours.on_accent}}
a:focus{outline-color:${colours.focus}}
header a:focus{outline-color:${colours.focus_on_dark}}`;

/**
 * Prepares the refusal pages of an app: their style sheet, its hash for the content security policy, and the cache of
 * finished pages.
 */
export function lookOfRefusals(app: Application, look: RefusalLook) {
  const style = styleOf(look);
  const hash = createHash("sha256").update(style).digest("base64");
  app.locals.refusals = {
    style,
    mark: look.mark.replace("<svg ", '<svg aria-hidden="true" '),
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    bodies: new Map(),
  } satisfies Dress;
}

type Dress = {
  style: string;
  mark: string;
  policy: string;
  /** The compressed pages are cached, because an overloaded shop sends hundreds a second. */
  bodies: Map<string, Buffer>;
};

/**
 * Responds in the visitor's language: a small page for browsers, one sentence for other clients. The request's log line
 * has the reason.
 */
export function refuse(request: Request, response: Response, status: number, reason: RefusalReason) {
  logRefusal(response, reason);
  const language = languageOf(request);
  const words = texts[`../../locales/${language}/refusals.json`] as Refusals;
  response.status(status).set("Content-Language", language).vary("Accept, Accept-Encoding, Accept-Language, Cookie");
  if (!request.headers.accept?.includes("text/html")) {
    response.type("text/plain; charset=utf-8").send(`${words[reason]}
`);
    return;
  }
  const dress = response.app.locals.refusals as Dress;
  const canRetry = isReadable(request) && status >= 500;
  const encoding = acceptedEncoding(request);
  // A failure has an id for the support; a refusal because of overload is the same page for all.
  const failedRequest = reason === "failed" ? currentRequest()?.id : undefined;
  const key = failedRequest === undefined && [settingsVersion(), language, reason, canRetry, encoding].join();
  let body = key ? dress.bodies.get(key) : undefined;
  if (!body) {
    const plain = Buffer.from(page(dress, { language, words, reason, canRetry, failedRequest }));
    body = encoding ? compress(plain, encoding) : plain;
    if (key) dress.bodies.set(key, body);
  }
  if (encoding) response.set("Content-Encoding", encoding);
  response
    .set("Content-Security-Policy", dress.policy)
    .type("text/html; charset=utf-8")
    .set("Content-Length", String(body.length))
    .end(request.method === "HEAD" ? undefined : body);
}

/** Only a readable address can be requested again by a link. */
const isReadable = ({ method }: Request) => method === "GET" || method === "HEAD";

type Refusal = {
  language: Language;
  words: Refusals;
  reason: RefusalReason;
  canRetry: boolean;
  failedRequest: string | undefined;
};

function page({ style, mark }: Dress, { language, words, reason, canRetry, failedRequest }: Refusal): string {
  const { name, default_phone: phone } = settings();
  const [address, text] = canRetry ? ["", words.retry] : ["/", words.toShop];
  const [title, ...more] = words[reason].split(/(?<=[.!?])\s/);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)}</title>
<style>${style}</style>
<header><a href="/">${mark}${escapeHtml(name)}</a></header>
<main>
<h1>${title?.replace(/\.$/, "")}</h1>
<p>${more.join(" ")}</p>${failedRequest ? `\n<p>${words.request} <code>${escapeHtml(failedRequest)}</code></p>` : ""}
<p><a class="go" href="${address}">${text}</a> <a href="${phoneLink(phone)}">${escapeHtml(phone)}</a></p>
</main>
</html>
`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function languageOf({ headers }: Request): Language {
  const { language = "" } = { ...cookiesIn(headers.cookie, false), ...cookiesIn(headers.cookie, true) };
  const chosen = cookies.language.parse(language);
  return chosen ?? acceptedLanguage(headers["accept-language"]) ?? fallbackLanguage;
}
