import type { Product, ProductGroup } from "../../../contract/menu";
import type { Banner } from "../../../contract/place";
import { picturePath } from "../../../server/upstream/pictures";
import type { Translate } from "../../../locales";
import { saleMultiplicity } from "../../../rules/counts";
import { defaultSelection, modifiersOf, priceWithModifiers, validSelection } from "../../../rules/modifiers";
import { formatPrice, toMinor, type PriceFormat } from "../../../rules/money";
import {
  allergenName,
  percentText,
  portionNote,
  productName,
  productTag,
  shortText,
} from "../../words/product-words.server";
import type { BannerView, CardState, CardView, FilterOffer, GroupView, PopularView, TileView } from "./menu.view";

/** The group that is drawn in the luxe style (spec 1 §3). */
const LUXE = "salmon";
const LUXE_MOST = 6;

/** What views are made with: the visitor's words, the city's money, and whether the shop sells by its last hour's numbers. */
export type Telling = { t: Translate; money: PriceFormat; lastHour: boolean };

/** Groups as the menu shows them, by `sort`; packages are not sold by themselves, an empty group is not shown. */
export function groupViews(groups: readonly ProductGroup[], telling: Telling): GroupView[] {
  return inOrder(groups).map(({ alias, name, description, products }) => ({
    alias,
    name,
    description: description || undefined,
    luxe: alias === LUXE && products.length <= LUXE_MOST,
    cards: products.map((product) => cardView(product, telling)),
  }));
}

/** The upstream's groups by `sort`, without packages and empty groups. */
export function inOrder(groups: readonly ProductGroup[]): ProductGroup[] {
  return groups
    .map((group) => ({ ...group, products: group.products.filter(({ type }) => type !== "packet") }))
    .filter(({ products }) => products.length > 0)
    .sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
}

export function cardView(product: Product, { t, money, lastHour }: Telling): CardView {
  const step = saleMultiplicity(product, lastHour);
  return {
    key: product.key,
    name: productName(product.name),
    note: portionNote(product, t),
    text: shortText(product.description),
    picture: picturePath(product.images?.small),
    ...productPrices(product, { t, money }),
    tag: productTag(product, t),
    state: cardState(product),
    step: step > 1 ? step : undefined,
  };
}

export function popularView(product: Product, telling: Pick<Telling, "t" | "money">): PopularView {
  const { key, name, images } = product;
  return {
    key,
    name: productName(name),
    price: productPrices(product, telling).price,
    picture: picturePath(images?.small),
  };
}

/** What one costs, with what must be chosen; the old price and the percent only where they say something. */
export function productPrices(
  product: Product,
  { t, money }: Pick<Telling, "t" | "money">,
): Pick<CardView, "price" | "old" | "percent"> {
  const modifiers = modifiersOf(product);
  const withDefaults = (price: number) => priceWithModifiers(toMinor(price), modifiers, defaultSelection(modifiers));
  const now = withDefaults(product.price);
  const before = withDefaults(product.basic_price ?? product.price);
  if (before <= now) return { price: formatPrice(now, money) };
  const percent = product.discount ? percentText(product.discount, t) : undefined;
  return { price: formatPrice(now, money), old: formatPrice(before, money), percent };
}

/**
 * A product whose choice the kitchen makes unless told otherwise goes straight into the cart. One that wants several of a group, or whose
 * own choice is stopped, has to be chosen on its page.
 */
export function cardState(product: Pick<Product, "type" | "modifiers">): CardState {
  if (product.type === "stop") return "out";
  if (product.type === "unavailable") return "soon";
  const modifiers = modifiersOf(product);
  const asksMore = modifiers.groups.some(({ min }) => min > 1);
  return asksMore || !validSelection(modifiers, defaultSelection(modifiers)) ? "choose" : "add";
}

/** Up to `most` groups that are flagged for the home page, each from its cheapest product. */
export function tileViews(
  groups: readonly ProductGroup[],
  { t, money }: Pick<Telling, "t" | "money">,
  most = 3,
): TileView[] {
  return inOrder(groups)
    .filter(({ show_on_main }) => show_on_main)
    .slice(0, most)
    .map(({ alias, name, images, products }) => {
      const cheapest = Math.min(...products.map(({ price }) => toMinor(price)));
      const picture = picturePath(images?.big) ?? picturePath(products[0]?.images?.small);
      return { alias, name, from: t("menu:from", { price: formatPrice(cheapest, money) }), picture };
    });
}

/** What the products of this menu can be filtered by. */
export function filterOffer(groups: readonly ProductGroup[], t: Translate): FilterOffer {
  const products = groups.flatMap((group) => group.products);
  const has = (tag: string) => products.some(({ tags }) => tags?.includes(tag));
  const codes = new Set(
    products.flatMap(({ allergens }) => allergens ?? []).filter((code) => /^[\w-]{1,40}$/.test(code)),
  );
  const allergens = [...codes]
    .map((code) => ({ code, name: allergenName(code, t) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return { vegetarian: has("vegetarian"), spicy: has("spicy"), allergens };
}

const grounds: Record<string, BannerView["ground"]> = {
  sea: "deep",
  herb: "deep",
  deep: "deep",
  leaf: "pale",
  cream: "pale",
  pale: "pale",
};

type BannerTelling = { city: string; pictures?: boolean };

/** The first three. They lead to a page of this city or, by https, elsewhere; a banner with any other address leads nowhere. */
export function bannerViews(banners: readonly Banner[], { city, pictures = true }: BannerTelling): BannerView[] {
  return banners.slice(0, 3).map((banner) => ({
    id: banner.id,
    title: banner.name,
    text: banner.description || undefined,
    button: banner.button_text || undefined,
    picture: pictures ? (picturePath(banner.images.big) ?? picturePath(banner.images.small)) : undefined,
    ground: grounds[banner.background ?? ""] ?? "accent",
    ...bannerTarget(banner.click_url, city),
  }));
}

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
  const href = group ? `#${groupAnchor(group)}` : url.pathname + url.search + url.hash;
  return { href, product_key: product_key && decodeURIComponent(product_key) };
}

/** The id of a group's section in the page. */
export function groupAnchor(alias: string): string {
  return `group-${alias}`;
}
