import type { Product, ProductGroup } from "../../../../contract/menu";
import { hasTag } from "../../../../rules/menu";

type Around = {
  name: string;
  language: string;
  /** Returns the URL of a page of the city. */
  addressOf: (page: string) => string;
  fileOf: (picture: string | null | undefined) => string | undefined;
  priceOf: (product: Product) => { price: string; priceCurrency: string };
};

/** Groups of the menu in the vocabulary of schema.org. */
export function structuredMenu(
  groups: readonly ProductGroup[],
  { name, language, addressOf, fileOf, priceOf }: Around,
) {
  return {
    "@context": "https://schema.org",
    "@type": "Menu",
    name,
    url: addressOf("menu"),
    inLanguage: language,
    hasMenuSection: groups.map((group) => ({
      "@type": "MenuSection",
      name: group.name,
      url: addressOf(`menu/${encodeURIComponent(group.alias)}`),
      hasMenuItem: group.products.map((product) => {
        const image = fileOf(product.images?.small);
        const diet = dietOf(product);
        return {
          "@type": "MenuItem",
          name: product.name,
          url: addressOf(`product/${encodeURIComponent(product.key)}`),
          ...(product.description && { description: product.description }),
          ...(image && { image }),
          ...(diet && { suitableForDiet: `https://schema.org/${diet}` }),
          offers: { "@type": "Offer", ...priceOf(product) },
        };
      }),
    })),
  };
}

const dietOf = (product: Product) =>
  hasTag(product, "vegan") ? "VeganDiet" : hasTag(product, "vegetarian") ? "VegetarianDiet" : undefined;
