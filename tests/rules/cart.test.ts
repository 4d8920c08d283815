import { describe, expect, it } from "vitest";
import {
  deliveryFee,
  deliveryTerms,
  isFreeDelivery,
  isOrderDisabled,
  isSold,
  missingToMinimum,
  notRepeated,
  orderBlock,
  receipt,
  type DeliveryPrices,
  type DeliveryTerms,
  type OrderState,
} from "../../rules/cart";

const roll = { price: 48900, count: 2 };
const gone = { price: 30000, count: 1, type: "unavailable" };
const stopped = { price: 30000, count: 1, type: "stop" };
const bag = { price: 1000, count: 1 };

describe("receipt", () => {
  const nothing = { lines: [], packages: [], delivery: 0, discount: 0, bonuses: 0 };
  it.each([
    ["nothing", {}, { subtotal: 0, packages: 0, delivery: 0, discount: 0, bonuses: 0, full: 0, total: 0 }],
    [
      "everything",
      { lines: [roll], packages: [bag], delivery: 19900, discount: 10000, bonuses: 5000 },
      { subtotal: 97800, packages: 1000, delivery: 19900, discount: 10000, bonuses: 5000, full: 118700, total: 103700 },
    ],
    [
      "what is not sold",
      { lines: [roll, gone, stopped], packages: [{ ...bag, refused: true }] },
      { subtotal: 97800, packages: 0, full: 97800, total: 97800 },
    ],
    [
      "a discount beyond the sum",
      { lines: [bag], discount: 9900, bonuses: 500 },
      { discount: 1000, bonuses: 0, total: 0 },
    ],
    [
      "bonuses beyond what is left",
      { lines: [bag], discount: 400, bonuses: 900 },
      { discount: 400, bonuses: 600, total: 0 },
    ],
    ["negative take-offs", { lines: [bag], discount: -400, bonuses: -900 }, { discount: 0, bonuses: 0, total: 1000 }],
    [
      "cents that floats would lose",
      {
        lines: [
          { price: 10, count: 1 },
          { price: 20, count: 1 },
        ],
      },
      { subtotal: 30, total: 30 },
    ],
  ])("of %s", (_, input, expected) => expect(receipt({ ...nothing, ...input })).toMatchObject(expected));
});

it.each([
  [{}, true],
  [{ type: null, refused: null }, true],
  [{ type: "default" }, true],
  [{ type: "packet" }, true],
  [{ type: "related" }, true],
  [{ type: "stop" }, false],
  [{ type: "unavailable" }, false],
  [{ refused: true }, false],
])("isSold %j: %s", (line, sold) => expect(isSold(line)).toBe(sold));

describe("delivery prices", () => {
  const prices = { delivery: 199.5, has_free_delivery: true, free_delivery_from: 1500 };
  it.each<[DeliveryPrices, number, number]>([
    [prices, 149999, 19950],
    [prices, 150000, 0],
    [{ ...prices, has_free_delivery: false }, 150000, 19950],
    [{ ...prices, free_delivery_from: null }, 0, 0],
    [{ delivery: 0 }, 100, 0],
    [{}, 100, 0],
    [{ delivery: 99, has_free_delivery: null }, 1e9, 9900],
  ])("%j at %d cost %d", (zone, subtotal, fee) => {
    expect(deliveryFee(zone, subtotal)).toBe(fee);
    if (zone.delivery) expect(isFreeDelivery(zone, subtotal)).toBe(fee === 0);
  });

  it.each<[DeliveryPrices, DeliveryTerms]>([
    [prices, { fee: 19950, free_from: 150000 }],
    [
      { ...prices, has_free_delivery: false },
      { fee: 19950, free_from: undefined },
    ],
    [
      { ...prices, has_free_delivery: null },
      { fee: 19950, free_from: undefined },
    ],
    [{ ...prices, free_delivery_from: null }, { fee: 0 }],
    [{ ...prices, free_delivery_from: 0 }, { fee: 0 }],
    [{ ...prices, delivery: 0 }, { fee: 0 }],
    [{ delivery: 0, has_free_delivery: false }, { fee: 0 }],
    [{ delivery: 99 }, { fee: 9900, free_from: undefined }],
    [
      { has_free_delivery: true, free_delivery_from: 1500 },
      { fee: undefined, free_from: 150000 },
    ],
    [{}, { fee: undefined, free_from: undefined }],
  ])("%j are the terms %j, and those are what the receipt charges", (zone, terms) => {
    expect(deliveryTerms(zone)).toEqual(terms);
    if (terms.fee !== undefined) expect(deliveryFee(zone, (terms.free_from ?? 1e9) - 1)).toBe(terms.fee);
    if (terms.free_from) expect(deliveryFee(zone, terms.free_from)).toBe(0);
  });
});

it.each([
  [80000, 59000, 0, false, 21000],
  [80000, 79000, 1000, false, 0],
  [80000, 79000, 999, false, 1],
  [80000, 90000, 0, false, 0],
  [80000, 10000, 0, true, 0],
  [0, 0, 0, false, 0],
])("missingToMinimum to %d from %d and %d (free %s): %d", (minimum, subtotal, packages, free, missing) =>
  expect(missingToMinimum(minimum, subtotal, packages, free)).toBe(missing),
);

describe("orderBlock", () => {
  const ready: OrderState = {
    lines: [roll],
    order_type: "delivery",
    hasShop: false,
    hasAddress: true,
    missing: 0,
    authEnabled: true,
    signedIn: true,
  };
  const pickUp = { order_type: "takeaway", hasShop: true, hasAddress: false } as const;
  it.each<[string, Partial<OrderState>, string | undefined]>([
    ["nothing in the way", {}, undefined],
    ["takeaway with nothing in the way", pickUp, undefined],
    ["empty", { lines: [] }, "empty"],
    ["only zero counts", { lines: [{ count: 0 }] }, "empty"],
    ["a negative count", { lines: [{ count: -1 }] }, "empty"],
    ["no address", { hasAddress: false }, "no_address"],
    ["an address is not a shop", { ...pickUp, hasShop: false, hasAddress: true }, "no_shop"],
    ["a shop is not an address", { hasShop: true, hasAddress: false }, "no_address"],
    ["no order type", { order_type: undefined, hasAddress: false }, "no_address"],
    ["a stopped city", { cityStopped: true, hasAddress: false }, "city_stopped"],
    ["closed", { closed: true }, "closed"],
    ["a line that is gone", { lines: [roll, gone] }, "unavailable_line"],
    ["a line that stopped", { ...pickUp, lines: [roll, stopped] }, "unavailable_line"],
    ["nothing but a line that is gone", { lines: [gone, { ...roll, count: 0 }] }, "nothing_left"],
    ["a line that is gone, and of which there is none", { lines: [roll, { ...gone, count: 0 }] }, undefined],
    ["a stopped city before the shop", { ...pickUp, hasShop: false, cityStopped: true }, "city_stopped"],
    ["below the minimum", { missing: 1 }, "below_minimum"],
    ["takeaway has no minimum", { ...pickUp, missing: 21000 }, undefined],
    ["not signed in", { signedIn: false }, "sign_in"],
    ["not signed in where nobody has to", { signedIn: false, authEnabled: false }, undefined],
    ["everything: empty first", { lines: [], hasAddress: false, closed: true, missing: 5, signedIn: false }, "empty"],
    ["then the place", { lines: [gone], hasAddress: false, closed: true, missing: 5, signedIn: false }, "no_address"],
    ["then closed", { lines: [gone], closed: true, missing: 5, signedIn: false }, "closed"],
    ["then that nothing is left", { lines: [gone], missing: 5, signedIn: false }, "nothing_left"],
    ["then the minimum", { lines: [roll, gone], missing: 5, signedIn: false }, "below_minimum"],
    ["then the line", { lines: [roll, gone], signedIn: false }, "unavailable_line"],
  ])("%s", (_, change, reason) => expect(orderBlock({ ...ready, ...change })?.reason).toBe(reason));

  it.each([
    ["empty", true],
    ["city_stopped", true],
    ["nothing_left", true],
    ["below_minimum", true],
    ["no_address", false],
    ["no_shop", false],
    ["closed", false],
    ["unavailable_line", false],
    ["sign_in", false],
    [undefined, false],
  ] as const)("%s disables the button: %s", (reason, isDisabled) => expect(isOrderDisabled(reason)).toBe(isDisabled));

  it("says what is missing", () =>
    expect(orderBlock({ ...ready, missing: 21000 })).toEqual({ reason: "below_minimum", missing: 21000 }));
});

describe("notRepeated", () => {
  const gone = { title: "A gift is gone", text: "Spicy sauce" };
  it.each([
    ["nothing later", [gone], [], [gone]],
    ["the same later", [gone], [{ ...gone }], []],
    ["the same words without a title later", [gone], [{ text: "Spicy sauce" }], [gone]],
    ["a title that is null or missing", [{ title: null, text: "Gone" }], [{ text: "Gone" }], []],
    ["two, one of them later", [gone, { text: "Gone" }], [{ text: "Gone" }], [gone]],
    ["nothing earlier", [], [gone], []],
  ])("%s", (_, earlier, later, left) => expect(notRepeated(earlier, later)).toEqual(left));
});
