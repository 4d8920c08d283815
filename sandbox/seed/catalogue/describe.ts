import type { Language } from "../../../rules/languages";
import { inEveryLanguage, type Localised } from "../../texts";
import { ingredients, type IngredientKey } from "./ingredients";
import type { SeedProduct } from "./types";

/** The first letter upper case by the language's own rule: Turkish "istiridye" becomes "İstiridye". */
export function capitalised(text: string, language: Language): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join("");
}

/**
 * "Лосось, сливочный сыр, огурец, рис, нори.", after the product's own opening sentence if it has one. Where the list would
 * only repeat the name (soy sauce is made of soy sauce) that sentence stands alone.
 */
export function describe(product: Pick<SeedProduct, "ingredients" | "lead">, language: Language): string {
  if (product.lead && product.ingredients.length === 1) return product.lead[language];
  const list = product.ingredients.map((key) => ingredients[key].name[language]).join(", ");
  const sentence = `${capitalised(list, language)}.`;
  return product.lead ? `${product.lead[language]} ${sentence}` : sentence;
}

/** An ingredient as a title, for a choice that is named after it. */
export function titleOf(key: IngredientKey): Localised {
  return inEveryLanguage((language) => capitalised(ingredients[key].name[language], language));
}
