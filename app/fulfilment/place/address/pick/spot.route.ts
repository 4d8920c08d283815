import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../../../../server/visitor/visit";
import { readSpot, spotAt } from "./spot.server";
import type { SpotView } from "../house/spot.view";

/** The result for the point `?at=latitude,longitude` as JSON, for the map's script. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const point = readSpot(city, new URL(args.request.url).searchParams.get("at"));
  const spot: SpotView = point ? await spotAt(visit, city, point) : { kind: "outside", near: [] };
  const headers = { "Cache-Control": spot.kind === "silent" ? "no-store" : "private, max-age=60" };
  return Response.json(spot, { headers });
}
