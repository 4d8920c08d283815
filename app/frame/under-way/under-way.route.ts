import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../../server/visitor/visit";
import type { UnderWayNews } from "../../context/city-frame";
import { underWay } from "./under-way.server";

/** The line of the order under way, for a page that stays open; once more for an order that has ended meanwhile. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const { line } = await underWay(visit, true);
  return Response.json({ line } satisfies UnderWayNews, { headers: await visit.headers() });
}
