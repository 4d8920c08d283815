import { mylavash } from "./mylavash";
import { nori } from "./nori";
import type { Brand, SeedCatalogue } from "./types";

export type { Brand } from "./types";

/** Every brand's menu: groups in menu order, products in the order of their groups. */
export const catalogues: Record<Brand, SeedCatalogue> = { nori, mylavash };

export const brands = Object.keys(catalogues) as [Brand, ...Brand[]];
