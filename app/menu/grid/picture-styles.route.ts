import type { LoaderFunctionArgs } from "@remix-run/node";
import { gridOfVersion } from "./grid-of-version.server";
import { pictureStyles } from "./picture-styles.server";

/** The pictures of a grid's cards for browsers without scripts. An outdated version has none: its cards stand in another order. */
export async function loader(args: LoaderFunctionArgs) {
  const grid = await gridOfVersion(args);
  if (!grid || grid.version !== args.params.version) return new Response(null, { status: 404 });
  return new Response(pictureStyles(grid.pictures, grid.lite), {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
