import { describe, expect, it } from "vitest";
import { bonusState } from "../../rules/bonuses";

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
