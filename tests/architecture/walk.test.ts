import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { importsOf } from "../support/architecture/imports";

const [, walk = ""] = /\n## One request[^\n]*\n(.*?)\n## /s.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
const opened = [...walk.matchAll(/\*\*`([^`]+)`\*\*/g)].map(([, file = ""]) => file);

it("the walk of docs/architecture.md opens at most 15 files, each once", () => {
  expect(opened.length).toBeGreaterThan(10);
  expect(opened.length).toBeLessThanOrEqual(15);
  expect(new Set(opened).size).toBe(opened.length);
  expect(opened.filter((file) => !existsSync(file))).toEqual([]);
});

it("the walk follows imports, but where HTTP, the site map and the table of calls lead on", () => {
  const site = readFileSync("remix.config.js", "utf8");
  const imported = new Set(
    opened
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap(importsOf)
      .map(({ to }) => to),
  );
  const led = opened.filter((file) => !imported.has(file) && !site.includes(`"${file.replace("app/", "")}"`));
  expect(led).toEqual([
    "app/menu/grid/Grid.tsx",
    "app/menu/grid/MenuGrid.tsx",
    "server/app.ts",
    "remix.config.js",
    "contract/calls/cart.ts",
  ]);
});
