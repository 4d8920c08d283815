import type { Language } from "../../../rules/languages";
import { inEveryLanguage, type Localised } from "../../texts";
import { ingredientOf } from "./ingredients";
import type { SeedProduct } from "./schema";

/** Upper-cases the first letter by the language's rule: Turkish "istiridye" becomes "İstiridye". */
export function capitalised(text: string, language: Language): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join("");
}

/**
 * Returns "Лосось, сливочный сыр, огурец, рис, нори.", after the product's `lead` if it has one. The lead stands alone
 * if the list would only repeat the name (soy sauce is made of soy sauce).
 */
export function describe(product: Pick<SeedProduct, "ingredients" | "lead">, language: Language): string {
  if (product.lead && product.ingredients.length === 1) return product.lead[language];
  const list = product.ingredients.map((key) => ingredientOf(key).name[language]).join(", ");
  const sentence = `${capitalised(list, language)}.`;
  return product.lead ? `${product.lead[language]} ${sentence}` : sentence;
}

export function titleOf(key: string): Localised {
  return inEveryLanguage((language) => capitalised(ingredientOf(key).name[language], language));
}
