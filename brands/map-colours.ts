import type { BrandId } from ".";
import type nori from "./nori/map.json";
import { tokenOf } from "./tokens";

type OwnColours = typeof nori;

export type MapColours = OwnColours & { zone: string; zoneLine: string };

const files = import.meta.glob<OwnColours>("./*/map.json", { import: "default", eager: true });

/**
 * The colours of a brand's map: those of land and water, and the accent for delivery zones. Only the server draws it.
 */
export function mapColours(brand: BrandId): MapColours {
  const own = files[`./${brand}/map.json`];
  if (!own) throw new Error(`brands/${brand}/map.json is missing`);
  return { ...own, zone: tokenOf(brand, "accent"), zoneLine: tokenOf(brand, "accent-text") };
}
