import mylavash from "./mylavash/settings.json" with { type: "json" };
import nori from "./nori/settings.json" with { type: "json" };

/**
 * The list of brands, with their settings. The other parts of a brand are found by the name of its folder
 * (docs/adding-a-brand.md). Only the server and the build import it, because the browser needs no settings.
 */
export const brands = { nori, mylavash };

export type BrandId = keyof typeof brands;

export const brandIds = Object.keys(brands) as [BrandId, ...BrandId[]];
