import type { LoaderFunctionArgs } from "@remix-run/node";
import { cityPath } from "../../../../rules/city-alias";
import { publicOrigin } from "../../../../server/operate/public-origin";
import { asFailure } from "../../../../server/upstream/failure";
import { indexedOutside } from "./indexed-pages";
import {
  addressFile,
  cityAliases,
  cityPaths,
  crawlersUpstream,
  indexFile,
  keptIndex,
  pathsOfFile,
  xml,
} from "./sitemap.server";

/**
 * The index of the site map: the pages without a city, and at least one file for each city. `?part=site` is the file of
 * the former.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const origin = publicOrigin(request);
  const part = new URL(request.url).searchParams.get("part");
  if (part !== null && part !== "site") return new Response(null, { status: 404 });
  if (part === "site")
    return xml(
      addressFile(
        origin,
        Object.keys(indexedOutside).map((page) => `/${page}`),
      ),
    );
  try {
    return xml(
      await keptIndex(origin, async () => {
        const upstream = crawlersUpstream(context.requestId);
        const aliases = await cityAliases(upstream);
        const files = await Promise.all(aliases.map((alias) => filesOf(alias)));
        async function filesOf(alias: string) {
          const paths = await cityPaths(upstream, alias).catch((error: unknown) => void asFailure(error));
          const parts = Math.max(1, Math.ceil((paths?.length ?? 0) / pathsOfFile()));
          return Array.from({ length: parts }, (_, part) =>
            cityPath(alias, `sitemap.xml${part ? `?part=${part}` : ""}`),
          );
        }
        return indexFile([`${origin}/sitemap.xml?part=site`, ...files.flat().map((path) => origin + path)]);
      }),
    );
  } catch (error) {
    asFailure(error);
    return new Response(null, { status: 503, headers: { "Retry-After": "600" } });
  }
}
