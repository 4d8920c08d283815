import { catalogueOf } from "./catalogue/brand";
import type { SeedCatalogue } from "./catalogue/schema";

/** The brands of the sandbox, the default one first. All differences are in their folders. */
export const brands = ["nori", "mylavash"] as const;

export type Brand = (typeof brands)[number];

export const catalogues = Object.fromEntries(brands.map((brand) => [brand, catalogueOf(brand)])) as Record<
  Brand,
  SeedCatalogue
>;
