import type { CardView, FilterOffer, MenuFilterView } from "./grid/cards.view";

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

export type PopularView = Pick<CardView, "key" | "name" | "price" | "picture">;

export type TileView = { alias: string; name: string; from: string; picture?: string };

export type MenuState = {
  /** The version of the grid's HTML (grid/grid-html.server.ts) and the query of its filter: names one grid in the cache and in its address. */
  grid_key: string;
  categories: { alias: string; name: string }[];
  /** The number of products shown. */
  found: number;
};

export type HomeView = {
  title: string;
  description: string;
  heading: string;
  path: string;
  banners: BannerView[];
  popular: PopularView[];
  tiles: TileView[];
  filter: MenuFilterView;
  filtering: boolean;
  offer: FilterOffer;
  /** Minutes left of the chosen shop's last hour; absent outside it. */
  last_hour?: number;
  /** The address asks for it, and has to stay as it is. */
  opens_at_cart?: true;
  /** Undefined if the menu could not be loaded. */
  menu?: MenuState;
  /** Absent where there are none. `name`: of their group, which the menu starts with if any of them is in it. */
  favourites?: { keys: readonly string[]; name?: string };
  /** The menu comes from the cache because the upstream did not answer. */
  stale: boolean;
};
