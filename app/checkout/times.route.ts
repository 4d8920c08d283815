import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../server/visitor/visit";
import { chosenShop } from "./checkout-view.server";
import { whenView } from "./when-view.server";

/** The slots of a day (`?date=`), for refreshing an open order form. 503 during an outage: the form then keeps its slots. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const [city, shop] = await Promise.all([visit.city(), chosenShop(visit)]);
  const when = await whenView(visit, city, shop, undefined);
  const headers = await visit.headers();
  headers.set("Cache-Control", "no-store");
  return Response.json(when, { status: when.dates ? 200 : 503, headers });
}
