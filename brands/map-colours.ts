import type { BrandId } from ".";
import type nori from "./nori/map.json";
import { tokenOf, type Scheme } from "./tokens";

type OwnColours = (typeof nori)[Scheme];

/** No two roles have the same light colour: the map's style sheet finds what becomes dark by it. */
export type MapColours = OwnColours & { zone: string; zoneLine: string };

const files = import.meta.glob<Record<Scheme, OwnColours>>("./*/map.json", { import: "default", eager: true });

/**
 * The colours of a brand's map in both schemes: those of land and water, and the accent for delivery zones. Only the
 * server draws it.
 */
export function mapColours(brand: BrandId): Record<Scheme, MapColours> {
  const own = files[`./${brand}/map.json`];
  if (!own) throw new Error(`brands/${brand}/map.json is missing`);
  const inScheme = (scheme: Scheme) => ({
    ...own[scheme],
    zone: tokenOf(brand, "accent", scheme),
    zoneLine: tokenOf(brand, "accent-text", scheme),
  });
  return { light: inScheme("light"), dark: inScheme("dark") };
}
