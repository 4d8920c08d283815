import type { SeedModifier, SeedProduct } from "./types";

/** Gives choices that are dishes themselves, a sauce or a half roll, the dish's picture. `dishes`: by the choice's id, the dish's key. */
export function pictured(products: readonly SeedProduct[], dishes: Readonly<Record<string, string>>): SeedProduct[] {
  const withPicture = (modifier: SeedModifier) =>
    dishes[modifier.id] ? { ...modifier, picture: dishes[modifier.id] } : modifier;
  return products.map((product) => ({
    ...product,
    modifiers: {
      single: product.modifiers.single.map(withPicture),
      groups: product.modifiers.groups.map((group) => ({ ...group, modifiers: group.modifiers.map(withPicture) })),
    },
  }));
}
