import { describe, expect, it } from "vitest";
import { banknotesFor, canAskChange, cashAmount, cashMax, cashProblem } from "../../rules/cash";

describe("banknotesFor", () => {
  it.each([
    [184500, [500, 1000, 2000, 5000], [2000, 5000]],
    [200000, [2000, 5000], [5000]],
    [199999, [5000, 2000, 2000], [2000, 5000]],
    [0, [0, 100], [100]],
    [500000, [500, 5000], []],
    [100, [], []],
    [100, [10000, 5000], [5000]],
    [1250, [10, 20, 50], [20, 50]],
  ])("for %d of %j offers %j", (total, notes, offered) => expect(banknotesFor(total, notes, 5000)).toEqual(offered));
  it("offers no banknote above the largest sum of the currency", () => {
    expect(banknotesFor(100, [200, 500, 501], 500)).toEqual([200, 500]);
    expect(banknotesFor(600_000, [5_000, 10_000, 20_000], 10_000)).toEqual([10_000]);
  });
  it("leaves the list that it was given as it was", () => {
    const notes = Object.freeze([5000, 500]);
    expect(banknotesFor(100, notes, 5000)).toEqual([500, 5000]);
  });
});

describe("cash", () => {
  type Problem = ReturnType<typeof cashProblem>;
  it.each<[text: string, total: number, country_code: string, result: number | Problem, max?: number]>([
    // typed, total, country, problem or amount
    ["", 184500, "RU", 0],
    ["  ", 184500, "RU", 0],
    ["0", 184500, "RU", 0],
    ["000", 184500, "RU", 0],
    ["2000", 184500, "RU", 2000],
    ["1845", 184500, "RU", 1845],
    [" 5000 ", 184500, "RU", 5000],
    ["1844", 184500, "RU", { code: "below_total", total: 184500 }],
    ["1845", 184501, "RU", { code: "below_total", total: 184501 }],
    ["5001", 184500, "RU", { code: "too_much", max: 5000 }],
    ["9".repeat(400), 184500, "RU", { code: "too_much", max: 5000 }],
    ["5000", 500000, "RU", 5000],
    ["5000", 500001, "RU", { code: "no_change", max: 5000 }],
    ["", 900000, "RU", 0],
    ["0", 900000, "RU", 0],
    ["-1", 100, "RU", { code: "digits" }],
    ["1e3", 100, "RU", { code: "digits" }],
    ["10.5", 100, "RU", { code: "digits" }],
    ["2 000", 100, "RU", 2000],
    ["2\u00a0000 ₽", 100, "RU", 2000],
    ["2000,00 руб.", 100, "RU", 2000],
    ["2000,50", 100, "RU", { code: "digits" }],
    ["2 тыс", 100, "RU", { code: "digits" }],
    ["20 000 ₸", 100, "KZ", 20_000, 50_000],
    ["1.500 TL", 100, "TR", 1500],
    ["тысяча", 100, "RU", { code: "digits" }],
    ["١٠٠", 100, "RU", 100],
    ["３０００", 100, "RU", 3000],
    ["200", 34550, "TR", 400],
    ["345", 34550, "TR", 400],
    ["346", 34550, "TR", 346],
    ["345", 34500, "TR", 345],
    ["1", 30000, "TR", 300],
    ["0", 34550, "TR", 0],
    ["100", 495000, "TR", 5000],
    ["100", 500100, "TR", { code: "no_change", max: 5000 }],
    ["100", 500100, "TR", 5100, 10000],
    ["10001", 500100, "TR", { code: "too_much", max: 10000 }, 10000],
    ["501", 3000, "DE", { code: "too_much", max: 500 }, 500],
    ["500", 3000, "DE", 500, 500],
    ["500", 50001, "DE", { code: "no_change", max: 500 }, 500],
  ])("%j for %d in %s", (text, total, country_code, result, max = 5000) => {
    const terms = { total, max, country_code };
    const problem = typeof result === "number" ? undefined : result;
    expect(cashProblem(text, terms)).toEqual(problem);
    if (problem) expect(() => cashAmount(text, terms)).toThrow(RangeError);
    else expect(cashAmount(text, terms)).toBe(result);
  });

  it.each([
    [0, 5000, true],
    [499999, 5000, true],
    [500000, 5000, false],
    [1e9, 5000, false],
    [500000, 10000, true],
    [50000, 500, false],
  ])("change for %d of at most %d can be asked: %s", (total, max, can) => expect(canAskChange(total, max)).toBe(can));

  it.each([
    ["RUB", 5000],
    ["EUR", 500],
    ["KZT", 50000],
    ["USD", 5000],
    ["toString", 5000],
  ])("the largest sum in %s is %d", (currency, max) => {
    expect(cashMax({ EUR: 500, KZT: 50_000 }, currency)).toBe(max);
  });
});
