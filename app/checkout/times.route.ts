import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../server/visitor/visit";
import { chosenShop } from "./checkout-view.server";
import { whenView } from "./when-view.server";

/** The times of a day (`?date=`) as the open order form asks for them anew. 503: they cannot be had now, and what is shown stays. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const [city, shop] = await Promise.all([visit.city(), chosenShop(visit)]);
  const when = await whenView(visit, city, shop, undefined);
  const headers = await visit.headers();
  headers.set("Cache-Control", "no-store");
  return Response.json(when, { status: when.dates ? 200 : 503, headers });
}
