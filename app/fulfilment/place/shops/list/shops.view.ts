import { intents } from "../../../../shared/web/form/intent";
import type { CityMapView } from "../../../maps/map.view";
import type { ListedShopView, ShopInsteadView } from "../../place.view";

export type ShopRowView = ListedShopView & {
  /** The button's label. For a closed shop it names the opening time. */
  choose: string;
  /** The time of the last order, if that is soon; otherwise the ready time, if it is known. */
  note?: string;
  instead?: ShopInsteadView;
};

export type ShopsView = {
  heading: string;
  title: string;
  description: string;
  /** Undefined if they could not be loaded. */
  shops?: ShopRowView[];
  filters: { label: string; search: string; current: boolean }[];
  /** No shop passes the filters; this one comes nearest, and `search` shows it. */
  nothing?: { street: string; hours: string; search: string };
  /** The origin of the distances: the visitor's position, or an address. */
  nearest_to?: { address?: string };
  map?: CityMapView;
  on_map: boolean;
  /** The same page in its two views, with the same filters. */
  list_search: string;
  map_search: string;
  takeaway: boolean;
  /** Search engines do not index a page with a filter or a map view. */
  noindex: boolean;
};

/** The forms that `{city}/shops` handles: `near` stores the browser's position, `forget` deletes it. */
export const shopsIntents = intents("near", "forget");
