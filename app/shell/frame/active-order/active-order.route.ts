import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../../../server/visitor/visit";
import type { CityFrameView, ActiveOrderNews, ActiveOrderView } from "../../../shared/web/context/city-frame";
import { catchUpWithOrders, activeOrderView } from "./active-order.server";

/** The line of the active order, for a page that stays open: its end and the result of its payment, too. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const { line, notice } = await activeOrderView(visit, await catchUpWithOrders(visit, true));
  const news: ActiveOrderNews = { line: line ?? (notice && resultOf(notice)) };
  return Response.json(news, { headers: await visit.headers() });
}

const resultOf = ({ tone, text, to, words }: NonNullable<CityFrameView["payment"]>): ActiveOrderView => ({
  name: words,
  title: text,
  icon: tone === "good" ? "check" : "x",
  to,
  own_pages: to,
  words,
  is_over: true,
});
