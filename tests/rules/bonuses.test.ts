import { describe, expect, it } from "vitest";
import { bonusState, savedInPlaceOfPoints, switchState, type BonusInput, type SwitchState } from "../../rules/bonuses";
import { bonusLimit } from "../../rules/discounts";

describe("bonusState", () => {
  const suspended = { accrual_suspended: true, spend_until: "2025-05-21" };
  it.each([
    ["long before the last day", "2024-12-31", "suspended"],
    ["on the last day", "2025-05-21", "suspended"],
    ["on the day after", "2025-05-22", "over"],
    ["years later", "2030-01-01", "over"],
  ])("%s", (_, today, state) => expect(bonusState(suspended, today)).toBe(state));

  it("knows no last day while bonuses are earned", () =>
    expect(bonusState({ ...suspended, accrual_suspended: false }, "2030-01-01")).toBe("open"));
});

const rich: BonusInput = {
  signedIn: true,
  isOver: false,
  isUnavailable: false,
  isLocked: false,
  payable: 42_500,
  spent: 0,
  balance: 61_200,
};

describe("the switch of the points", () => {
  it.each<[string, Partial<BonusInput>, SwitchState]>([
    ["writes off what the dishes allow", {}, { kind: "off", limit: 42_500 }],
    ["or what there is", { balance: 31_250 }, { kind: "off", limit: 31_250 }],
    ["is on while the upstream takes more than 0 off", { spent: 42_500 }, { kind: "on", spent: 42_500, rest: 18_700 }],
    ["is on with a fraction", { spent: 10_050, balance: 10_050 }, { kind: "on", spent: 10_050, rest: 0 }],
    ["is on without a balance", { spent: 100, balance: undefined }, { kind: "on", spent: 100, rest: undefined }],
    ["is on with a balance that is smaller", { spent: 500, balance: 300 }, { kind: "on", spent: 500, rest: 0 }],
    ["has nothing to write off", { balance: 0 }, { kind: "empty" }],
    ["has nothing to write it off from", { payable: 0 }, { kind: "empty" }],
    ["is locked by a discount", { isLocked: true }, { kind: "locked" }],
    ["is off where the upstream says why", { isUnavailable: true }, { kind: "unavailable" }],
    ["is off there whatever is taken off", { isUnavailable: true, spent: 42_500 }, { kind: "unavailable" }],
    [
      "is off there for anybody",
      { isUnavailable: true, isOver: true, signedIn: false, balance: undefined },
      { kind: "unavailable" },
    ],
    ["is over", { isOver: true }, { kind: "over" }],
    ["is over for anybody", { isOver: true, signedIn: false, isLocked: true }, { kind: "over" }],
    ["is for customers", { signedIn: false, balance: undefined }, { kind: "signed_out" }],
    ["has no balance", { balance: undefined }, { kind: "unknown" }],
    [
      "can be turned off in spite of a discount",
      { spent: 100, isLocked: true },
      { kind: "on", spent: 100, rest: 61_100 },
    ],
    ["can be turned off when it is over", { spent: 100, isOver: true }, { kind: "on", spent: 100, rest: 61_100 }],
  ])("%s", (_, change, state) => expect(switchState({ ...rich, ...change })).toEqual(state));

  it.each([
    ["RUB", 58_900, 30_000, 30_000],
    ["BYN", 1_890, 963, 963],
    ["TRY", 28_900, 14_900, 14_900],
    ["KZT", 329_000, 400_000, 328_900],
    ["EUR", 1_190, 1_150, 1_090],
    ["UAH", 28_900, 14_949, 14_949],
  ])(
    "writes off in %s what is on the account, to the cent, and never the last unit of a dish",
    (_, price, balance, limit) => {
      const payable = bonusLimit([{ price, count: 1 }], 0, Infinity);
      expect(switchState({ ...rich, payable, balance })).toEqual({ kind: "off", limit });
    },
  );

  it.each([
    ["rubles", [{ price: 48_900, count: 2 }], 9_900, 2 * 48_800 + 9_900],
    ["cents", [{ price: 1_299, count: 1 }], 0, 1_199],
    ["a dish for one unit", [{ price: 100, count: 3 }], 0, 0],
    ["what is not sold", [{ price: 48_900, count: 1, type: "unavailable" }], 0, 0],
    ["a refused bag", [{ price: 900, count: 1, refused: true }], 0, 0],
  ])("keeps one unit of each item to be paid: %s", (_, lines, delivery, payable) => {
    expect(bonusLimit(lines, delivery, Infinity)).toBe(payable);
  });
});

describe("a promo code that takes the place of points", () => {
  const points = { total: 115_700, spent: 30_000 };
  it.each<[string, { total: number; spent: number }, number | undefined]>([
    ["saves less than they do", { total: 132_210, spent: 0 }, 13_490],
    ["saves nothing", { total: 145_700, spent: 0 }, 0],
    ["even costs something", { total: 150_000, spent: 0 }, 0],
    ["takes a part of them only", { total: 120_000, spent: 20_000 }, 5_700],
    ["saves as much", { total: 115_700, spent: 0 }, undefined],
    ["saves more", { total: 100_000, spent: 0 }, undefined],
    ["leaves them", { total: 120_000, spent: 30_000 }, undefined],
  ])("%s", (_, code, saved) => expect(savedInPlaceOfPoints(points, code)).toBe(saved));
});
