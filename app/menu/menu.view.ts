import type { EarliestTime } from "../when/earliest-time.server";
import type { FilterOffer, PopularView } from "./grid/cards.view";

export type BannerView = {
  id: number;
  title: string;
  text?: string;
  button?: string;
  picture?: string;
  ground: "accent" | "deep" | "pale";
  /** A path on this site or an address on another one. */
  href?: string;
  /** The banner opens this product in a modal. */
  product_key?: string;
};

/** `from`: the lowest price, where something of the group can be had. */
export type TileView = { alias: string; name: string; from?: string; picture?: string };

export type MenuState = {
  /** The version of the grid's HTML (grid/grid-html.server.ts) and the query of its filter: names one grid in the cache and in its address. */
  grid_key: string;
  categories: { alias: string; name: string }[];
  /** The page is in parts of its own and not in these categories: their links lead to the whole menu. */
  elsewhere?: true;
  /** What was found, and for what; undefined for the whole menu. */
  heading?: string;
  /** The number of products shown. */
  found: number;
};

/** The filters to choose from. */
export type PanelView = FilterOffer & {
  /** How many are on. */
  on: number;
  /** "Show 3 dishes" */
  show: string;
  /** What is wrong with a typed price. */
  from_problem?: string;
  to_problem?: string;
};

export type HomeView = {
  title: string;
  description: string;
  heading: string;
  path: string;
  banners: BannerView[];
  popular: PopularView[];
  tiles: TileView[];
  /** The search and the filters, as the address says them. */
  query: string;
  /** Not the whole menu is shown. */
  filtering: boolean;
  /** The address of the whole menu, if this one is of search or filters: search engines are told to leave it out, even if it shows everything. */
  canonical?: string;
  panel?: PanelView;
  /** Minutes left of the chosen shop's last hour; absent outside it. */
  last_hour?: number;
  /** The city is closed now, where no place is chosen: when it opens, in words. */
  closed?: string;
  /** The visitor's place is closed now: the earliest time that an order from it can be for. */
  earliest?: EarliestTime;
  /** The address asks for it, and has to stay as it is. */
  opens_at_cart?: true;
  /** Undefined if the menu could not be loaded. */
  menu?: MenuState;
  /** Absent where there are none. `name`: of their group, which the menu starts with if any of them is in it. */
  favourites?: { keys: readonly string[]; name?: string };
  /** The menu comes from the cache because the upstream did not answer. */
  stale: boolean;
};
