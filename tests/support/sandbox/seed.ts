import { catalogues } from "../../../sandbox/seed/catalogues";
import type { SeedProduct } from "../../../sandbox/seed/catalogue/schema";
import { cities, shops } from "../../../sandbox/seed/geography";
import type { BrandId } from "../journeys/shops";
import type { Language } from "../app/words";

export function dishName(brand: BrandId, key: string, language: Language): string {
  const dish = catalogues[brand].products.find((product) => product.key === key);
  if (!dish) throw new Error(`${brand} has no ${key}`);
  return dish.name[language];
}

/** A dish of the brand that is ordered as it is, at any hour. */
export function plainDish(brand: BrandId): string {
  const [dish] = plainDishes(brand);
  if (!dish) throw new Error(`${brand} has no plain dish`);
  return dish;
}

export function plainDishes(brand: BrandId): string[] {
  const isPlain = ({ type, served, sale_multiplicity, modifiers: { single, groups } }: SeedProduct) =>
    !type && !served && sale_multiplicity === 1 && single.length === 0 && groups.length === 0;
  return catalogues[brand].products.filter(isPlain).map(({ key }) => key);
}

export function cityName(alias: string, language: Language): string {
  const city = cities.find((one) => one.alias === alias);
  if (!city) throw new Error(`there is no ${alias}`);
  return city.name[language];
}

/** Matches a shop's street as the shop list shows it. */
export function shopStreet(id: number): RegExp {
  const shop = shops.find((one) => one.id === id);
  if (!shop) throw new Error(`there is no shop ${id}`);
  // The house number is bound to its street by a no-break space.
  return new RegExp(shop.street.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s"));
}

/** Addresses and shops that journeys order from. `phone` is the start of a local number, `rest` the number of digits after it. */
export const places = {
  spb: { address: "Невский проспект, 28", shop: 102, phone: "+7 921", rest: 7 },
  moscow: { address: "Тверская улица, 12", shop: 202, phone: "+7 916", rest: 7 },
  kazan: { address: "ул. Баумана, 38", shop: 301, phone: "+7 917", rest: 7 },
  vyborg: { address: "", shop: 401, phone: "+7 911", rest: 7 },
  minsk: { address: "проспект Независимости, 44", shop: 502, phone: "+375 29", rest: 7 },
  istanbul: { address: "İstiklal Cad. No 131", shop: 601, phone: "+90 532", rest: 7 },
  almaty: { address: "пр-т Абая, 52", shop: 701, phone: "+7 701", rest: 7 },
  berlin: { address: "Friedrichstraße, 76", shop: 801, phone: "+49 151", rest: 8 },
  kyiv: { address: "вул. Хрещатик, 22", shop: 901, phone: "+380 67", rest: 7 },
} as const;

export type CityAlias = keyof typeof places;
