import type { Product } from "../../../contract/menu";
import type { Language } from "../../../rules/languages";
import { catalogues } from "../../seed/catalogues";
import type { SeedCity, SeedShop } from "../../seed/geography/schema";
import type { World } from "../../world";
import { availabilityOf } from "../place/availability";
import { productOf } from "./menu";
import type { OrderingPlace } from "../place/ordering-place";

const MAX_POPULAR = 4;

/** The popular dishes of a city, before an order type is chosen. */
export function popularInCity(world: World, city: SeedCity, language: Language): Product[] {
  return popularIn(world, { city, order_type: city.order_types.delivery ? "delivery" : "takeaway" }, city.id, language);
}

export function popularInShop(world: World, shop: SeedShop, city: SeedCity, language: Language): Product[] {
  return popularIn(world, { city, order_type: "takeaway", shop }, shop.id, language);
}

/** Returns some of the brand's popular dishes that can be ordered. Each place starts at another one. */
function popularIn(world: World, here: OrderingPlace, place: number, language: Language): Product[] {
  const popular = catalogues[world.brand].products.filter((product) => product.popular);
  const turned = popular.map((_, index) => popular[(index + place) % popular.length] as (typeof popular)[number]);
  return turned
    .filter((product) => availabilityOf(world, product, here).type === "default")
    .slice(0, MAX_POPULAR)
    .map((product) => productOf(world, product, here, language));
}
