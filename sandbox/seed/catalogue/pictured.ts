import type { SeedModifier, SeedProduct } from "./types";

/**
 * Adds pictures to choices that are dishes of the menu, such as sauces and half rolls. `dishes` maps choice ids to dish
 * keys.
 */
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
