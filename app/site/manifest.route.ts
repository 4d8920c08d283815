import { settings } from "../../server/operate/settings";
import { environment } from "../../server/operate/environment";

const colours = { nori: ["#15191c", "#fbf8f3"], mylavash: ["#1f4a2d", "#fff8e9"] } as const;

/** The web app manifest of this brand. */
export function loader() {
  const { BRAND } = environment();
  const [theme_color, background_color] = colours[BRAND];
  const manifest = {
    name: settings().name,
    short_name: settings().name,
    start_url: "/",
    display: "standalone",
    theme_color,
    background_color,
    icons: [{ src: `/favicon-${BRAND}.svg`, sizes: "any", type: "image/svg+xml" }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
