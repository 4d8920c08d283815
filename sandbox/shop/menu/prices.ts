import type { SeedProduct } from "../../seed/catalogue/schema";
import { pricesIn } from "../../seed/catalogue/prices";
import { LIST_PERCENT } from "../../store/prices";
import type { World } from "../../world";

/** Today's prices of a dish in minor units: those of the list, unless the console has changed them. */
export function pricesToday({ store }: World, currency: string, { key, price, discount }: SeedProduct) {
  const percent = store.prices.all().get(key) ?? LIST_PERCENT;
  return pricesIn(currency, { price: Math.ceil((price * percent) / 100), discount });
}
