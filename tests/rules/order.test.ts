import { describe, expect, it } from "vitest";
import { canCancel, canRepeat, isFinal, isTracked, nextStatus, orderProgress, orderSteps } from "../../app/rules/order";

describe("what may be done", () => {
  it.each([
    // status, cancel, repeat, final, tracked
    ["accepted", true, false, false, true],
    ["cooking", false, false, false, true],
    ["sent", false, false, false, true],
    ["done", false, true, true, false],
    ["canceled", false, false, true, false],
    ["waiting_for_payment", false, false, false, true],
    ["", false, false, false, true],
    ["Accepted", false, false, false, true],
  ])("%s", (status, cancel, repeat, final, tracked) => {
    expect([canCancel(status), canRepeat(status), isFinal(status), isTracked(status)]).toEqual([cancel, repeat, final, tracked]);
  });
});

describe("steps", () => {
  it("only delivery sends", () => {
    expect(orderSteps("delivery")).toEqual(["accepted", "cooking", "sent", "done"]);
    expect(orderSteps("takeaway")).toEqual(["accepted", "cooking", "done"]);
  });
  it.each([
    ["accepted", "delivery", "cooking"], ["cooking", "delivery", "sent"], ["cooking", "takeaway", "done"], ["sent", "delivery", "done"],
    ["sent", "takeaway", undefined], ["done", "delivery", undefined], ["canceled", "delivery", undefined], ["constructor", "takeaway", undefined],
  ] as const)("after %s (%s) comes %s", (status, type, next) => expect(nextStatus(status, type)).toBe(next));
  it.each([
    ["accepted", "delivery", "now ahead ahead ahead"], ["sent", "delivery", "done done now ahead"], ["done", "delivery", "done done done done"],
    ["cooking", "takeaway", "done now ahead"], ["canceled", "takeaway", ""], ["waiting_for_payment", "takeaway", "ahead ahead ahead"],
  ] as const)("%s (%s) shows %s", (status, type, states) => expect(orderProgress(status, type).map(({ state }) => state).join(" ")).toBe(states));
});
