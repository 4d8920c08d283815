import { readiness } from "../../../rules/readiness";
import { currentWorkingDay, isLastHour } from "../../../rules/schedule";
import { cityTime } from "../../../rules/city-time";
import { saleMultiplicity } from "../../../rules/counts";
import { defaultSelection, priceWithModifiers } from "../../../rules/modifiers";
import { fromMinor } from "../../../rules/money";
import type { Product, ProductGroup, ProductModifiers } from "../../../contract/menu";
import type { Language } from "../../../rules/languages";
import { say } from "../../messages";
import { accents } from "../../seed/catalogue/accents";
import { describe } from "../../seed/catalogue/describe";
import { brands, catalogues, type Brand } from "../../seed/catalogues";
import { priceIn } from "../../seed/catalogue/prices";
import type { SeedModifier, SeedProduct } from "../../seed/catalogue/schema";
import type { SeedCity } from "../../seed/geography/schema";
import type { BasketLine } from "../../store/sessions";
import type { World } from "../../world";
import { availabilityOf } from "../place/availability";
import { scheduleFor } from "../place/hours";
import type { OrderingPlace } from "../place/ordering-place";
import { pricesToday } from "./prices";

interface Numbered {
  seed: SeedProduct;
  id: number;
  group_id: number;
}

/** Ids of different brands never overlap, because one database may hold dishes of both. */
const numbered = Object.fromEntries(
  brands.map((brand, index) => [brand, numberedMenu(brand, 1_000 + index * 4_000)]),
) as Record<Brand, Map<string, Numbered>>;

export function findProduct(brand: Brand, key: string): SeedProduct | undefined {
  return numbered[brand].get(key)?.seed;
}

export function productsOfGroups(brand: Brand, group_ids: readonly number[]): SeedProduct[] {
  return [...numbered[brand].values()].filter(({ group_id }) => group_ids.includes(group_id)).map(({ seed }) => seed);
}

export function multiplicity(
  world: World,
  product: SeedProduct,
  { city, order_type, shop, orderedFor }: OrderingPlace,
): number {
  if (product.sale_multiplicity === 1) return 1;
  const now = world.clock.now();
  const time = cityTime(now, city);
  const schedule = shop && scheduleFor(city, shop, now);
  const isForNow =
    orderedFor === undefined
      ? readiness({ isStopped: false, schedule, time }).isNow
      : schedule &&
        currentWorkingDay(schedule, cityTime(orderedFor, city)).date === currentWorkingDay(schedule, time).date;
  return saleMultiplicity(
    multiplicities(product),
    Boolean(isForNow) &&
      isLastHour({
        last_hour: catalogues[world.brand].last_hour,
        order_type,
        country_code: city.country.code,
        schedule,
        time,
      }),
  );
}

/** In the last hour the remaining pieces are sold singly. */
function multiplicities({ sale_multiplicity }: SeedProduct) {
  return { sale_multiplicity, sale_multiplicity_last_hour: sale_multiplicity > 1 ? 1 : undefined };
}

export function picture(key: string): string {
  return `/pictures/${key}.avif`;
}

export function productOf(world: World, product: SeedProduct, here: OrderingPlace, language: Language): Product {
  const { id, group_id } = numbered[world.brand].get(product.key) ?? { id: 0, group_id: 0 };
  const { type, alert } = availabilityOf(world, product, here);
  const prices = pricesToday(world, here.city.prices.currency_code, product);
  const modifiers = offeredModifiers(product, here.city, language);
  return {
    id,
    key: product.key,
    name: product.name[language],
    description: describe(product, language),
    price: fromMinor(prices.price),
    basic_price: fromMinor(prices.basic_price),
    discount: product.discount,
    images: { small: picture(product.key) },
    weight: product.weight,
    quantity: product.quantity,
    ...multiplicities(product),
    type,
    alert: alert && say(alert.key, language, alert.values),
    accent: product.accent,
    accent_text: product.accent && accents[product.accent][language],
    allergens: product.allergens,
    tags: product.tags,
    nutritional_value: product.nutrition,
    modifiers,
    price_with_modifiers:
      modifiers && fromMinor(priceWithModifiers(prices.price, modifiers, defaultSelection(modifiers))),
    has_related_products: Boolean(product.related?.length),
    product_group_id: group_id,
  };
}

export function offeredModifiers(
  { modifiers: { single, groups } }: SeedProduct,
  { prices }: SeedCity,
  language: Language,
): ProductModifiers | undefined {
  if (single.length + groups.length === 0) return undefined;
  const modifier = ({ id, name, picture: dish, price, min, max, type }: SeedModifier) => ({
    id,
    name: name[language],
    image: dish && picture(dish),
    price: fromMinor(priceIn(prices.currency_code, price)),
    min,
    max,
    type,
  });
  return {
    available: true,
    single: single.map(modifier),
    groups: groups.map(({ id, name, min, max, modifiers }) => ({
      id,
      name: name[language],
      min,
      max,
      modifiers: modifiers.map(modifier),
    })),
  };
}

/** The whole menu in order. Dishes of the cart's `lines` have their `count`. */
export function menuOf(
  world: World,
  here: OrderingPlace,
  language: Language,
  lines: readonly BasketLine[] = [],
): { product_groups: ProductGroup[]; popular_products: Product[] } {
  const { groups } = catalogues[world.brand];
  const all = [...numbered[world.brand].values()];
  const counted = new Map<string, number>();
  for (const { product_key, count } of lines) counted.set(product_key, (counted.get(product_key) ?? 0) + count);
  const dish = (seed: SeedProduct) =>
    Object.assign(productOf(world, seed, here, language), counted.has(seed.key) && { count: counted.get(seed.key) });
  const product_groups = groups.map(({ alias, name, subtitle, show_on_main }, index) => {
    const products = all.filter(({ seed }) => seed.group === alias).map(({ seed }) => dish(seed));
    const first = products[0];
    return {
      id: index + 1,
      alias,
      name: name[language],
      description: subtitle?.[language],
      sort: index + 1,
      show_on_main,
      images: { big: first && picture(first.key) },
      products,
    };
  });
  const popular_products = all.filter(({ seed }) => seed.popular).map(({ seed }) => dish(seed));
  return { product_groups, popular_products };
}

function numberedMenu(brand: Brand, first: number): Map<string, Numbered> {
  const { groups, products } = catalogues[brand];
  const groupIds = new Map(groups.map(({ alias }, index) => [alias, index + 1]));
  return new Map(
    products.map((seed, index) => [seed.key, { seed, id: first + index + 1, group_id: groupIds.get(seed.group) ?? 0 }]),
  );
}
