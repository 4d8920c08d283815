import type { ChosenModifiers, ModifierLike } from "../../rules/modifiers";
import type { PriceFormat } from "../../rules/money";
import type { CardState } from "../../rules/menu";
import type { RelatedView } from "../cart/related/related.server";
import type { TagView } from "../ui/Tag";

export type ModifierView = ModifierLike & {
  name: string;
  /** "+59 ₽"; missing if it costs nothing. */
  text?: string;
  /** Given where every modifier beside it has one: they are tiles then. */
  picture?: string;
};

export type ModifierGroupView = {
  id: string;
  name: string;
  min: number;
  max: number;
  /** "до 3", "ровно 2", "выберите от 1 до 4" (docs/specification/rules-and-calls.md#quantities). */
  limit: string;
  modifiers: ModifierView[];
};

/** A dish of the same group that can be had. */
export type AlternativeView = {
  key: string;
  name: string;
  note: string;
  text: string;
  picture?: string;
  /** For as many as are sold at a time. */
  price: string;
  state: "add" | "choose";
  sale_multiplicity: number;
};

/** Where the dish stands in its group of the menu. */
export type GroupPlaceView = {
  alias: string;
  name: string;
  /** From 1. */
  place: number;
  of: number;
  previous?: { key: string; name: string };
  next?: { key: string; name: string };
};

/** A product as its page and its modal show it. */
export type ProductView = {
  title: string;
  error_title: string;
  canonical: string;
  return_to: string;
  /** `return_to` with the anchor of the dish's card. */
  back: string;
  /** The path of this very page. */
  here: string;
  /** The keys of the visitor's favourites. */
  favourites: readonly string[];
  key: string;
  name: string;
  tag?: TagView;
  percent?: string;
  note: string;
  text: string;
  picture?: string;
  nutrition: { name: string; value: string }[];
  /** The portion that the nutrition facts are for: "На 100 г". */
  per: string;
  allergens?: string;
  /** Minor units for one, without modifiers. */
  price: number;
  /** The price of one with the default choice before the discount. */
  old?: string;
  money: PriceFormat;
  /** ISO 4217. */
  currency_code: string;
  brand: string;
  modifiers: { single: ModifierView[]; groups: ModifierGroupView[] };
  sale_multiplicity: number;
  state: CardState;
  /** Why it cannot be ordered now. */
  gone?: string;
  /** The chosen time in words, of a dish that is not made now: it may be then. */
  time?: string;
  /** Given with `gone`, if there is one. */
  alternative?: AlternativeView;
  group?: GroupPlaceView;
  has_related: boolean;
  /** The dishes that go with it. Absent: they have not come, and scripts fetch them. */
  goes_with?: RelatedView[];
  /** The choice that the address carries, by field. */
  typed?: Record<string, string>;
  /** Counts in the cart, by line key. */
  in_cart: Record<string, number>;
  /** The line of the cart that is shown, to be changed. */
  line?: {
    key: string;
    count: number;
    chosen: ChosenModifiers;
    /** Its choice and price, as the cart has them. */
    was: string;
  };
};
