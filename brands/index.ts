import mylavash from "./mylavash/settings.json";
import nori from "./nori/settings.json";

/**
 * The list of brands, with their settings. A brand's other pieces are found by the name of its folder (docs/adding-a-brand.md). For the server and
 * the build: the browser needs no settings.
 */
export const brands = { nori, mylavash };

export type BrandId = keyof typeof brands;

export const brandIds = Object.keys(brands) as [BrandId, ...BrandId[]];
