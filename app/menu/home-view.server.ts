import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Banner, City } from "../../contract/place";
import { asFailure, isOutage, UpstreamFailure } from "../../server/upstream/failure";
import { savesData } from "../../server/visitor/save-data";
import type { Visit } from "../../server/visitor/visit";
import { brands } from "../../brands";
import { minutesOfLastHour } from "../place/last-hour.server";
import { isShowTime } from "../../rules/banners";
import { cityTime } from "../../rules/city-time";
import { saleMultiplicity } from "../../rules/counts";
import { isFiltering } from "../../rules/menu";
import { CardCounter, countedProducts } from "./grid/CardCounter";
import { filterQuery, readFilter } from "./grid/filter";
import { fillHoles, menuIsland } from "./grid/grid-html.server";
import { bannerViews, inOrder, popularView, tileViews } from "./grid/menu-view.server";
import type { HomeView } from "./grid/menu.view";

const POPULAR = 5;

type HomeAnswer = { view: HomeView; grid?: Visit["grid"]; status: number };

/** The home page of a city with its grid. An upstream that does not answer leaves the menu out (503); the rest of the page stands. */
export async function homeView(visit: Visit): Promise<HomeAnswer> {
  const [city, where, left] = await Promise.all([visit.city(), visit.where(), minutesOfLastHour(visit)]);
  const last_hour = left > 0;
  const { t } = visit;
  const query = new URL(visit.request.url).searchParams;
  const filter = readFilter(query);
  const filtered = filterQuery(filter);
  const money = visit.priceFormat(city);
  const telling = { t, money };
  const name = brands[visit.brand].name;
  const common = {
    title: t("menu:title", { brand: name, city: city.name }),
    heading: t("menu:heading", { city: city.name }),
    path: visit.path() + (filtered ? `?${filtered}` : ""),
    banners: bannerViews(bannersNow(city), {
      city: city.alias,
      pictures: !savesData(visit.request.headers.get("Save-Data")),
    }),
    filter,
    filtering: isFiltering(filter),
    last_hour: left || undefined,
  };

  const answer = await visit.upstream.products(where).catch(asFailure);
  if (answer instanceof UpstreamFailure) {
    const nothing = {
      description: common.title,
      popular: [],
      tiles: [],
      offer: { vegetarian: false, spicy: false, allergens: [] },
    };
    return {
      view: { ...common, ...nothing, stale: false },
      status: isOutage(answer) || answer.kind === "limited" ? 503 : 502,
    };
  }

  const groups = inOrder(answer.product_groups);
  const variant = {
    language: visit.language,
    order_type: where.order_type,
    shop_id: where.shop_id,
    delivery_zone_id: where.delivery_zone_id,
    last_hour,
  };
  const made = menuIsland({ answer, variant, city: city.alias, money, filter });
  const version = made.version + (filtered ? `?${filtered}` : "");
  const listed = groups.slice(0, 6).map((group) => group.name);
  const view: HomeView = {
    ...common,
    description: t("menu:description", { brand: name, city: city.name, groups: listed.join(", ") }),
    popular: (answer.popular_products ?? []).slice(0, POPULAR).map((product) => popularView(product, telling)),
    tiles: visit.settings.show_popular_product_groups ? tileViews(groups, telling) : [],
    offer: made.offer,
    menu: { island: version, categories: made.categories, found: made.found },
    stale: visit.stale,
  };
  const html = visit.session ? fillHoles(made, await countersHtml(visit, city.alias, last_hour)) : made.bare;
  return { view, grid: { version, html }, status: 200 };
}

/** Those whose time it is in the city. */
function bannersNow({ banners, timezone }: City): Banner[] {
  const time = cityTime(Date.now(), timezone);
  return (banners ?? []).filter(({ schedule }) => isShowTime(schedule?.show_time, time));
}

/** The counters of what is in the cart, by product. A cart that does not load is said so by the panel; the cards then offer Add. */
async function countersHtml(visit: Visit, city: string, lastHour: boolean): Promise<Map<string, string>> {
  const cart = await visit.cart().catch(asFailure);
  if (!cart || cart instanceof UpstreamFailure) return new Map();
  const { t } = visit;
  const html = new Map<string, string>();
  const lines = Object.entries(cart.products).map(([key, line]) => ({
    ...line,
    key,
    sale_multiplicity: saleMultiplicity(line, lastHour),
  }));
  for (const product of countedProducts(lines)) {
    const { name, product_key } = product;
    const words = { less: t("menu:less", { name }), more: t("menu:more", { name }), full: t("menu:full") };
    html.set(
      product_key,
      renderToStaticMarkup(createElement("span", null, createElement(CardCounter, { product, city, words }))),
    );
  }
  return html;
}
