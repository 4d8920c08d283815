import type { LoaderFunctionArgs } from "@remix-run/node";
import { isCityAlias } from "../../../rules/city-alias";
import { environment } from "../../../server/operate/environment";
import { settings } from "../../../server/operate/settings";
import { createUpstream } from "../../../server/upstream/client";
import { asFailure } from "../../../server/upstream/failure";
import { readFilter } from "./filter";
import { gridHtml, variantOfVersion } from "./grid-html.server";

/**
 * The grid's HTML for client navigation. Its address names all that it depends on, so the response is the same for every visitor and may be
 * cached for ever. An outdated version is answered with the present grid, which is not cached.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { city: alias = "", version = "" } = params;
  const variant = variantOfVersion(version);
  if (!variant || !isCityAlias(alias)) return new Response(null, { status: 404 });
  const { language, order_type, shop_id, delivery_zone_id } = variant;
  const requestId = context.requestId ?? crypto.randomUUID();
  const upstream = createUpstream({ baseUrl: environment().UPSTREAM_URL, language, requestId });
  try {
    const { city } = await upstream.city({ alias });
    const answer = await upstream.products({ city_id: city.id, order_type, shop_id, delivery_zone_id });
    const money = { currency: city.prices.currency, fractional: settings().enable_fractional_prices };
    const filter = readFilter(new URL(request.url).searchParams);
    const grid = gridHtml({ answer, variant, city: alias, money, filter });
    return new Response(grid.htmlWithoutCardIds, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": grid.version === version ? "public, max-age=31536000, immutable" : "no-store",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
      },
    });
  } catch (error) {
    return new Response(null, { status: asFailure(error).status === 404 ? 404 : 503 });
  }
}
