import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { outcomeOfPlaywright } from "../../tools/outcome/of-playwright.mjs";
import { refusedSecondTries } from "../../tools/outcome/second-tries.mjs";
import { summary } from "../../tools/outcome/summary.mjs";

const good = { passed: 2, skipped: 0, failed: [], repeated: [] };

describe("the last lines of npm test", () => {
  it.each([
    ["all is well", [good, good], [], ["", "Everything passed.", "4 passed, 0 failed"]],
    ["some are skipped", [{ ...good, skipped: 3 }], [], ["", "Everything passed.", "2 passed, 0 failed, 3 skipped"]],
    [
      "a test fails, with its reason in one line",
      [{ ...good, failed: [{ test: "a.test.ts › adds", why: "\u001b[31mexpected 1\u001b[39m\nto be 2" }] }],
      ["Rules"],
      ["", "Failed: a.test.ts › adds: expected 1", "Failed: Rules", "2 passed, 1 failed"],
    ],
    ["the build fails", [undefined, undefined], ["Build"], ["", "Failed: Build", "0 passed, 1 failed"]],
    [
      "a test passes only the second time",
      [{ ...good, repeated: ["a.test.ts › adds"] }],
      [],
      ["", "Passed only the second time: a.test.ts › adds", "Everything passed.", "2 passed, 0 failed"],
    ],
  ])("say when %s", (_, outcomes, steps, lines) => {
    expect(summary(outcomes, steps)).toEqual(lines);
  });
});

it("a report of Playwright is counted, and its failures are named", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, projectName: "phone", results: [{ error: message ? { message } : undefined }] }],
  });
  const inner = { title: "in Berlin", specs: [spec("dinner", "unexpected", "no dinner"), spec("lunch", "flaky")] };
  const suites = [
    { title: "order.spec.ts", specs: [spec("tea", "expected"), spec("cake", "skipped")], suites: [inner] },
  ];
  expect(outcomeOfPlaywright({ suites, errors: [{ message: "no browser" }] })).toEqual({
    passed: 2,
    skipped: 1,
    failed: [
      { test: "[phone] › order.spec.ts › in Berlin › dinner", why: "no dinner" },
      { test: "outside of all journeys", why: "no browser" },
    ],
    repeated: ["[phone] › order.spec.ts › in Berlin › lunch"],
  });
  expect(outcomeOfPlaywright(undefined)).toBeUndefined();
});

describe("a journey that passes only the second time", () => {
  const cake = "[desktop, no scripts] › order.spec.ts › in Berlin › cake";
  const listed = (since: string, test = "order.spec.ts › in Berlin › cake") => [{ test, since, reason: "An oven" }];
  it.each([
    ["is refused", [cake], [], [{ test: cake, why: "it passed only the second time" }]],
    [
      "is refused while another one is listed",
      [cake],
      listed("2026-12-01", "cake"),
      [expect.objectContaining({ test: cake })],
    ],
    ["is accepted for fourteen days while it is listed", [cake], listed("2026-11-17"), []],
    [
      "is refused once it has been listed for longer",
      [cake],
      listed("2026-11-16"),
      [{ test: cake, why: expect.stringContaining("2026-11-16") }],
    ],
    ["is no fault while it passes the first time", [], listed("2026-11-16"), []],
  ])("%s", (_, repeated, entries, refused) => {
    expect(refusedSecondTries(repeated, entries, "2026-12-01")).toEqual(refused);
  });
});

it("Vitest's tests are counted, and failures are named", () => {
  const root = path.join(import.meta.dirname, "../..");
  const folder = mkdtempSync(path.join(tmpdir(), "outcome-"));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  mkdirSync(path.join(folder, "test-results"));
  const files = {
    "a.test.mjs": `import { describe, expect, it } from "vitest";
      describe("numbers", () => { it("add", () => {}); it("fail", () => expect(1).toBe(2)); it.skip("wait", () => {}); });`,
    "b.test.mjs": `import "./not-there.mjs";`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const reporter = path.join(root, "tools/outcome/of-vitest.mjs");
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  expect(() =>
    execFileSync(process.execPath, [vitest, "run", `--reporter=${reporter}`], {
      cwd: folder,
      stdio: "pipe",
    }),
  ).toThrow();
  expect(JSON.parse(readFileSync(path.join(folder, "test-results/vitest.json"), "utf8"))).toEqual({
    passed: 1,
    skipped: 1,
    failed: [
      { test: "a.test.mjs › numbers > fail", why: "expected 1 to be 2 // Object.is equality" },
      { test: "b.test.mjs", why: expect.stringContaining("not-there") as string },
    ],
    repeated: [],
  });
});
