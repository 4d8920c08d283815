import { expect, it } from "vitest";
import { seenNow, type SeenPrices } from "../../rules/seen-prices";

const cart = (version: number, prices: Record<string, number>, name = "anna") => ({ cart: name, version, prices });
const shown = (...carts: ReturnType<typeof cart>[]) => carts.reduce<SeenPrices | undefined>(seenNow, undefined)?.before;

it.each<[string, ReturnType<typeof cart>[], Record<string, number>]>([
  ["is nothing to say of at first", [cart(1, { soup: 449 })], {}],
  ["is nothing to say of while it stays", [cart(1, { soup: 449 }), cart(1, { soup: 449 })], {}],
  ["says what it was", [cart(1, { soup: 449 }), cart(1, { soup: 429 })], { soup: 449 }],
  [
    "says it again on the next page",
    [cart(1, { soup: 449 }), cart(1, { soup: 429 }), cart(1, { soup: 429 })],
    { soup: 449 },
  ],
  [
    "says the first price when it changes twice",
    [cart(1, { soup: 449 }), cart(1, { soup: 429 }), cart(1, { soup: 409 })],
    { soup: 449 },
  ],
  ["says nothing when it is what it was", [cart(1, { soup: 449 }), cart(1, { soup: 429 }), cart(1, { soup: 449 })], {}],
  [
    "says it with the change of the cart that brought it",
    [cart(1, { soup: 449 }), cart(2, { soup: 429 })],
    { soup: 449 },
  ],
  [
    "says it until the next change of the cart",
    [cart(1, { soup: 449 }), cart(1, { soup: 429 }), cart(2, { soup: 429 })],
    {},
  ],
  [
    "is said of its line only",
    [cart(1, { soup: 449, tea: 100 }), cart(2, { soup: 429, tea: 100, roll: 5 })],
    { soup: 449 },
  ],
  ["is not said of a line that left", [cart(1, { soup: 449, tea: 100 }), cart(2, { tea: 100 })], {}],
  ["is not said of another cart or currency", [cart(1, { soup: 449 }), cart(1, { soup: 429 }, "boris")], {}],
])("a price that changed meanwhile %s", (_, carts, before) => expect(shown(...carts)).toEqual(before));
