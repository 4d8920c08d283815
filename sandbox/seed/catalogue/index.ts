import { mylavash } from "./mylavash";
import { nori } from "./nori";
import type { Brand, SeedCatalogue } from "./types";

export type { Brand } from "./types";

/** The two brands' menus: groups in menu order, products in the order of their groups. */
export const catalogues: Record<Brand, SeedCatalogue> = { nori, mylavash };
