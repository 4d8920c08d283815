import { describe, expect, it } from "vitest";
import {
  canCancel,
  canRepeat,
  isBeingMade,
  isFinal,
  isForLater,
  isTracked,
  refundOf,
  orderProgress,
  orderSteps,
  parseOrderType,
  readOrderNumber,
} from "../../rules/order";

it.each([
  // status, cancel, final, tracked, being made; and what is done can be repeated
  ["accepted", true, false, true, true],
  ["cooking", false, false, true, true],
  ["sent", false, false, true, false],
  ["done", false, true, false, false],
  ["canceled", false, true, false, false],
  ["waiting_for_payment", false, false, true, false],
  ["", false, false, true, true],
  ["Accepted", false, false, true, true],
])("what may be done: %s", (status, cancel, final, tracked, made) => {
  expect([canCancel(status), isFinal(status), isTracked(status), isBeingMade(status)]).toEqual([
    cancel,
    final,
    tracked,
    made,
  ]);
  expect(canRepeat(status)).toBe(status === "done");
});

it.each([
  ["accepted", 7_200_001, true],
  ["cooking", 7_200_001, true],
  ["packing", 7_200_001, true],
  ["accepted", 7_200_000, false],
  ["accepted", undefined, false],
  ["accepted", null, false],
  ["waiting_for_payment", 7_200_001, false],
  ["done", 7_200_001, false],
  ["canceled", 7_200_001, false],
])("an order that is %s and expected in %s ms is for later: %s", (status, ahead, isLater) =>
  expect(isForLater(status, ahead && 1_000 + ahead, 1_000)).toBe(isLater),
);

it.each([
  ["48213", 48_213],
  [" 48 213 ", 48_213],
  ["№ 48213", 48_213],
  ["№\u00a048213", 48_213],
  ["#48213", 48_213],
  ["0048213", 48_213],
  [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
  [String(Number.MAX_SAFE_INTEGER + 1), undefined],
  ["9".repeat(400), undefined],
  ["", undefined],
  ["0", undefined],
  ["48-213", undefined],
  ["-48213", undefined],
  ["1e3", undefined],
  ["0x1F", undefined],
  ["48.5", undefined],
  ["48№213", undefined],
  ["48213 order", undefined],
  ["１２３４５", 12_345],
  ["١٢٣٤٥", 12_345],
  ["N12345", 12_345],
  ["Заказ № 12345", 12_345],
  ["Sipariş No: 12\u202f345.", 12_345],
])("the number of an order typed as %j is %s", (text, number) => expect(readOrderNumber(text)).toBe(number));

it.each([
  ["accepted", "paid", "ahead"],
  ["accepted", "held", "ahead"],
  ["accepted", "waiting", undefined],
  ["accepted", undefined, undefined],
  ["canceled", "refunded", "under way"],
  ["canceled", "paid", undefined],
  ["canceled", null, undefined],
] as const)("the money of an order that is %s and %s: %s", (status, state, refund) =>
  expect(refundOf(status, state)).toBe(refund),
);

describe("steps", () => {
  it("only delivery sends", () => {
    expect(orderSteps("delivery")).toEqual(["accepted", "cooking", "sent", "done"]);
    expect(orderSteps("takeaway")).toEqual(["accepted", "cooking", "done"]);
  });
  it.each([
    ["accepted", "delivery", "now ahead ahead ahead"],
    ["sent", "delivery", "done done now ahead"],
    ["done", "delivery", "done done done done"],
    ["cooking", "takeaway", "done now ahead"],
    ["canceled", "takeaway", ""],
    ["waiting_for_payment", "takeaway", "ahead ahead ahead"],
  ] as const)("%s (%s) shows %s", (status, type, states) =>
    expect(
      orderProgress(status, type)
        .map(({ state }) => state)
        .join(" "),
    ).toBe(states),
  );
});

it.each([
  ["delivery", "delivery"],
  ["takeaway", "takeaway"],
  [" takeaway\n", "takeaway"],
  ["deli-very1", "delivery"],
  ["'delivery'", "delivery"],
  ["DELIVERYdelivery", "delivery"],
  ["DELIVERY", undefined],
  ["Delivery", undefined],
  ["", undefined],
  ["pickup", undefined],
  ["deliverytakeaway", undefined],
  ["__proto__", undefined],
  [null, undefined],
  [undefined, undefined],
  [1, undefined],
  [["delivery"], undefined],
  [{}, undefined],
])("parseOrderType %j is %s", (value, type) => expect(parseOrderType(value)).toBe(type));
