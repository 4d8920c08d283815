import { faviconOf } from "../../brands/favicons";
import { tokenOf } from "../../brands/tokens";
import { environment } from "../../server/operate/environment";
import { settings } from "../../server/operate/settings";

/** The brand's web app manifest. */
export function loader() {
  const { BRAND } = environment();
  const manifest = {
    name: settings().name,
    short_name: settings().name,
    start_url: "/",
    display: "standalone",
    theme_color: tokenOf(BRAND, "head"),
    background_color: tokenOf(BRAND, "page"),
    icons: [{ src: faviconOf(BRAND), sizes: "any", type: "image/svg+xml" }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
