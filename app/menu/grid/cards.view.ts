import type { CardState } from "../../../rules/menu";
import type { TagView } from "../../ui/Tag";

/** A product on its card. Money is text, with unbreakable spaces. */
export type CardView = {
  key: string;
  name: string;
  /** Weight and pieces. */
  note: string;
  /** The description, cut to two lines. */
  text: string;
  /** A path below /pictures. */
  picture?: string;
  /** The price of one press of Add. */
  price: string;
  /** Words before it: "2 for", "from". */
  of?: string;
  old?: string;
  /** "−15 %" */
  percent?: string;
  tag?: TagView;
  state: CardState;
  /** Why it cannot be had now, in the upstream's words: "From 11:00 to 16:00". */
  alert?: string;
  /** The number of pieces sold at a time, and in words; absent: 1. */
  step?: number;
  pieces?: string;
};

export type PopularView = Pick<CardView, "key" | "name" | "price" | "picture">;

export type GroupView = {
  alias: string;
  /** Empty for what is found by its name: the page's heading says it. */
  name: string;
  description?: string;
  luxe: boolean;
  cards: CardView[];
};

/** The filters that the products of this menu have values for. */
export type FilterOffer = {
  vegetarian: boolean;
  vegan: boolean;
  spicy: boolean;
  allergens: { code: string; name: string }[];
  /** The lowest and the highest price, without the currency. */
  price?: { from: string; to: string; currency: string };
};
