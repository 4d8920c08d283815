import type { Accent } from "./accents";
import type { AllergenKey } from "./allergens";
import type { IngredientKey } from "./ingredients";
import type { Localised } from "../../texts";

export type Brand = "nori" | "mylavash";

export interface SeedGroup {
  alias: string;
  name: Localised;
  subtitle?: Localised;
  show_on_main: boolean;
}

export interface SeedModifier {
  /** Unique within its product. */
  id: string;
  name: Localised;
  /** The dish whose picture it has. */
  picture?: string;
  /** Whole rubles on top of the product's price; 0 for a choice that costs nothing. */
  price: number;
  min: number;
  max: number;
  type?: "stop";
}

/** The first modifier of a group that needs exactly one is what the kitchen does unless told otherwise. */
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
  /** Unique over both brands; also seeds the dish's picture. */
  key: string;
  /** A group's alias. */
  group: string;
  name: Localised;
  ingredients: IngredientKey[];
  /** A sentence that opens the description. */
  lead?: Localised;
  /** Whole rubles, before the discount. */
  price: number;
  /** Percent. */
  discount?: number;
  weight: { value: number; unit: "g" | "ml" };
  /** Pieces; 1 where nobody counts them. */
  quantity: number;
  sale_multiplicity: number;
  type?: "stop" | "unavailable";
  /** When it is made: minutes of the city's day, `to` exclusive. Missing: whenever we work. */
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
  groups: SeedGroup[];
  products: SeedProduct[];
}
