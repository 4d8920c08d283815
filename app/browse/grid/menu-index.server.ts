import type { AnswerOf } from "../../../contract/calls";
import type { ProductGroup } from "../../../contract/menu";
import type { Language } from "../../../rules/languages";
import { oncePer } from "../../../server/operate/once-per";
import { hasTag } from "../../../rules/menu";
import { searchIndex, type SearchedGroup, type SearchIndex } from "../../../rules/search";
import type { MenuContext } from "./cards-view.server";

type MenuAnswer = AnswerOf<"products">;

/** The shared cache returns the same answer object until it fetches the menu again. */
const indexesOf = oncePer<MenuAnswer, Map<Language, SearchIndex>>(() => new Map());

/** The search index, built once for each answer and language. */
export function indexOf(
  answer: MenuAnswer,
  groups: readonly ProductGroup[],
  context: Pick<MenuContext, "t"> & { language: Language },
): SearchIndex {
  const cached = indexesOf(answer);
  let index = cached.get(context.language);
  if (!index) cached.set(context.language, (index = searchIndex(searched(groups, context))));
  return index;
}

const TAGS = ["vegetarian", "vegan", "spicy"] as const;

/** The searchable texts of each dish, including tags in the visitor's language. */
export function searched(groups: readonly ProductGroup[], { t }: Pick<MenuContext, "t">): SearchedGroup[] {
  return groups.map(({ name, products }) => ({
    name,
    products: products.map((product) => ({
      name: product.name,
      description: product.description,
      more: [
        ...(product.tags ?? []),
        ...TAGS.filter((tag) => hasTag(product, tag)).map((tag) => t(`menu:filters.${tag}`)),
        product.accent_text ?? "",
      ],
    })),
  }));
}
