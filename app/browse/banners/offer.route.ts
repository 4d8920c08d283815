import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { cityPath } from "../../../rules/city-alias";
import { delayOf } from "../../../rules/banners";
import { formData, singleValue } from "../../../server/guard/form";
import { safePath } from "../../../server/guard/safe-path";
import { keepShown, shownBanners } from "../../../server/visitor/shown-banners";
import { openVisit } from "../../../server/visitor/visit";
import { bannerView, openingBanner } from "./banner-view.server";
import type { BannerNews } from "./banner.view";

/** Tells a script which banner to open and when. A document request is redirected. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { searchParams } = new URL(args.request.url);
  const page = searchParams.get("page");
  if (page === null) return redirect(visit.path());
  const banner = await openingBanner(visit, page);
  const news: BannerNews = banner ? { banner: await bannerView(visit, banner), delay: delayOf(banner) } : {};
  return Response.json(news, { headers: await visit.headers() });
}

/** Stores that a banner was shown or closed. Ids of banners that the city does not have are ignored. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  const city = await visit.city();
  const banner = city.banners?.find(({ id }) => String(id) === singleValue(form, "id"));
  const intent = singleValue(form, "intent");
  const now = Math.floor(visit.now() / 1000);
  if (banner && intent === "hide") await keepShown(visit, banner.id, { shown: now, closed: now, is_hidden: true });
  else if (banner && intent === "shown") await keepShown(visit, banner.id, { shown: now });
  else if (banner && intent === "closed") {
    const before = (await shownBanners(visit)).get(banner.id);
    await keepShown(visit, banner.id, { shown: before?.shown ?? now, closed: now });
  }
  if (intent === "hide") return visit.redirect(safePath(form.get("return_to"), cityPath(city.alias)));
  return new Response(null, { status: 204, headers: await visit.headers() });
}
