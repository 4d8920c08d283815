import type { LoaderFunctionArgs } from "@remix-run/node";
import { gridRenderedBefore } from "./grid-html.server";
import { gridOfVersion } from "./grid-of-version.server";
import { pictureStyles } from "./picture-styles.server";

/**
 * The pictures of a grid's cards for browsers without scripts. Responds with 404 for an unknown version, because its
 * cards may be in another order.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { version = "" } = args.params;
  const grid = gridRenderedBefore(version) ?? (await gridOfVersion(args));
  if (!grid || grid.version !== version) return new Response(null, { status: 404 });
  return new Response(pictureStyles(grid), {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
