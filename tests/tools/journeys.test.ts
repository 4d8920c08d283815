import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** A new journey takes the place of another, or its question is asked in process by the plain visitor of tests/app. */
const MAX_RUNS = 210;

it("the journeys are no more runs than their budget has", { timeout: 60_000 }, () => {
  const listed = execFileSync("node", ["node_modules/@playwright/test/cli.js", "test", "--list"], { encoding: "utf8" });
  const runs = Number(/Total: (\d+) tests/.exec(listed)?.[1]);
  expect(runs).toBeGreaterThan(100);
  expect(runs).toBeLessThanOrEqual(MAX_RUNS);
});
