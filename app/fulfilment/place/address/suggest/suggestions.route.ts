import type { LoaderFunctionArgs } from "@remix-run/node";
import { suggestionWait } from "../../../../../server/guard/suggestion-limit";
import { openVisit } from "../../../../../server/visitor/visit";
import { addressMatches } from "../geocode.server";

/**
 * Suggestions of addresses for `?address=` as JSON. An outage yields an empty list; a client that sends requests faster
 * than people type gets a 429.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const wait = await suggestionWait(visit.address);
  if (wait !== undefined)
    return Response.json({ suggestions: [] }, { status: 429, headers: { "Retry-After": String(wait) } });
  const text = (new URL(args.request.url).searchParams.get("address") ?? "").slice(0, 250);
  const suggestions = (await addressMatches(visit, await visit.city(), text)) ?? [];
  return Response.json({ suggestions }, { headers: { "Cache-Control": "private, max-age=60" } });
}
