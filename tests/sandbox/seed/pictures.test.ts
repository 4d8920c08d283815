import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { brands, catalogues } from "../../../sandbox/seed/catalogues";

it("there is one picture for each product, and none without a product", () => {
  const keys = new Set(brands.flatMap((brand) => catalogues[brand].products).map(({ key }) => key));
  const pictured = readdirSync("sandbox/seed/pictures").map((name) => path.basename(name, ".avif"));
  expect(pictured.sort()).toEqual([...keys].sort());
});
