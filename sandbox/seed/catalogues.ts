import { mylavash } from "./catalogue/mylavash";
import { nori } from "./catalogue/nori";
import type { SeedCatalogue } from "./catalogue/types";

/** The brands of the sandbox, the default one first. All differences are in their folders. */
export const catalogues = { nori, mylavash } satisfies Record<string, SeedCatalogue>;

export type Brand = keyof typeof catalogues;

export const brands = Object.keys(catalogues) as [Brand, ...Brand[]];
