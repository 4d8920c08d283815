import type { Accent } from "./accents";
import type { AllergenKey } from "./pantry/allergens";
import type { SeedBanner } from "./banners";
import type { SeedGift } from "./gifts";
import type { IngredientKey } from "./ingredients";
import type { PromotionAlias } from "../offers/promotions";
import type { Localised } from "../../texts";

export interface SeedGroup {
  alias: string;
  name: Localised;
  subtitle?: Localised;
  show_on_main: boolean;
}

export interface SeedModifier {
  id: string;
  name: Localised;
  picture?: string;
  price: number;
  min: number;
  max: number;
  type?: "stop";
}

/** In a group that needs exactly one modifier, the first is the default. */
export interface SeedModifierGroup {
  id: string;
  name: Localised;
  min: number;
  max: number;
  modifiers: SeedModifier[];
}

export interface SeedModifiers {
  single: SeedModifier[];
  groups: SeedModifierGroup[];
}

/** Grams, and kilocalories, per 100 g. */
export interface Nutrition {
  proteins: number;
  fats: number;
  carbohydrates: number;
  kilocalories: number;
}

export interface SeedProduct {
  /** Unique across brands; also the random seed of the dish's picture. */
  key: string;
  group: string;
  name: Localised;
  ingredients: IngredientKey[];
  /** A sentence that opens the description. */
  lead?: Localised;
  /** Whole rubles, before the discount. */
  price: number;
  discount?: number;
  weight: { value: number; unit: "g" | "ml" };
  /** Number of pieces; 1 if not counted. */
  quantity: number;
  sale_multiplicity: number;
  type?: "stop" | "unavailable";
  /**
   * The dish is made between these minutes from the city's midnight, `to` exclusive; missing means during all working
   * hours.
   */
  served?: { from: number; to: number };
  accent?: Accent;
  tags: ("vegetarian" | "spicy")[];
  allergens: AllergenKey[];
  nutrition: Nutrition;
  modifiers: SeedModifiers;
  popular?: boolean;
  related?: string[];
}

export interface SeedCatalogue {
  /** The brand's name in the names of its shops and companies. */
  name: string;
  has_points: boolean;
  /** Dishes are sold one by one in a shop's last hour. The brand's settings have the same switch. */
  last_hour: boolean;
  groups: SeedGroup[];
  /** The products are in the order of their groups. */
  products: SeedProduct[];
  banners: readonly SeedBanner[];
  gifts: readonly SeedGift[];
  /** Key of the dish whose picture a promotion of the chain shows. */
  promotion_pictures: Record<PromotionAlias, string>;
}
