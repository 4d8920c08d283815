import type { City } from "../../contract/place";
import { picturePath } from "../../server/upstream/pictures";
import { isShowTime } from "../../rules/banners";
import { cityTime } from "../../rules/city-time";
import type { BannerView } from "./menu.view";

const MOST = 3;

const grounds: Record<string, BannerView["ground"]> = {
  sea: "deep",
  herb: "deep",
  deep: "deep",
  leaf: "pale",
  cream: "pale",
  pale: "pale",
};

/** The city's first three banners whose show time is now. */
export function bannerViews(city: City, { pictures }: { pictures: boolean }): BannerView[] {
  const time = cityTime(Date.now(), city.timezone);
  return (city.banners ?? [])
    .filter(({ schedule }) => isShowTime(schedule?.show_time, time))
    .slice(0, MOST)
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

/** A page of this city, a group of its menu, a product, or an https address elsewhere; a banner with any other address is no link. */
function bannerTarget(click_url: string | null | undefined, city: string): Pick<BannerView, "href" | "product_key"> {
  if (!click_url) return {};
  const site = "http://site.invalid";
  let url: URL;
  try {
    url = new URL(click_url, `${site}/${city}/`);
  } catch {
    return {};
  }
  if (url.origin !== site) return url.protocol === "https:" ? { href: url.href } : {};
  const product_key = new RegExp(`^/${city}/product/([^/]+)$`).exec(url.pathname)?.[1];
  const group = url.pathname === `/${city}/` ? url.searchParams.get("group") : undefined;
  const href = group ? `#group-${group}` : url.pathname + url.search + url.hash;
  return { href, product_key: product_key && decodeURIComponent(product_key) };
}
