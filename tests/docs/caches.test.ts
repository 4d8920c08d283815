import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cacheNames } from "../../server/operate/metrics";

it("docs/operating/observe.md lists the caches of the metrics", () => {
  const [, section = ""] = readFileSync("docs/operating/observe.md", "utf8").split("### Caches\n");
  const [table = ""] = section.split("\n\n");
  const listed = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(listed).toEqual([...cacheNames]);
});
