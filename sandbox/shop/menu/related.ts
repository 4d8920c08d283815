import type { Product } from "../../../contract/menu";
import type { Language } from "../../../rules/languages";
import type { SeedProduct } from "../../seed/catalogue/schema";
import type { World } from "../../world";
import { availabilityOf } from "../place/availability";
import { findProduct, productOf, productsOfGroups } from "./menu";
import type { OrderingPlace } from "../place/ordering-place";

const MAX_RELATED = 8;

export function relatedToGroups(
  world: World,
  group_ids: readonly number[],
  here: OrderingPlace,
  language: Language,
): Product[] {
  return relatedTo(world, productsOfGroups(world.brand, group_ids), here, language);
}

export function relatedToCart(
  world: World,
  product_keys: readonly string[],
  here: OrderingPlace,
  language: Language,
): Product[] {
  const inCart = new Set(product_keys);
  const products = [...inCart].flatMap((key) => findProduct(world.brand, key) ?? []);
  return relatedTo(world, products, here, language, inCart);
}

/** Returns the related products that can be ordered; those that most of the given products name come first. */
function relatedTo(
  world: World,
  products: readonly SeedProduct[],
  here: OrderingPlace,
  language: Language,
  without: ReadonlySet<string> = new Set(),
): Product[] {
  const votes = new Map<string, number>();
  for (const key of products.flatMap(({ related = [] }) => related)) votes.set(key, (votes.get(key) ?? 0) + 1);
  const keys = [...votes.keys()]
    .filter((key) => !without.has(key))
    .sort((one, other) => (votes.get(other) ?? 0) - (votes.get(one) ?? 0));
  const found = keys
    .flatMap((key) => findProduct(world.brand, key) ?? [])
    .filter((product) => availabilityOf(world, product, here).type === "default");
  return found
    .slice(0, MAX_RELATED)
    .map((product) => ({ ...productOf(world, product, here, language), type: "related" }));
}
