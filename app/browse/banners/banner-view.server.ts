import type { Rendering } from "../../../server/visitor/answering";
import type { Banner } from "../../../contract/place";
import { bannerToOpen } from "../../../rules/banners";
import { pageBelowCity } from "../../../rules/city-alias";
import { inOneLine } from "../../../rules/cut";
import { cityTime } from "../../../rules/city-time";
import { picturePath } from "../../../server/upstream/pictures";
import { placedOrders } from "../../../server/visitor/placed-orders";
import { shownBanners } from "../../../server/visitor/shown-banners";
import type { Visit } from "../../../server/visitor/visit";
import { chainLink } from "../../shared/web/links/chain-link.server";
import type { BannerView } from "./banner.view";

/** `page`: a path below the city. Undefined as well while the visitor waits for an order. */
export async function openingBanner(visit: Visit, page: string): Promise<Banner | undefined> {
  if ((await placedOrders(visit)).length > 0) return undefined;
  const [city, shown] = await Promise.all([visit.city(), shownBanners(visit)]);
  const now = visit.now();
  return bannerToOpen(city.banners ?? [], {
    page,
    time: cityTime(now, city),
    now: Math.floor(now / 1000),
    shown,
  });
}

export async function bannerView(visit: Visit, banner: Banner): Promise<BannerView> {
  const { t, lite } = visit;
  const { id, name, description, images, click_url, button_text } = banner;
  const target = chainLink(click_url, (await visit.city()).alias);
  return {
    id,
    title: inOneLine(name, visit.language),
    text: description || undefined,
    picture: lite ? undefined : (picturePath(images.big) ?? picturePath(images.small)),
    button: button_text && target.href ? { ...target, words: button_text } : undefined,
    later: t("promotions:banner.later"),
    hide: t("promotions:banner.hide"),
    close: t("common:close"),
  };
}

/** The banner that a document shows where no script opens it. */
export async function bannerBlock(visit: Visit): Promise<Rendering["banner"]> {
  const { request } = visit;
  if (request.method !== "GET") return undefined;
  const banner = await openingBanner(visit, pageBelowCity(new URL(request.url).pathname));
  if (!banner) return undefined;
  const { pathname, search } = new URL(request.url);
  return { view: await bannerView(visit, banner), action: visit.path("offer"), here: pathname + search };
}
