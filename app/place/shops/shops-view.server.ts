import type { City } from "../../../contract/place";
import { cityTime, formatMinutes } from "../../../rules/city-time";
import { currentWorkingDay, orderPeriods } from "../../../rules/schedule";
import { fulfils, nearestToWish, tagsOf, type ShopWish } from "../../../rules/shops";
import type { Visit } from "../../../server/visitor/visit";
import { cityMap } from "../../maps/city-map.server";
import type { ListedShopView } from "../place.view";
import { readyWords } from "./ready-time.server";
import { insteadOf, originOf, shopViews } from "./shop-list.server";
import { pointsOf, shopPins } from "./shop-pins.server";
import { chooseWords, findShop } from "./shop-view.server";
import type { ShopRowView, ShopsView } from "./shops.view";

/** The tags that are filters: more would push the list off the screen. */
const MOST_TAGS = 8;
/** The rows that say how soon an order is ready: each is a call. The nearest come first. */
const TOLD_READY = 10;
/** An order must come this many minutes before the last one that is taken, at the earliest, for that to be said. */
const SAID_BEFORE = 60;

/** The part of the map's window that surely shows every shop, in pixels: a view stands up to 64 pixels aside. */
const DESKTOP = { width: 560, height: 560 };
const PHONE = { width: 220, height: 320 };

type Found = Omit<ShopsView, "heading" | "title" | "description">;

/** The city's shops that pass the address's filters, in a list and on a map. Throws UpstreamFailure. */
export async function shopsView(visit: Visit, city: City): Promise<Found> {
  const { searchParams } = new URL(visit.request.url);
  const origin = await originOf(visit);
  const all = await shopViews(visit, city, origin);
  const tags = tagsOf(all, MOST_TAGS);
  // What no shop of this city offers is no filter, whatever the address says.
  const asked = new Set(searchParams.getAll("tag"));
  const wish: ShopWish = { open: searchParams.get("open") === "1", tags: tags.filter((tag) => asked.has(tag)) };
  const shown = all.filter((shop) => fulfils(shop, wish));
  const on_map = searchParams.get("view") === "map";
  const nearest = shown.length === 0 && all.length > 0 ? nearestToWish(all, wish) : undefined;
  const map = await cityMap(visit, city, pointsOf(all), {
    pins: shopPins(visit, shown.length > 0 ? shown : all, origin),
    description: visit.t("place:shops.map"),
    window: on_map ? PHONE : DESKTOP,
    near: on_map ? shown.find(({ chosen }) => chosen)?.at : undefined,
    collect: city.order_types.takeaway,
  });
  return {
    shops: await shopRows(visit, city, shown, { all }),
    filters: filtersOf(visit, all, wish, tags, on_map),
    nothing: nearest && {
      street: nearest.street,
      hours: nearest.hours,
      search: `${searchOf({ open: false, tags: [] }, false)}#shop-${nearest.id}`,
    },
    nearest_to: origin && { address: origin.address },
    map,
    on_map,
    list_search: searchOf(wish, false),
    map_search: searchOf(wish, true),
    takeaway: city.order_types.takeaway,
    noindex: ["open", "tag", "view", "map"].some((name) => searchParams.has(name)),
  };
}

type Rows = {
  /** The shops that may be named instead of a stopped one. */
  all: readonly ListedShopView[];
  /** The rows that say how soon an order is ready. */
  told?: number;
};

/** Shops as rows of a list. */
export function shopRows(
  visit: Visit,
  city: City,
  shown: readonly ListedShopView[],
  { all, told = TOLD_READY }: Rows,
): Promise<ShopRowView[]> {
  const asked = new Set(shown.filter(({ open, stopped }) => open && !stopped).slice(0, told));
  return Promise.all(shown.map((shop) => rowOf(visit, city, shop, { all, isTold: asked.has(shop) })));
}

async function rowOf(
  visit: Visit,
  city: City,
  shop: ListedShopView,
  { all, isTold }: { all: readonly ListedShopView[]; isTold: boolean },
): Promise<ShopRowView> {
  if (shop.stopped) return { ...shop, choose: "", instead: insteadOf(visit, shop, all) };
  const found = await findShop(visit, city, shop.id);
  const schedule = found?.schedule ?? city.schedule ?? {};
  const time = cityTime(visit.now(), city);
  const { date, minute } = currentWorkingDay(schedule, time);
  const last = orderPeriods(schedule, date).at(-1)?.to ?? 0;
  const ends = shop.open && last > minute && last - minute <= SAID_BEFORE;
  const isAsked = isTold && city.order_types.takeaway;
  const note = ends
    ? visit.t("place:shop.orderBy", { time: formatMinutes(last) })
    : isAsked
      ? await readyWords(visit, city, shop)
      : undefined;
  return { ...shop, choose: chooseWords(visit, schedule, time), note };
}

/** All, those open now, and one for each tag; a filter that is on is a link without it. */
function filtersOf(
  { t }: Visit,
  all: readonly ListedShopView[],
  wish: ShopWish,
  tags: readonly string[],
  on_map: boolean,
): ShopsView["filters"] {
  if (all.length < 2) return [];
  const toggled = (tag: string) => {
    const others = wish.tags.filter((other) => other !== tag);
    return others.length < wish.tags.length ? others : [...wish.tags, tag];
  };
  const link = (label: string, current: boolean, to: ShopWish) => ({ label, current, search: searchOf(to, on_map) });
  return [
    link(t("place:shops.all", { number: all.length }), !wish.open && wish.tags.length === 0, { open: false, tags: [] }),
    link(t("place:shops.openNow"), wish.open, { ...wish, open: !wish.open }),
    ...tags.map((tag) => link(tag, wish.tags.includes(tag), { ...wish, tags: toggled(tag) })),
  ];
}

function searchOf({ open, tags }: ShopWish, on_map: boolean): string {
  const search = new URLSearchParams();
  if (open) search.set("open", "1");
  for (const tag of tags) search.append("tag", tag);
  if (on_map) search.set("view", "map");
  return `?${search}`;
}
