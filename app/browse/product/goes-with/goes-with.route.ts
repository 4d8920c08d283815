import type { LoaderFunctionArgs } from "@remix-run/node";
import { PERSONAL } from "../../../../server/guard/content-security";
import { openVisit } from "../../../../server/visitor/visit";
import { dishOnMenu, goesWith } from "./goes-with.server";

/**
 * The dishes that go with one, for a page that was rendered without them. Responds with 503 if they are unavailable.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const { product, group } = await dishOnMenu(visit, args.params.product_key);
  const found = await goesWith(visit, product, group);
  const headers = await visit.headers();
  headers.set("Cache-Control", PERSONAL);
  return Response.json(found ?? [], { status: found ? 200 : 503, headers });
}
