import type { LoaderFunctionArgs } from "@remix-run/node";
import { Visit } from "../../../server/visitor/visit";
import { readFilter } from "./filter";
import { gridHtml, variantOfVersion } from "./grid-html.server";

/**
 * The grid's HTML for client navigation. Its address names all that it depends on, so the response is the same for every visitor and may be
 * cached for ever. An outdated version is answered with the present grid, which is not cached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { version = "" } = args.params;
  const variant = variantOfVersion(version);
  if (!variant) return new Response(null, { status: 404 });
  const visit = Visit.anonymous(args, variant.language);
  const city = await visit.city();
  // The ids in the address may be invented.
  const scope = await visit.needed(visit.priceScopeOf(variant.order_type, variant));
  const answer = await visit.needed(visit.upstream.products(scope));
  const filter = readFilter(new URL(args.request.url).searchParams);
  const { language, last_hour } = variant;
  const grid = gridHtml({
    answer,
    variant: { ...scope, language, last_hour },
    city: city.alias,
    money: visit.priceFormat(city),
    filter,
  });
  return new Response(grid.htmlWithoutCardIds, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": grid.version === version ? "public, max-age=31536000, immutable" : "no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
