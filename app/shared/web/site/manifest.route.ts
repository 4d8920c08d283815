import type { LoaderFunctionArgs } from "@remix-run/node";
import { faviconOf, maskableIconOf } from "../../../../brands/favicons";
import { tokenOf } from "../../../../brands/tokens";
import { environment } from "../../../../server/operate/environment";
import { settings } from "../../../../server/operate/settings";
import { acceptedLanguage } from "../../../../server/visitor/language";
import { translate } from "../../../../server/words/translations";
import { manifestIcons } from "./app-icons.server";

/**
 * The brand's web app manifest. Browsers fetch it without cookies, so its shortcuts lead to the start page, which
 * redirects to the visitor's city.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { BRAND } = environment();
  const { name, default_language } = settings();
  const language = acceptedLanguage(request.headers.get("Accept-Language")) ?? default_language;
  const t = translate(language);
  const manifest = {
    id: "/",
    name,
    short_name: name,
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: tokenOf(BRAND, "head"),
    background_color: tokenOf(BRAND, "page"),
    icons: [
      { src: faviconOf(BRAND), sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: maskableIconOf(BRAND), sizes: "any", type: "image/svg+xml", purpose: "maskable" },
      ...manifestIcons,
    ],
    shortcuts: [
      { name: t("cart:title"), url: "/?open=cart" },
      { name: t("profile:tabs.orders"), url: "/?open=orders" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
      Vary: "Accept-Language",
    },
  });
}
