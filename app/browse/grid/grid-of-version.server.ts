import type { LoaderFunctionArgs } from "@remix-run/node";
import { Visit } from "../../../server/visitor/visit";
import { readQuery } from "./menu-query";
import { gridHtml, variantOfVersion, type RenderedGrid } from "./grid-html.server";

/**
 * The current grid for the variant in the URL; its version differs from the URL's if the menu has changed. It depends
 * on the URL only, not on the visitor. Undefined if the URL has no valid version.
 */
export async function gridOfVersion(args: LoaderFunctionArgs): Promise<RenderedGrid | undefined> {
  const variant = variantOfVersion(args.params.version ?? "");
  if (!variant) return undefined;
  const visit = Visit.anonymous(args, variant.language);
  const city = await visit.city();
  // The ids in the URL may be invented.
  const scope = await visit.needed(visit.priceScopeOf(variant.order_type, variant));
  const answer = await visit.needed(visit.upstream.products(scope));
  const query = readQuery(new URL(args.request.url).searchParams);
  const { language, last_hour, lite } = variant;
  return gridHtml({
    answer,
    variant: { ...scope, language, last_hour, lite },
    city: city.alias,
    money: visit.priceFormat(city),
    query,
  });
}
