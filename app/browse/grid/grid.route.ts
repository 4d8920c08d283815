import type { LoaderFunctionArgs } from "@remix-run/node";
import { gridOfVersion } from "./grid-of-version.server";

/**
 * The grid's HTML for client navigation. Its URL contains all that it depends on, so the response is the same for every
 * visitor and may be cached for ever. An outdated version is answered with the current grid, which is not cached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const grid = await gridOfVersion(args);
  if (!grid) return new Response(null, { status: 404 });
  return new Response(grid.html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": grid.version === args.params.version ? "public, max-age=31536000, immutable" : "no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
