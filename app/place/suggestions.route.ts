import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../server/visitor/visit";
import { addressMatches } from "./geocode.server";

/** Suggestions of addresses for `?address=`. An outage yields an empty list. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const text = (new URL(args.request.url).searchParams.get("address") ?? "").slice(0, 250);
  const suggestions = await addressMatches(visit, await visit.city(), text);
  return Response.json({ suggestions }, { headers: { "Cache-Control": "private, max-age=60" } });
}
