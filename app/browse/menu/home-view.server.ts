import type { AnswerOf } from "../../../contract/calls";
import type { Product, ProductGroup } from "../../../contract/menu";
import type { City } from "../../../contract/place";
import { canonicalAddress } from "../../../server/operate/public-origin";
import { asFailure, isOutage, UpstreamFailure } from "../../../server/upstream/failure";
import { picturePath } from "../../../server/upstream/pictures";
import { favouritesOf } from "../../../server/visitor/favourites";
import type { Visit } from "../../../server/visitor/visit";
import { cartWhen } from "../../cart/view/cart-view.server";
import { chosenShop } from "../../fulfilment/place/shops/chosen-shop.server";
import { earliestTime } from "../../fulfilment/time-slots/earliest-time.server";
import { minutesOfLastHour } from "../../fulfilment/time-slots/last-hour.server";
import { laterNote } from "../../fulfilment/place/shops/hours-words.server";
import { readinessOf } from "../../fulfilment/place/shops/shop-view.server";
import { isSold } from "../../../rules/cart";
import { cityTime } from "../../../rules/city-time";
import { cardPrice, singleFilters, shownGroups } from "../../../rules/menu";
import { formatPrice } from "../../../rules/money";
import { popularView, type MenuContext } from "../grid/cards-view.server";
import { cartCounters } from "../grid/cart-counters.server";
import { gridHtml, type RenderedGrid } from "../grid/grid-html.server";
import { personalGrid, shelfHtml } from "../grid/grid-pieces.server";
import type { PopularView } from "../grid/cards.view";
import { filterOf, namesFilter, queryText, readQuery, type MenuQuery, type PriceProblem } from "../grid/menu-query";
import type { ShelfText } from "../grid/shelf/Shelf";
import { usualOfMenu } from "../usual/usual-view.server";
import type { BannerView, HomeView, PanelView, TileView } from "./menu.view";
import { standsInRow } from "../../../rules/banners";
import { chainLink } from "../../shared/web/links/chain-link.server";
import { cityPath } from "../../../rules/city-alias";

const MAX_POPULAR = 5;
const MAX_TILES = 3;
const MAX_DESCRIPTION_GROUPS = 6;

type HomeAnswer = { view: HomeView; grid?: Visit["rendering"]["grid"]; status: number };

/**
 * The home page of a city with its grid. If the upstream fails, the menu is omitted (503 or 502) and the rest of the
 * page stays. `opened` is the id of the group that the page opens at.
 */
export async function homeView(visit: Visit, opened?: string): Promise<HomeAnswer> {
  const [city, where, left] = await Promise.all([visit.city(), visit.priceScope(), minutesOfLastHour(visit)]);
  const last_hour = left > 0;
  const { t } = visit;
  const { searchParams } = new URL(visit.request.url);
  const requested = readQuery(searchParams);
  const query = queryText(requested);
  const money = visit.priceFormat(city);
  const brand = visit.settings.name;
  const common = {
    title: t("menu:title", { brand, city: city.name }),
    heading: t("menu:heading", { city: city.name }),
    path: visit.path() + (query ? `?${query}` : ""),
    banners: bannerViews(city, { pictures: !visit.lite }),
    query,
    canonical: namesFilter(searchParams) ? canonicalAddress(visit.request, visit.path()) : undefined,
    last_hour: left || undefined,
    closed: closedWords(visit, city),
  };

  const [answer, earliest, when, { usual, unknown }] = await Promise.all([
    visit.upstream.products(where).catch(asFailure),
    earliestTime(visit),
    whenOfCart(visit),
    query ? { usual: undefined, unknown: false } : usualOfMenu(visit),
  ]);
  if (answer instanceof UpstreamFailure) {
    const empty = {
      description: common.title,
      popular: [],
      tiles: [],
      filtering: false,
    };
    return {
      view: { ...common, ...empty, earliest, when, stale: false },
      status: isOutage(answer) || answer.kind === "limited" ? 503 : 502,
    };
  }

  const variant = {
    language: visit.language,
    order_type: where.order_type,
    shop_id: where.shop_id,
    delivery_zone_id: where.delivery_zone_id,
    last_hour,
    lite: visit.lite,
  };
  const grid = await gridHtml({
    answer,
    variant,
    city: city.alias,
    money,
    query: requested,
  });
  const key = grid.version + (query ? `?${query}` : "");
  const { popular, tiles, groups } = highlights.get(grid) ?? highlightsOf(answer, { t, money, lastHour: last_hour });
  highlights.set(grid, { popular, tiles, groups });
  const filtering = grid.results !== undefined;
  const own = await ownGrid(visit, grid, { lastHour: last_hour, opened });
  const view: HomeView = {
    ...common,
    saved_form: true,
    ...(grid.results ? { title: `${grid.results.heading} · ${common.title}`, banners: [] } : {}),
    filtering,
    description: t("menu:description", { brand, city: city.name, groups }),
    popular: filtering
      ? []
      : answer.popular_products
        ? popular
        : await popularHere(visit, city, answer, { t, money, lastHour: last_hour }),
    tiles: visit.settings.show_popular_product_groups && !filtering ? tiles : [],
    panel: panelView(grid, requested, visit),
    menu: {
      grid_key: key,
      categories: grid.categories,
      elsewhere: requested.search ? true : undefined,
      heading: grid.results?.heading,
      found: grid.found,
    },
    favourites: own?.favourites,
    earliest,
    when,
    usual,
    usual_unknown: unknown || undefined,
    stale: visit.stale,
  };
  return { view, grid: { key, html: own?.html ?? grid.html }, status: 200 };
}

async function whenOfCart(visit: Visit): Promise<HomeView["when"]> {
  const { address, shop } = visit.place;
  if (!((await visit.orderType()) === "delivery" ? address : shop)) return undefined;
  const cart = await visit.cart().catch((error: unknown) => void asFailure(error));
  return cart && cartWhen(visit, cart);
}

/** The notice for a visitor who has not chosen a place yet. Undefined if the city makes orders now. */
function closedWords(visit: Visit, city: City): string | undefined {
  const { t, language, place } = visit;
  if (place.address || place.shop) return undefined;
  const ready = readinessOf(visit, city, {});
  const hours = laterNote(t, language, city.schedule, cityTime(visit.now(), city), ready);
  return hours && t("when:closed", { hours });
}

type OwnGrid = { html: Buffer; favourites: HomeView["favourites"] };

/**
 * The personal grid of a visitor: with their counters and, unless the menu is filtered, the shelf of their favourites.
 * Undefined if it is the same as for all.
 */
async function ownGrid(
  visit: Visit,
  grid: RenderedGrid,
  { lastHour, opened }: { lastHour: boolean; opened?: string },
): Promise<OwnGrid | undefined> {
  const keys = await favouritesOf(visit);
  if (!visit.basket.mayExist && keys.length === 0 && !opened) return undefined;
  const counters = visit.basket.mayExist
    ? await cartCounters(visit, grid.context.city, lastHour)
    : new Map<string, never>();
  const personal = { counters, favourites: new Set(keys), opened };
  const t: ShelfText = (key, values) => visit.t(`favourites:${key}`, { ...values });
  const shelf = grid.results ? "" : shelfHtml(grid, personal, t);
  return {
    html: personalGrid(grid, personal, shelf),
    favourites: keys.length > 0 ? { keys, name: shelf ? t("name") : undefined } : undefined,
  };
}

/** The panel of filters, if the menu has anything to filter by. */
function panelView({ offer, found }: RenderedGrid, query: MenuQuery, { t }: Visit): PanelView | undefined {
  const { vegetarian, vegan, spicy, allergens, price } = offer;
  if (!vegetarian && !vegan && !spicy && allergens.length === 0 && !price) return undefined;
  const { filter, problems } = filterOf(query);
  const words = (problem: PriceProblem | undefined) => problem && t(`search:price.${problem}`);
  return {
    ...offer,
    on: singleFilters(filter).length,
    show: t("search:show", { count: found }),
    from_problem: words(problems.from),
    to_problem: words(problems.to),
  };
}

type Highlights = Pick<HomeView, "popular" | "tiles"> & { groups: string };

/** The parts of the page above the grid that depend on nothing but the grid, so they are built once for each. */
const highlights = new WeakMap<RenderedGrid, Highlights>();

function highlightsOf(answer: AnswerOf<"products">, context: MenuContext): Highlights {
  const groups = shownGroups(answer.product_groups);
  return {
    popular: popularViews(answer.popular_products ?? [], context),
    tiles: tileViews(groups, context),
    groups: groups
      .slice(0, MAX_DESCRIPTION_GROUPS)
      .map(({ name }) => name)
      .join(", "),
  };
}

/**
 * The popular dishes of the chosen shop or the city, for an upstream whose menu does not have them, with the prices of
 * this menu.
 */
async function popularHere(
  visit: Visit,
  city: City,
  { product_groups }: AnswerOf<"products">,
  context: MenuContext,
): Promise<PopularView[]> {
  const shop = await chosenShop(visit);
  const here = new Map(product_groups.flatMap(({ products }) => products).map((product) => [product.key, product]));
  const named = shop?.popular_products ?? city.popular_products ?? [];
  return popularViews(
    named.flatMap(({ key }) => here.get(key) ?? []),
    context,
  );
}

function popularViews(products: readonly Product[], context: MenuContext): PopularView[] {
  return products
    .filter(isSold)
    .slice(0, MAX_POPULAR)
    .map((product) => popularView(product, context));
}

/** The first groups with the flag `show_on_main`, each with the price of its cheapest available product. */
function tileViews(groups: readonly ProductGroup[], { t, money, lastHour }: MenuContext): TileView[] {
  return groups
    .filter(({ show_on_main }) => show_on_main)
    .slice(0, MAX_TILES)
    .map(({ alias, name, images, products }) => {
      const prices = products.filter(isSold).map((product) => cardPrice(product, lastHour));
      const picture = picturePath(images?.big) ?? picturePath(products[0]?.images?.small);
      const from = prices.length > 0 ? t("menu:from", { price: formatPrice(Math.min(...prices), money) }) : undefined;
      return { alias, name, from, picture };
    });
}

const MAX_SHOWN_BANNERS = 12;

const grounds: Record<string, BannerView["ground"]> = {
  sea: "deep",
  herb: "deep",
  deep: "deep",
  leaf: "pale",
  cream: "pale",
  pale: "pale",
};

function bannerViews(city: City, { pictures }: { pictures: boolean }): BannerView[] {
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
