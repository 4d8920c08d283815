import type { Cookie } from "@remix-run/node";
import Negotiator from "negotiator";
import { RemixI18Next } from "remix-i18next/server";
import { fallbackLanguage, isLanguage, type Language } from "../../rules/languages";
import { PAGE_LANGUAGE } from "../../rules/page-language";
import { languageInAddress } from "../operate/public-origin";
import { settings } from "../operate/settings";
import { cookiesIn, readCookie } from "./cookie-header";
import { languageCookie } from "./cookies";

const MAX_HEADER_LENGTH = 500;

/**
 * Detects the language of a visit (docs/specification/behaviour.md#language): the page's for a request of its script,
 * else the cookie, then the address of a search result, then `Accept-Language`, then the country of the city, then the
 * default. `country` is called only if all before it fail.
 */
export async function detectLanguage(request: Request, country: () => Promise<string | undefined>): Promise<Language> {
  const { languages, default_language, default_language_by_country, country_code } = settings();
  const ofPage = request.headers.get(PAGE_LANGUAGE);
  if (isLanguage(ofPage) && languages.includes(ofPage)) return ofPage;
  const i18next = new RemixI18Next({
    detection: {
      supportedLanguages: languages,
      fallbackLanguage: default_language,
      // The order "header" does not work: of "fr, tr;q=0.5" the library tries French only.
      order: ["cookie", "custom"],
      cookie: remixCookie,
      findLocale: async ({ headers }) =>
        languageInAddress(request) ??
        acceptedLanguage(headers.get("Accept-Language")) ??
        default_language_by_country[(await country()) ?? country_code ?? ""] ??
        null,
    },
  });
  return (await i18next.getLocale(request)) as Language;
}

/**
 * Returns English if the header names only languages that we do not have
 * (docs/specification/rules-and-calls.md#defaults). Undefined without a preference: the header is missing, or accepts
 * any language (`*`).
 */
export function acceptedLanguage(header: string | null | undefined): Language | undefined {
  if (!header || header.length > MAX_HEADER_LENGTH) return undefined;
  const { languages } = settings();
  const named = header.split(",").filter((part) => !part.trim().startsWith("*"));
  const found = negotiator(named.join(",")).language([...languages]);
  if (found) return found as Language;
  if (negotiator(header).languages().includes("*")) return undefined;
  return languages.includes(fallbackLanguage) ? fallbackLanguage : undefined;
}

const negotiator = (header: string) => new Negotiator({ headers: { "accept-language": header } });

/** The part of a Remix cookie that remix-i18next calls. Our cookies are plain text, Remix's own are encoded JSON. */
const remixCookie = {
  parse: async (header: string | null) =>
    readCookie({ ...cookiesIn(header, false), ...cookiesIn(header, true) }, languageCookie),
} as Cookie;
