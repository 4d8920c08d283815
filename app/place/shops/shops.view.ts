import { intents } from "../../form/intent";
import type { CityMapView } from "../../maps/map.view";
import type { ListedShopView, ShopInsteadView } from "../place.view";

/** A row of the list. */
export type ShopRowView = ListedShopView & {
  /** The button's label: for when, if the shop is closed now. */
  choose: string;
  /** Until when it takes orders, if that is soon; otherwise how soon one is ready, if that is known. */
  note?: string;
  /** Of a stopped shop. */
  instead?: ShopInsteadView;
};

/** The page of {city}/shops. */
export type ShopsView = {
  heading: string;
  title: string;
  description: string;
  /** Undefined if they could not be loaded. */
  shops?: ShopRowView[];
  /** Links that switch a filter on and off; none where there is nothing to filter. */
  filters: { label: string; search: string; current: boolean }[];
  /** No shop passes the filters: the one that comes nearest, and where it is shown. */
  nothing?: { street: string; hours: string; search: string };
  /** Where the nearest are nearest to. */
  nearest_to?: { address?: string };
  map?: CityMapView;
  /** On a phone the map is shown instead of the list. */
  on_map: boolean;
  /** The same page in its two views, with the same filters. */
  list_search: string;
  map_search: string;
  takeaway: boolean;
  /** The address has a filter or a view: it is for its visitor. */
  noindex: boolean;
};

/** The forms that `{city}/shops` answers: the browser's position, and its end. */
export const shopsIntents = intents("near", "forget");
