import type { LoaderFunctionArgs } from "@remix-run/node";
import { PERSONAL } from "../../../server/guard/content-security";
import { openVisit } from "../../../server/visitor/visit";
import { relatedDishes } from "./related.server";

/** The dishes that go with the cart, for a page that came without them. 503 where they cannot be had: the page stands without them. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const related = await relatedDishes(visit);
  const headers = await visit.headers();
  headers.set("Cache-Control", PERSONAL);
  return Response.json(related ?? [], { status: related ? 200 : 503, headers });
}
