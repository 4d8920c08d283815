import type { City } from "../../../contract/place";
import { picturePath } from "../../../server/upstream/pictures";
import { standsInRow } from "../../../rules/banners";
import { chainLink } from "../../shared/web/links/chain-link.server";
import type { BannerView } from "./menu.view";
import { cityPath } from "../../../rules/city-alias";

const MAX_SHOWN_BANNERS = 12;

const grounds: Record<string, BannerView["ground"]> = {
  sea: "deep",
  herb: "deep",
  deep: "deep",
  leaf: "pale",
  cream: "pale",
  pale: "pale",
};

export function bannerViews(city: City, { pictures }: { pictures: boolean }): BannerView[] {
  return (city.banners ?? [])
    .filter(standsInRow)
    .slice(0, MAX_SHOWN_BANNERS)
    .map((banner) => ({
      id: banner.id,
      title: banner.name,
      text: banner.description || undefined,
      button: banner.button_text || undefined,
      picture: pictures ? (picturePath(banner.images.big) ?? picturePath(banner.images.small)) : undefined,
      ground: grounds[banner.background ?? ""] ?? "accent",
      ...bannerTarget(banner.click_url, city.alias),
    }));
}

/** A link to a group of the menu becomes an anchor on this page. */
function bannerTarget(click_url: string | null | undefined, city: string): Pick<BannerView, "href" | "product_key"> {
  const { href, product_key } = chainLink(click_url, city);
  const home = cityPath(city);
  const group = href?.startsWith(`${home}?`) ? new URLSearchParams(href.slice(home.length)).get("group") : undefined;
  return { href: group ? `#group-${group}` : href, product_key };
}
