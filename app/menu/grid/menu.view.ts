import type { TagView } from "../../ui/Tag";

/** What a card offers: put it into the cart, choose first, or nothing for now (`out`: sold out today, `soon`: it will come back). */
export type CardState = "add" | "choose" | "out" | "soon";

/** A product on its card. Money is text, with unbreakable spaces. */
export type CardView = {
  key: string;
  name: string;
  /** Weight and pieces. */
  note: string;
  /** What it is made of, cut to what two lines hold. */
  text: string;
  /** Below /pictures. */
  picture?: string;
  price: string;
  old?: string;
  /** "−15 %" */
  percent?: string;
  tag?: TagView;
  state: CardState;
  /** How many are sold at a time; absent: one. */
  step?: number;
};

export type GroupView = { alias: string; name: string; description?: string; luxe: boolean; cards: CardView[] };

export type BannerView = {
  id: number;
  title: string;
  text?: string;
  button?: string;
  picture?: string;
  ground: "accent" | "deep" | "pale";
  /** A path on this site or an address elsewhere. */
  href?: string;
  /** The banner opens this product over the menu. */
  product_key?: string;
};

export type PopularView = Pick<CardView, "key" | "name" | "price" | "picture">;

export type TileView = { alias: string; name: string; from: string; picture?: string };

export type MenuFilterView = { search: string; vegetarian: boolean; spicy: boolean; without: string[] };

/** What the menu can be filtered by: only what its products say. */
export type FilterOffer = { vegetarian: boolean; spicy: boolean; allergens: { code: string; name: string }[] };

export type MenuState = {
  /** Names the finished grid: `island.server.ts`. */
  island: string;
  categories: { alias: string; name: string }[];
  /** Products shown. */
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
  /** Undefined: the menu could not be loaded. */
  menu?: MenuState;
  /** The menu is an old one. */
  stale: boolean;
};
