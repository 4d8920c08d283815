import type { LoaderFunctionArgs } from "@remix-run/node";
import { PERSONAL } from "../../../server/guard/content-security";
import { openVisit } from "../../../server/visitor/visit";
import { relatedDishes } from "./related.server";

/**
 * The dishes that go with the cart, for a page that was rendered without them. Responds with 503 if they are
 * unavailable.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const related = await relatedDishes(visit);
  const headers = await visit.headers();
  headers.set("Cache-Control", PERSONAL);
  return Response.json(related ?? [], { status: related ? 200 : 503, headers });
}
