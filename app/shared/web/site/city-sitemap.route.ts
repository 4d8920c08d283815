import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicOrigin } from "../../../../server/operate/public-origin";
import { asFailure, isMissing } from "../../../../server/upstream/failure";
import { isCity } from "../../../../server/visitor/city";
import { readId } from "../../../../rules/digits";
import { addressFile, cityPaths, crawlersUpstream, pathsOfFile, xml } from "./sitemap.server";

/**
 * The site map of one city: its indexed pages in every language. `?part=1` is the second file of a city with very many
 * pages.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { city = "" } = params;
  const upstream = crawlersUpstream(context.requestId);
  if (!(await isCity(upstream, city))) return new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get("part") ?? "0";
  const part = asked === "0" ? 0 : readId(asked);
  if (part === undefined) return new Response(null, { status: 404 });
  const origin = publicOrigin(request);
  try {
    const paths = await cityPaths(upstream, city);
    const first = part * pathsOfFile();
    if (first >= paths.length) return new Response(null, { status: 404 });
    return xml(addressFile(origin, paths.slice(first, first + pathsOfFile())));
  } catch (error) {
    return new Response(null, { status: isMissing(asFailure(error)) ? 404 : 503 });
  }
}
