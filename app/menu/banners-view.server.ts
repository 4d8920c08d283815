import type { City } from "../../contract/place";
import { picturePath } from "../../server/upstream/pictures";
import { isShowTime } from "../../rules/banners";
import { cityTime } from "../../rules/city-time";
import type { BannerView } from "./menu.view";
import { cityPath } from "../../rules/city-alias";

const MOST = 3;

const grounds: Record<string, BannerView["ground"]> = {
  sea: "deep",
  herb: "deep",
  deep: "deep",
  leaf: "pale",
  cream: "pale",
  pale: "pale",
};

/** The city's first three banners whose show time is `now` (Unix milliseconds). */
export function bannerViews(city: City, { pictures, now }: { pictures: boolean; now: number }): BannerView[] {
  const time = cityTime(now, city.timezone);
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
  const home = cityPath(city);
  let url: URL;
  try {
    url = new URL(click_url, site + home);
  } catch {
    return {};
  }
  if (url.origin !== site) return url.protocol === "https:" ? { href: url.href } : {};
  const pathOfProduct = `${home}product/`;
  const product_key = url.pathname.startsWith(pathOfProduct) ? decoded(url.pathname.slice(pathOfProduct.length)) : "";
  const group = url.pathname === home ? url.searchParams.get("group") : undefined;
  const href = group ? `#group-${group}` : url.pathname + url.search + url.hash;
  return { href, product_key: product_key || undefined };
}

/** One segment of a path; empty for several, or for what no text encodes to. */
function decoded(segment: string): string {
  try {
    return segment.includes("/") ? "" : decodeURIComponent(segment);
  } catch {
    return "";
  }
}
