import { expect, it } from "vitest";
import { canTakeGift, giftState, inGiftOrder, mostOf } from "../../rules/gifts";

const gift = (count: number, max_count: number | null | undefined, is_available: boolean) => ({
  count,
  max_count,
  is_available,
});

it.each([
  ["not earned", gift(0, 1, false), "missing", 1, false],
  ["earned", gift(0, 1, true), "available", 1, true],
  ["earned, without a maximum", gift(0, undefined, true), "available", 1, true],
  ["taken", gift(1, 1, true), "taken", 1, false],
  ["taken, one of two", gift(1, 2, true), "taken", 2, true],
  ["taken, two of two", gift(2, 2, true), "taken", 2, false],
  ["taken, and no longer to be had", gift(1, 2, false), "taken", 2, false],
  ["taken more often than allowed", gift(3, 2, true), "taken", 3, false],
  ["with a maximum of none", gift(0, 0, true), "available", 1, true],
  ["with a maximum of null", gift(1, null, true), "taken", 1, false],
])("a gift %s", (_, offered, state, most, canTake) => {
  expect([giftState(offered), mostOf(offered), canTakeGift(offered)]).toEqual([state, most, canTake]);
});

it("gifts that are taken come first, then those that can be had, each in the upstream's order", () => {
  const gifts = [
    { id: 1, ...gift(0, 1, false) },
    { id: 2, ...gift(0, 1, true) },
    { id: 3, ...gift(1, 1, true) },
    { id: 4, ...gift(0, 1, true) },
    { id: 5, ...gift(2, 2, true) },
  ];
  expect(inGiftOrder(gifts).map(({ id }) => id)).toEqual([3, 5, 2, 4, 1]);
  expect(gifts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});
