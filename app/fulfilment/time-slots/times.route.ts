import type { LoaderFunctionArgs } from "@remix-run/node";
import { isDate } from "../../../rules/city-time";
import { PERSONAL } from "../../../server/guard/content-security";
import { openVisit } from "../../../server/visitor/visit";
import { chosenShop } from "../place/shops/chosen-shop.server";
import { whenView } from "./time-slots-view.server";

/**
 * The slots of a day (`?date=`), for refreshing an open order form. Responds with 422 for an invalid date, and with 503
 * during an outage; the form then keeps its slots.
 */
export async function loader(args: LoaderFunctionArgs) {
  const date = new URL(args.request.url).searchParams.get("date");
  if (date && !isDate(date)) throw new Response(null, { status: 422 });
  const visit = await openVisit(args);
  const [city, shop] = await Promise.all([visit.city(), chosenShop(visit)]);
  const when = await whenView(visit, city, shop, { date: date ?? undefined });
  const headers = await visit.headers();
  headers.set("Cache-Control", PERSONAL);
  return Response.json(when, { status: when.asked_at === undefined ? 503 : 200, headers });
}
