import { expect, it } from "vitest";
import { bonusLimit, earnedBonuses, promocodeDiscount, tidyPromocode, type TakeOff } from "../../rules/discounts";
import type { PricedLine } from "../../rules/cart";

const roll = { price: 58900, count: 2 };
const bag = { price: 900, count: 1 };
const rich = 1_000_000;

it.each<[string, PricedLine[], number, number, number]>([
  ["nothing", [], 0, rich, 0],
  ["all but a unit of each piece", [roll], 0, rich, 117600],
  ["packages too", [roll, bag], 0, rich, 118400],
  ["the whole delivery", [roll], 9900, rich, 127500],
  ["no more than the balance", [roll, bag], 9900, 30000, 30000],
  ["an empty balance", [roll], 9900, 0, 0],
  ["a balance below zero", [roll], 9900, -500, 0],
  [
    "nothing of a line that is not sold",
    [roll, { ...roll, type: "unavailable" }, { ...roll, type: "stop" }],
    0,
    rich,
    117600,
  ],
  ["nothing of a refused bag", [roll, { ...bag, refused: true }], 0, rich, 117600],
  ["nothing of what costs a unit", [{ price: 100, count: 5 }], 0, rich, 0],
  [
    "nothing of what costs less, or nothing",
    [
      { price: 20, count: 5 },
      { price: 0, count: 9 },
    ],
    0,
    rich,
    0,
  ],
  ["cents", [{ price: 1180, count: 3 }], 290, rich, 3530],
])(
  "bonusLimit: of each dish and package that is not unavailable the price minus 1, and the delivery, up to the balance is %s",
  (_, lines, delivery, balance, limit) => expect(bonusLimit(lines, delivery, balance)).toBe(limit),
);

it.each([
  [{ subtotal: 100000, discount: 0, bonuses: 0 }, 5, 5000],
  [{ subtotal: 100000, discount: 10000, bonuses: 0 }, 5, 4500],
  [{ subtotal: 100000, discount: 0, bonuses: 30000 }, 5, 3500],
  [{ subtotal: 100000, discount: 0, bonuses: 120000 }, 5, 0],
  [{ subtotal: 1999, discount: 0, bonuses: 0 }, 5, 99],
  [{ subtotal: 0, discount: 0, bonuses: 0 }, 5, 0],
  [{ subtotal: 100000, discount: 0, bonuses: 0 }, 0, 0],
])("earnedBonuses of %j at %d %% is %d", (receipt, percent, points) =>
  expect(earnedBonuses(receipt, percent)).toBe(points),
);

it.each([
  ["TASTY10", "TASTY10"],
  [" tasty10\n", "TASTY10"],
  ["", ""],
  ["  ", ""],
  ["два", "ДВА"],
])("tidyPromocode %j is %j", (typed, code) => expect(tidyPromocode(typed)).toBe(code));

it.each<[TakeOff, number, number]>([
  [{ percent: 10 }, 117800, 11780],
  [{ percent: 15 }, 1190, 179],
  [{ percent: 0 }, 1190, 0],
  [{ percent: 100 }, 1190, 1190],
  [{ percent: 250 }, 1190, 1190],
  [{ percent: 10 }, 0, 0],
  [{ fixed: 30000 }, 117800, 30000],
  [{ fixed: 30000 }, 29999, 29999],
  [{ fixed: 30000 }, 0, 0],
  [{ fixed: -1 }, 1000, 0],
])("promocodeDiscount %j of %d is %d", (offer, subtotal, discount) =>
  expect(promocodeDiscount(offer, subtotal)).toBe(discount),
);
