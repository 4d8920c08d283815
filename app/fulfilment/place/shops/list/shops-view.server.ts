import type { City, Shop } from "../../../../../contract/place";
import { cityTime, formatMinutes } from "../../../../../rules/city-time";
import { fulfils, nearestToWish, tagsOf, type ShopWish } from "../../../../../rules/shops";
import type { Visit } from "../../../../../server/visitor/visit";
import { cityMap } from "../../../maps/drawing/city-map.server";
import type { ListedShopView } from "../../place.view";
import { readyWords } from "../ready-time.server";
import { insteadOf, originOf, shopViews } from "../shop-list.server";
import { pointsOf, shopPins } from "../shop-pins.server";
import { chooseWords } from "../hours-words.server";
import { readinessOf, shopsOf } from "../shop-view.server";
import type { ShopRowView, ShopsView } from "./shops.view";

/** More tag filters would push the list off the screen. */
const MAX_TAG_FILTERS = 8;
/** The nearest open shops show their ready time. Each needs an upstream call. */
const MAX_READY_TIMES = 10;
/** The time of the last order is shown if an order is possible at most this many minutes before it. */
const LAST_ORDER_NOTICE_MINUTES = 60;

/** The part of the map's window that shows every shop in any case, because a view can be up to 64 pixels off centre. */
const DESKTOP_WINDOW_PX = { width: 560, height: 560 };
const PHONE_WINDOW_PX = { width: 220, height: 320 };

type Found = Omit<ShopsView, "heading" | "title" | "description">;

/** The city's shops that pass the query's filters, as a list and on a map. Throws UpstreamFailure. */
export async function shopsView(visit: Visit, city: City): Promise<Found> {
  const { searchParams } = new URL(visit.request.url);
  const origin = await originOf(visit);
  const all = await shopViews(visit, city, origin);
  const tags = tagsOf(all, MAX_TAG_FILTERS);
  // Tags that no shop of this city has are ignored.
  const wantedTags = new Set(searchParams.getAll("tag"));
  const wish: ShopWish = { open: searchParams.get("open") === "1", tags: tags.filter((tag) => wantedTags.has(tag)) };
  const shown = all.filter((shop) => fulfils(shop, wish));
  const on_map = searchParams.get("view") === "map";
  const nearest = shown.length === 0 && all.length > 0 ? nearestToWish(all, wish) : undefined;
  const map = await cityMap(visit, city, pointsOf(all), {
    pins: shopPins(visit, shown.length > 0 ? shown : all, origin),
    description: visit.t("place:shops.map"),
    window: on_map ? PHONE_WINDOW_PX : DESKTOP_WINDOW_PX,
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
  /** The shops that may be offered instead of a stopped one. */
  all: readonly ListedShopView[];
  maxReadyTimes?: number;
};

export async function shopRows(
  visit: Visit,
  city: City,
  shown: readonly ListedShopView[],
  { all, maxReadyTimes = MAX_READY_TIMES }: Rows,
): Promise<ShopRowView[]> {
  const withReadyTime = new Set(shown.filter(({ later }) => !later).slice(0, maxReadyTimes));
  const shops = new Map((await shopsOf(visit, city)).map((shop) => [shop.id, shop]));
  return Promise.all(
    shown.flatMap((view) => {
      const shop = shops.get(view.id);
      return shop ? rowOf(visit, city, view, { all, shop, mayShowReadyTime: withReadyTime.has(view) }) : [];
    }),
  );
}

type Row = {
  all: readonly ListedShopView[];
  shop: Shop;
  mayShowReadyTime: boolean;
};

async function rowOf(
  visit: Visit,
  city: City,
  view: ListedShopView,
  { all, shop, mayShowReadyTime }: Row,
): Promise<ShopRowView> {
  if (view.stopped) return { ...view, choose: "", instead: insteadOf(visit, view, all) };
  const ready = readinessOf(visit, city, { shop });
  const time = cityTime(visit.now(), city);
  const left = ready.isNow ? (ready.minutesLeft ?? Infinity) : Infinity;
  // The hours themselves say that a shop is closed.
  const isNoted = ready.isNow ? mayShowReadyTime : view.open;
  const note =
    left <= LAST_ORDER_NOTICE_MINUTES
      ? visit.t("place:shop.orderBy", { time: formatMinutes(time.minute + left) })
      : isNoted && city.order_types.takeaway
        ? await readyWords(visit, city, shop, ready)
        : undefined;
  return { ...view, choose: chooseWords(visit, ready, time), note };
}

/** The filters "all", "open now" and one for each tag. The link of an active filter removes it. */
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
