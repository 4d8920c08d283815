import { isLanguage, type Language } from "../../rules/languages";
import { settings } from "./settings";

/** The origin for search engines and links: the setting `domain`, else the origin of the request. */
export function publicOrigin(request: { url: string }): string {
  const { domain } = settings();
  return domain ? `https://${domain}` : new URL(request.url).origin;
}

/** Whether search engines may index this deployment. */
export const isPublic = () => (settings().app_env ?? "production") === "production";

/** Search results have the language in their address: `?lang=de`. */
export function languageInAddress({ url }: { url: string }): Language | undefined {
  const language = new URL(url).searchParams.get("lang");
  return isLanguage(language) && settings().languages.includes(language) ? language : undefined;
}

/**
 * The address of a page on the public origin, with the language of the request's address and without the rest of its
 * query.
 */
export function canonicalAddress(request: { url: string }, path = new URL(request.url).pathname): string {
  const language = languageInAddress(request);
  return publicOrigin(request) + path + (language ? `?lang=${language}` : "");
}
