import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "../../../../rules/languages";
import { Visit } from "../../../../server/visitor/visit";
import { drawingOf, kindOf, baseLayer } from "./city-map.server";
import { shopsOnMap } from "../map-shops.server";

/**
 * A drawing's address contains everything that it depends on, so it is cached for ever. An outdated version is answered
 * with the current drawing, which is not cached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { version = "", cell = "" } = args.params;
  const [language] = version.split(".");
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const visit = Visit.anonymous(args, language);
  const city = await visit.city();
  const ground = await baseLayer(visit, city, await shopsOnMap(visit, city), kindOf(version));
  const drawing = ground && drawingOf(visit, city, ground, cell);
  if (!drawing) return new Response(null, { status: 404 });
  return new Response(drawing, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": version === ground.version ? "public, max-age=31536000, immutable" : "no-store",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
