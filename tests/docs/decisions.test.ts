import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions/";

/** "in force", "proposed", or "superseded by" a link to the decision that took its place. */
const STATUS = /\*\*Status\*\*: (?:in force|proposed|superseded by \[\d+\]\(([\w-]+\.md)\))/;

test.each(readdirSync(FOLDER))("%s has a date and says whether it is in force", (file) => {
  const [, ...head] = readFileSync(FOLDER + file, "utf8")
    .split("\n")
    .slice(0, 6);
  expect(head.join("\n")).toMatch(/^20\d\d-\d\d-\d\d/m);
  const [status, successor] = STATUS.exec(head.join("\n")) ?? [];
  expect(status).toBeDefined();
  if (successor) expect(existsSync(FOLDER + successor)).toBe(true);
});
