import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import secondTries from "../../tools/outcome/second-try.json";

/** A new journey takes the place of another, or its question is asked in process by the plain visitor of tests/app. */
const MAX_RUNS = 210;

const listed = execFileSync("node", ["node_modules/@playwright/test/cli.js", "test", "--list"], { encoding: "utf8" });

it("the journeys are no more runs than their budget has", () => {
  const runs = Number(/Total: (\d+) tests/.exec(listed)?.[1]);
  expect(runs).toBeGreaterThan(100);
  expect(runs).toBeLessThanOrEqual(MAX_RUNS);
});

it.each(secondTries)("there is the journey that may need a second try: $test", ({ test }) => {
  expect(listed.replace(/:\d+:\d+ › /g, " › ")).toContain(`] › ${test}\n`);
});
