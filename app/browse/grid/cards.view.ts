import type { CardState } from "../../../rules/menu";
import type { TagView } from "../../shared/ui/text/Tag";

/** A product on its card. Prices are text with no-break spaces. */
export type CardView = {
  key: string;
  name: string;
  note: string;
  /** The description, cut to two lines. */
  text: string;
  picture?: string;
  /** The price of one press of Add. */
  price: string;
  /** A text before the price: "2 for", "from". */
  of?: string;
  old?: string;
  /** For example "−15 %". */
  percent?: string;
  tag?: TagView;
  state: CardState;
  /** The upstream's text why the product is unavailable now, such as "From 11:00 to 16:00". */
  alert?: string;
  /** The number of pieces that are sold at a time, also as text; undefined for 1. */
  step?: number;
  pieces?: string;
};

export type PopularView = Pick<CardView, "key" | "name" | "price" | "picture">;

export type GroupView = {
  alias: string;
  /** Empty for products that were found by name, because the page's heading is sufficient. */
  name: string;
  description?: string;
  luxe: boolean;
  cards: CardView[];
};

/** The filters for which products of this menu have values. */
export type FilterOffer = {
  vegetarian: boolean;
  vegan: boolean;
  spicy: boolean;
  allergens: { code: string; name: string }[];
  /** The lowest and the highest price, without the currency. */
  price?: { from: string; to: string; currency: string };
};
