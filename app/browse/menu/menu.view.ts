import type { UsualView } from "../usual/usual.view";
import type { CartView } from "../../shared/basket/cart.view";
import type { EarliestTime } from "../../fulfilment/time-slots/earliest-time.server";
import type { FilterOffer, PopularView } from "../grid/cards.view";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";

export type BannerView = {
  id: number;
  title: string;
  text?: string;
  button?: string;
  picture?: string;
  ground: "accent" | "deep" | "pale";
  /** A path on this site or a URL of another one. */
  href?: string;
  /** The banner opens this product in a modal. */
  product_key?: string;
};

/** `from` is the group's lowest price, if a product of it is available. */
export type TileView = { alias: string; name: string; from?: string; picture?: string };

export type MenuState = {
  /**
   * The version of the grid's HTML (grid/grid-html.server.ts) and the query of its filter. It identifies a grid in the
   * cache and in its URL.
   */
  grid_key: string;
  categories: { alias: string; name: string }[];
  /** The page is not divided into these categories, so their links lead to the whole menu. */
  elsewhere?: true;
  /** The heading of a search or of filters; undefined for the whole menu. */
  heading?: string;
  found: number;
};

export type PanelView = FilterOffer & {
  on: number;
  /** For example "Show 3 dishes". */
  show: string;
  /** An error message about a typed price. */
  from_problem?: string;
  to_problem?: string;
};

export type HomeView = WithSavedForm & {
  title: string;
  description: string;
  heading: string;
  path: string;
  banners: BannerView[];
  popular: PopularView[];
  tiles: TileView[];
  /** The query of the search and the filters. */
  query: string;
  /** Only a part of the menu is shown. */
  filtering: boolean;
  /**
   * The URL of the whole menu, if this page has a search or filters. Such a page is not indexed, even if it shows
   * everything.
   */
  canonical?: string;
  panel?: PanelView;
  /** Minutes left of the chosen shop's last hour; undefined outside of it. */
  last_hour?: number;
  /** The next opening of a closed city as text, if no place is chosen. */
  closed?: string;
  /** The earliest time of an order from the visitor's place, while it is closed. */
  earliest?: EarliestTime;
  /** The time of the order from the visitor's cart, if a place is chosen. */
  when?: CartView["when"];
  /** The query requests the cart, and the URL must not get an anchor. */
  opens_at_cart?: true;
  /** Its address names a group and stays as it is, so the group's heading is focused in place of an anchor. */
  opens_at_group?: true;
  /** Undefined if the menu could not be loaded. */
  menu?: MenuState;
  /** `name` is that of the group of favourites, if the menu contains any of them. */
  favourites?: { keys: readonly string[]; name?: string };
  /** The customer's last orders. */
  usual?: UsualView;
  /** Some of these could not be loaded in time. */
  usual_unknown?: true;
  /** The menu comes from the cache because the upstream did not answer. */
  stale: boolean;
};
