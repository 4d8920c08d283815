import { isLanguage, type Language } from "../../rules/languages";
import { settings } from "./settings";

/** The origin by which search engines and links know the shop: that of the setting `domain`, else that of the request. */
export function publicOrigin(request: { url: string }): string {
  const { domain } = settings();
  return domain ? `https://${domain}` : new URL(request.url).origin;
}

/** Whether search engines may show this deployment. */
export const isPublic = () => (settings().app_env ?? "production") === "production";

/** The language that an address carries: `?lang=de` of a search result. */
export function languageInAddress({ url }: { url: string }): Language | undefined {
  const language = new URL(url).searchParams.get("lang");
  return isLanguage(language) && settings().languages.includes(language) ? language : undefined;
}

/** The one address of a page: by the shop's public name, with the language that the request's address carries, and without the rest of its query. */
export function canonicalAddress(request: { url: string }, path = new URL(request.url).pathname): string {
  const language = languageInAddress(request);
  return publicOrigin(request) + path + (language ? `?lang=${language}` : "");
}
