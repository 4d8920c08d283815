import type { ChosenModifiers, ModifierLike } from "../../../rules/modifiers";
import type { PriceFormat } from "../../../rules/money";
import type { CardState } from "../../../rules/menu";
import type { RelatedView } from "../../cart/related/related.server";
import type { TagView } from "../../shared/ui/text/Tag";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";

export type ModifierView = ModifierLike & {
  name: string;
  /** For example "+59 ₽"; undefined if it costs nothing. */
  text?: string;
  /** Defined if every modifier of the group has a picture; they are tiles then. */
  picture?: string;
};

export type ModifierGroupView = {
  id: string;
  name: string;
  min: number;
  max: number;
  /** For example "до 3", "ровно 2", "выберите от 1 до 4" (docs/specification/rules-and-calls.md#quantities). */
  limit: string;
  modifiers: ModifierView[];
};

export type AlternativeView = {
  key: string;
  name: string;
  note: string;
  text: string;
  picture?: string;
  /** The price of `sale_multiplicity` pieces. */
  price: string;
  state: "add" | "choose";
  sale_multiplicity: number;
};

export type GroupPlaceView = {
  alias: string;
  name: string;
  /** The position counts from 1. */
  place: number;
  of: number;
  previous?: { key: string; name: string };
  next?: { key: string; name: string };
};

export type ProductView = WithSavedForm & {
  title: string;
  error_title: string;
  canonical: string;
  return_to: string;
  /** `return_to` with the anchor of the dish's card. */
  back: string;
  here: string;
  favourites: readonly string[];
  key: string;
  name: string;
  tag?: TagView;
  percent?: string;
  note: string;
  text: string;
  picture?: string;
  nutrition: { name: string; value: string }[];
  /** The portion that the nutrition facts are for, such as "На 100 г". */
  per: string;
  /** The energy of the whole portion, as a sentence. */
  portion?: string;
  allergens?: string;
  /** The price of one without modifiers, in minor units. */
  price: number;
  /** The price of one with the default choice before the discount. */
  old?: string;
  money: PriceFormat;
  /** An ISO 4217 code. */
  currency_code: string;
  brand: string;
  modifiers: { single: ModifierView[]; groups: ModifierGroupView[] };
  sale_multiplicity: number;
  state: CardState;
  /** The reason why the dish cannot be ordered now. */
  gone?: string;
  /** The chosen time as text, for a dish that is not made now but may be then. */
  time?: string;
  /** Only set together with `gone`. */
  alternative?: AlternativeView;
  group?: GroupPlaceView;
  has_related: boolean;
  /** The dishes that go with it; undefined if scripts have to load them. */
  goes_with?: RelatedView[];
  typed?: Record<string, string>;
  /** Counts in the cart, by line key. */
  in_cart: Record<string, number>;
  /** The line of the cart that is being changed. */
  line?: {
    key: string;
    count: number;
    chosen: ChosenModifiers;
    /** The line's choice and price in the cart. */
    was: string;
  };
};
