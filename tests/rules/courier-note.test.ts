import { describe, expect, it } from "vitest";
import { hasMoreThan, hasNote, toggledNote } from "../../rules/courier-note";

const NOTE = "Leave at the door";

describe("a request to the courier", () => {
  it.each([
    ["", NOTE],
    ["Blue gate", `Blue gate. ${NOTE}`],
    ["Blue gate.", `Blue gate. ${NOTE}`],
    ["Call me first. Blue gate", `Call me first. Blue gate. ${NOTE}`],
    ["Floor 2.5, left", `Floor 2.5, left. ${NOTE}`],
    [NOTE, ""],
    [`${NOTE}.`, ""],
    [`Blue gate. ${NOTE}. Dog`, "Blue gate. Dog"],
    ["x".repeat(190), "x".repeat(190)],
    [`${"x".repeat(183)}. ${NOTE}`, "x".repeat(183)],
  ])("%j becomes %j", (before, after) => {
    expect(toggledNote(before, NOTE, 200)).toBe(after);
    expect(hasNote(after, NOTE)).toBe(after.includes(NOTE));
  });
});

it.each([
  ["", false],
  [`${NOTE}. Call me first.`, false],
  [`Blue gate. ${NOTE}`, true],
])("hasMoreThan: %j has more than the requests: %s", (comment, more) =>
  expect(hasMoreThan(comment, [NOTE, "Call me first"])).toBe(more),
);
