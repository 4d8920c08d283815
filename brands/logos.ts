import type { ComponentType } from "react";
import type { BrandId } from ".";

const modules = import.meta.glob<{ Logo: ComponentType }>("./*/logo.tsx", { eager: true });

/** The brand's mark with its name. It is decorative: its text stands beside it or labels its link. */
export function logoOf(brand: BrandId): ComponentType {
  const logo = modules[`./${brand}/logo.tsx`]?.Logo;
  if (!logo) throw new Error(`brands/${brand}/logo.tsx is missing`);
  return logo;
}
