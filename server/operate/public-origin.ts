import { settings } from "./settings";

/** The origin by which search engines and links know the shop: that of the setting `domain`, else that of the request. */
export function publicOrigin(request: { url: string }): string {
  const { domain } = settings();
  return domain ? `https://${domain}` : new URL(request.url).origin;
}

/** Whether search engines may show this deployment. */
export const isPublic = () => (settings().app_env ?? "production") === "production";
