import type { Cookie } from "@remix-run/node";
import Negotiator from "negotiator";
import { RemixI18Next } from "remix-i18next/server";
import { fallbackLanguage, isLanguage, type Language } from "../../rules/languages";
import { PAGE_LANGUAGE } from "../../rules/page-language";
import { languageInAddress } from "../operate/public-origin";
import { settings } from "../operate/settings";
import { cookiesIn, readCookie } from "./cookie-header";
import { languageCookie } from "./cookies";

const LONGEST_HEADER = 500;

/**
 * The language of a visit (docs/specification/behaviour.md#language): for a request of a page's script that of the page, else the cookie, then the address of a
 * search result, then `Accept-Language`, then the country of the city, then the deployment's own. `country` is called only if neither cookie nor header
 * decides.
 */
export async function detectLanguage(request: Request, country: () => Promise<string | undefined>): Promise<Language> {
  const { languages, default_language, default_language_by_country, country_code } = settings();
  const ofPage = request.headers.get(PAGE_LANGUAGE);
  if (isLanguage(ofPage) && languages.includes(ofPage)) return ofPage;
  const i18next = new RemixI18Next({
    detection: {
      supportedLanguages: languages,
      fallbackLanguage: default_language,
      // Not "header": of "fr, tr;q=0.5" the library tries French only.
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
 * The language that an `Accept-Language` header asks for. English if it names only languages that we do not have
 * (docs/specification/rules-and-calls.md#defaults); undefined if it has no preference: there is no header, or it accepts any language (`*`).
 */
export function acceptedLanguage(header: string | null | undefined): Language | undefined {
  if (!header || header.length > LONGEST_HEADER) return undefined;
  const { languages } = settings();
  const named = header.split(",").filter((part) => !part.trim().startsWith("*"));
  const found = negotiator(named.join(",")).language([...languages]);
  if (found) return found as Language;
  if (negotiator(header).languages().includes("*")) return undefined;
  return languages.includes(fallbackLanguage) ? fallbackLanguage : undefined;
}

const negotiator = (header: string) => new Negotiator({ headers: { "accept-language": header } });

/** What remix-i18next calls of a Remix cookie: ours are plain text, Remix's own are encoded JSON. */
const remixCookie = {
  parse: async (header: string | null) =>
    readCookie({ ...cookiesIn(header, false), ...cookiesIn(header, true) }, languageCookie),
} as Cookie;
