import type { SeedProduct } from "../../seed/catalogue/types";
import { pricesIn, type Currency } from "../../seed/catalogue/prices";
import { LIST_PERCENT } from "../../store/prices";
import type { World } from "../../world";

/** Today's prices of a dish in minor units: those of the list, unless the console has changed them. */
export function pricesToday({ store }: World, currency: Currency, { key, price, discount }: SeedProduct) {
  const percent = store.prices.all().get(key) ?? LIST_PERCENT;
  return pricesIn(currency, { price: Math.ceil((price * percent) / 100), discount });
}
