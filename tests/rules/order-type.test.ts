import { expect, it } from "vitest";
import { parseOrderType } from "../../rules/order-type";

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
])("%j is %s", (value, type) => expect(parseOrderType(value)).toBe(type));
