import { describe, expect, it } from "vitest";
import { banknotesFor, canAskChange, cashAmount, cashProblem } from "../../rules/cash";

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
  ])("for %d of %j offers %j", (total, notes, offered) => expect(banknotesFor(total, notes)).toEqual(offered));
  it("leaves the list that it was given as it was", () => {
    const notes = Object.freeze([5000, 500]);
    expect(banknotesFor(100, notes)).toEqual([500, 5000]);
  });
});

describe("cash", () => {
  it.each([
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
    ["2 000", 100, "RU", { code: "digits" }],
    ["тысяча", 100, "RU", { code: "digits" }],
    ["١٠٠", 100, "RU", { code: "digits" }],
    ["200", 34550, "TR", 400],
    ["345", 34550, "TR", 400],
    ["346", 34550, "TR", 346],
    ["345", 34500, "TR", 345],
    ["1", 30000, "TR", 300],
    ["0", 34550, "TR", 0],
    ["100", 495000, "TR", 5000],
    ["100", 500100, "TR", { code: "no_change", max: 5000 }],
  ])("%j for %d in %s", (text, total, country, result) => {
    const problem = typeof result === "number" ? undefined : result;
    expect(cashProblem(text, total, country)).toEqual(problem);
    if (problem) expect(() => cashAmount(text, total, country)).toThrow(RangeError);
    else expect(cashAmount(text, total, country)).toBe(result);
  });

  it.each([
    [0, true],
    [499999, true],
    [500000, false],
    [1e9, false],
  ])("change for %d can be asked: %s", (total, can) => expect(canAskChange(total)).toBe(can));
});
