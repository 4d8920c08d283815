import { describe, expect, it } from "vitest";
import { promocodeDiscount, tidyPromocode, type TakeOff } from "../../rules/promocode";

describe("tidyPromocode", () => {
  it.each([
    ["TASTY10", "TASTY10"],
    [" tasty10\n", "TASTY10"],
    ["", ""],
    ["  ", ""],
    ["два", "ДВА"],
  ])("%j is %j", (typed, code) => expect(tidyPromocode(typed)).toBe(code));
});

describe("promocodeDiscount", () => {
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
  ])("%j of %d is %d", (offer, subtotal, discount) => expect(promocodeDiscount(offer, subtotal)).toBe(discount));
});
